/*
 * Of what a view transition moves browsers change the width and height, in step with the page's own work. These transforms look the same
 * and move beside it: the whole is scaled, what is in it scaled against it so that it covers the whole undistorted.
 */

type Box = { x: number; y: number; width: number; height: number }

const STEPS = 12

export function moveByTransforms(name: string) {
  const group = groupOf(name)
  const [first, last] = group?.getKeyframes() ?? []
  if (!group || !first || !last) return
  const [from, to] = [boxOf(first), boxOf(last)]
  const boxes = Array.from({ length: STEPS + 1 }, (_, step) => between(from, to, step / STEPS))
  group.updateTiming({ easing: first.easing })
  group.setKeyframes(
    boxes.map(({ x, y, width, height }) => ({
      transform: `translate(${x}px, ${y}px) scale(${width / to.width}, ${height / to.height})`,
    })),
  )
  for (const [part, picture] of [
    ['old', from],
    ['new', to],
  ] as const)
    document.documentElement.animate(
      boxes.map((box) => {
        const cover = Math.max(box.width / picture.width, box.height / picture.height)
        const [x, y] = [(cover * picture.width) / box.width, (cover * picture.height) / box.height]
        return { transform: `scale(${x}, ${y})` }
      }),
      { ...group.getTiming(), fill: 'none', pseudoElement: `::view-transition-${part}(${name})` },
    )
}

function groupOf(name: string): KeyframeEffect | undefined {
  const pseudoElement = `::view-transition-group(${name})`
  return document
    .getAnimations()
    .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect : []))
    .find((effect) => effect.pseudoElement === pseudoElement)
}

function boxOf({ transform, width, height }: ComputedKeyframe): Box {
  const { e: x, f: y } = new DOMMatrix(String(transform))
  return { x, y, width: Number.parseFloat(String(width)), height: Number.parseFloat(String(height)) }
}

function between(from: Box, to: Box, part: number): Box {
  const mix = (key: keyof Box) => from[key] + (to[key] - from[key]) * part
  return { x: mix('x'), y: mix('y'), width: mix('width'), height: mix('height') }
}
