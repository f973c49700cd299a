import panoramaPhone from '#frontend/assets/pictures/home/panorama-640.webp'
import panorama960 from '#frontend/assets/pictures/home/panorama-960.webp'
import panorama1600 from '#frontend/assets/pictures/home/panorama-1600.webp'

/** Plain, river and foothills, printed; its sky runs into the bar above. Phones get a cut of their own. */
export function Panorama() {
  return (
    <picture className="panorama">
      <source media="(max-width: 39.99rem)" srcSet={panoramaPhone} />
      <img
        src={panorama960}
        srcSet={`${panorama960} 960w, ${panorama1600} 1600w`}
        sizes="100vw"
        alt=""
        width={1600}
        height={800}
        fetchPriority="high"
      />
    </picture>
  )
}
