import type { Map as LeafletMap } from 'leaflet'

/** Leaflet would end the movement of a zoom on a map that is gone: it is told now that it has ended. */
export function endZoom(map: LeafletMap) {
  const moving = map.getContainer().querySelector('.leaflet-proxy')
  // It listens to the older name where a browser knows that.
  for (const ended of ['transitionend', 'webkitTransitionEnd'])
    moving?.dispatchEvent(new TransitionEvent(ended, { propertyName: 'transform' }))
}
