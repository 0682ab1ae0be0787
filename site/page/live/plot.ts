// Small drawings of the tiles: SVG elements in a square of units, from lower left to upper right.
const SVG = 'http://www.w3.org/2000/svg';

export function shape(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

/** Of a drawing: how data become its coordinates, and back. */
export class Frame {
  private readonly svg: SVGSVGElement;
  private readonly x: readonly [number, number];
  private readonly y: readonly [number, number];

  constructor(svg: SVGSVGElement, x: readonly [number, number], y: readonly [number, number]) {
    this.svg = svg;
    this.x = x;
    this.y = y;
  }

  private get size(): DOMRect {
    return this.svg.viewBox.baseVal as unknown as DOMRect;
  }

  toX = (value: number): number => ((value - this.x[0]) / (this.x[1] - this.x[0])) * this.size.width;
  toY = (value: number): number => ((this.y[1] - value) / (this.y[1] - this.y[0])) * this.size.height;

  /** Where a pointer is, in data. */
  at({ clientX, clientY }: MouseEvent): readonly [number, number] {
    const box = this.svg.getBoundingClientRect();
    const across = (clientX - box.left) / box.width;
    const down = (clientY - box.top) / box.height;
    return [this.x[0] + across * (this.x[1] - this.x[0]), this.y[1] - down * (this.y[1] - this.y[0])];
  }

  path(points: readonly (readonly [number, number])[]): string {
    return points
      .map(([x, y], k) => `${k === 0 ? 'M' : 'L'}${this.toX(x).toFixed(1)} ${this.toY(y).toFixed(1)}`)
      .join('');
  }

  show(...shapes: readonly SVGElement[]): void {
    for (const old of [...this.svg.children]) if (old.tagName !== 'title') old.remove();
    this.svg.append(...shapes);
  }
}
