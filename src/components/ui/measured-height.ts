/** Custom properties of the document with which what stands at the bottom of the screen makes room for each other. */
type HeightProperty =
  /** The height of the toasts. */
  | '--toast-room'
  /** How far the toasts stand above the bottom: what people type into must not be covered. */
  | '--toast-lift'

/** A ref that keeps the height of its element in a custom property while it is mounted [TOAST6]. */
export function measuredHeight(property: HeightProperty) {
  return (element: HTMLElement | null): (() => void) | undefined => {
    if (!element) return undefined
    const { style } = document.documentElement
    const measure = () => style.setProperty(property, `${element.offsetHeight}px`)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }
}
