import {
  BrickWall,
  Car,
  Check,
  Construction,
  CornerUpRight,
  Droplets,
  Fence,
  FireExtinguisher,
  type LucideIcon,
  ShieldCheck,
  Snowflake,
  Trees,
  Truck,
  UserRound,
  WavesLadder,
  Zap,
} from 'lucide-react'
import { Icon } from '#frontend/ui/icon.tsx'
import type { KnownFeature } from './known-features.ts'

const ICONS: Record<KnownFeature['name'], LucideIcon> = {
  garden: Trees,
  garage: Car,
  gatedCommunity: Fence,
  servantRoom: UserRound,
  swimmingPool: WavesLadder,
  loadingDock: Truck,
  hasCraneFacility: Construction,
  powerBackup: Zap,
  waterSupply: Droplets,
  security: ShieldCheck,
  fireSafety: FireExtinguisher,
  isColdStorageAvailable: Snowflake,
  isCornerPlot: CornerUpRight,
  boundaryWall: BrickWall,
  amenity: Check,
}

export function FeatureList({ features }: { features: readonly KnownFeature[] }) {
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2">
      {features.map(({ name, text, isThere }) => (
        <li
          key={name + text}
          className="flex min-h-11 min-w-0 items-center gap-3 border-b border-mist-200 py-1.5 leading-snug"
        >
          <Icon of={ICONS[name]} className={isThere ? 'text-tea-700' : 'text-ink-500'} />
          <span className={isThere ? 'min-w-0' : 'min-w-0 text-ink-700'}>{text}</span>
        </li>
      ))}
    </ul>
  )
}
