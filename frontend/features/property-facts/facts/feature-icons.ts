import {
  BrickWall,
  Car,
  Check,
  CornerUpRight,
  Droplets,
  Fence,
  FireExtinguisher,
  type IconNode,
  ShieldCheck,
  Snowflake,
  Trees,
  UserRound,
  WavesLadder,
} from 'lucide'
import type { KnownFeature } from './known-features.ts'

export const FEATURE_ICONS: Record<KnownFeature['name'], IconNode> = {
  garden: Trees,
  garage: Car,
  gatedCommunity: Fence,
  servantRoom: UserRound,
  swimmingPool: WavesLadder,
  waterSupply: Droplets,
  security: ShieldCheck,
  fireSafety: FireExtinguisher,
  isColdStorageAvailable: Snowflake,
  isCornerPlot: CornerUpRight,
  boundaryWall: BrickWall,
  amenity: Check,
}
