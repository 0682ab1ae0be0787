// One cycle of flexible GMRES for one right-hand side: the space, its orthogonal images under A, and the combination with the least
// residual; the latter also for spaces that are kept elsewhere.

/** Directions of a cycle at most. */
export const MOST_DIRECTIONS = 30;
/** A residual that has become smaller by this is made of rounding errors: x is checked, and another cycle started from there. */
const EXHAUSTED = 2 ** -44;
/** An image whose part outside the space is smaller than this is none. */
const DEPENDENT = 2 ** -50;

const dot = (x: Float64Array, y: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < x.length; i++) sum += x[i]! * y[i]!;
  return sum;
};

/** ||x||_2 without overflow or underflow of squares. */
function norm(x: Float64Array): number {
  let size = 0;
  for (const value of x) size = Math.max(size, Math.abs(value));
  if (!(size > 0 && size < Infinity)) return size;
  let sum = 0;
  for (const value of x) sum += (value / size) ** 2;
  return size * Math.sqrt(sum);
}

/**
 * The combination y of directions Z for which ||r - A Z y||_2 is least, from what an orthonormal basis V, V(0) = r / ||r||, makes of their
 * images: by rotations that turn V^T A Z into a triangle.
 */
export class LeastResidual {
  /** ||r - A Z y||_2 for the directions so far. */
  residual: number;
  /** Columns of the triangle; what the rotations make of ||r|| e(0). */
  private readonly T: number[][] = [];
  private readonly g: number[];
  private readonly rotations: (readonly [c: number, s: number])[] = [];

  constructor(norm: number) {
    this.residual = norm;
    this.g = [norm];
  }

  /** Directions so far. */
  get count(): number {
    return this.T.length;
  }

  /**
   * Adds a direction whose image is V column + outside V(next); column is changed. False, and nothing is added, if less than `least` of the
   * image is left by the rotations: it lies in those of the other directions; or if there is NaN in it.
   */
  add(column: number[], outside: number, least: number): boolean {
    const { g, rotations } = this;
    for (const [i, [c, s]] of rotations.entries()) {
      const [a, b] = [column[i]!, column[i + 1]!];
      [column[i], column[i + 1]] = [c * a + s * b, c * b - s * a];
    }
    const j = rotations.length;
    const diagonal = Math.hypot(column[j]!, outside);
    if (!(diagonal > least)) return false;
    const [c, s] = [column[j]! / diagonal, outside / diagonal];
    rotations.push([c, s]);
    column[j] = diagonal;
    [g[j], g[j + 1]] = [c * g[j]!, -s * g[j]!];
    this.T.push(column);
    this.residual = Math.abs(g[j + 1]!);
    return true;
  }

  /** y */
  combination(): number[] {
    const { T, count } = this;
    const y = this.g.slice(0, count);
    for (let j = count - 1; j >= 0; j--) {
      y[j] = y[j]! / T[j]![j]!;
      for (let i = 0; i < j; i++) y[i] = y[i]! - T[j]![i]! * y[j]!;
    }
    return y;
  }
}

/** From a residual r: asks for Z(j), an approximation of A^-1 V(j), and A Z(j), and minimizes ||r - A Z y||_2. */
export class Cycle {
  private readonly goal: number;
  private readonly beta: number;
  /** Orthonormal, V(0) = r / beta. */
  private readonly V: Float64Array[];
  private readonly Z: Float64Array[] = [];
  private readonly least: LeastResidual;

  /** Ends when the residual's 2-norm is at most `goal`. */
  constructor(r: Float64Array, goal: number) {
    this.goal = goal;
    this.beta = norm(r);
    this.V = [r.map((value) => value / this.beta)];
    this.least = new LeastResidual(this.beta);
  }

  /** V(j), whose solution is wanted. */
  get direction(): Float64Array {
    return this.V.at(-1)!;
  }

  /** Adds z with w = A z, which is changed. False if the cycle is to end. */
  extend(z: Float64Array, w: Float64Array): boolean {
    const { V, least } = this;
    const whole = norm(w);
    // Twice is enough, also where A z hardly leaves the space.
    const column = new Array<number>(V.length).fill(0);
    for (let pass = 0; pass < 2; pass++) {
      for (const [i, v] of V.entries()) {
        const part = dot(v, w);
        column[i] = column[i]! + part;
        for (let l = 0; l < w.length; l++) w[l] = w[l]! - part * v[l]!;
      }
    }
    const outside = norm(w);
    if (!least.add(column, outside, DEPENDENT * whole)) return false;
    this.Z.push(z.slice());
    if (!(least.residual > this.goal && least.residual > EXHAUSTED * this.beta)) return false;
    if (this.Z.length >= Math.min(MOST_DIRECTIONS, w.length) || !(outside > DEPENDENT * whole)) return false;
    V.push(w.map((value) => value / outside));
    return true;
  }

  /** x := x + Z y */
  correct(x: Float64Array): void {
    const y = this.least.combination();
    for (const [j, z] of this.Z.entries()) for (let i = 0; i < x.length; i++) x[i] = x[i]! + y[j]! * z[i]!;
  }
}
