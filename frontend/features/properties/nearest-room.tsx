/** Keeps what stands below out of sight until it is known what comes nearest to one or two results. */
export const NearestRoom = () => <div className="h-screen md:h-16 in-[.beside-map]:!h-screen" />
