import type { Map as LeafletMap } from 'leaflet'

/**
 * Ends a zoom that still moves. Leaflet forgets the next zoom while one moves, and takes a map that was moved
 * meanwhile back to where the zoom was going; on a map that is gone its end would fail.
 */
export function endZoom(map: LeafletMap): LeafletMap {
  const moving = map.getContainer().querySelector('.leaflet-proxy')
  // It listens to the older name where a browser knows that.
  for (const ended of ['transitionend', 'webkitTransitionEnd'])
    moving?.dispatchEvent(new TransitionEvent(ended, { propertyName: 'transform' }))
  return map
}
