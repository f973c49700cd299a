/** As high as what each of the nearest differs in, where these stand beside; else what stands below is kept out of sight. */
const ROOM = { 1: 'sm:h-13', 2: 'md:h-13' }

/** The room of what comes nearest to one or two results, until it is known. */
export const NearestRoom = ({ found }: { found: number }) => (
  <div className={`h-screen in-[.beside-map]:!h-screen ${ROOM[found === 1 ? 1 : 2]}`} />
)
