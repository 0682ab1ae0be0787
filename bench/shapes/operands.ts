// Operands that all products of bench/shapes.ts share: long arrays of pseudo-random numbers that repeat, so that any element is known
// without a copy on the host; and the proof of a product by elements of C here and there.
import { floatsToHalves, halfToNumber } from '../../src/core/half.ts';
import type { Context, DeviceBuffer } from '../../src/index.ts';
import type { Shape } from './list.ts';

/** A prime, so that no leading dimension falls into step with it. */
const PERIOD = 1000003;

const numbers = (seed: number): Float32Array => {
  let state = seed;
  return Float32Array.from({ length: PERIOD }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  });
};

interface Factor<P extends 's' | 'h'> {
  readonly data: DeviceBuffer<P>;
  /** One period of its elements, as they were rounded. */
  readonly values: Float32Array;
}

/** Buffers of one precision for every shape. */
export class Operands<P extends 's' | 'h'> {
  readonly A: Factor<P>;
  readonly B: Factor<P>;
  readonly C: DeviceBuffer<P>;
  private readonly context: Context;
  private readonly prec: P;

  constructor(context: Context, prec: P, shapes: readonly Shape[]) {
    this.context = context;
    this.prec = prec;
    const most = (size: (s: Shape) => number): number => Math.max(...shapes.map(size));
    this.A = this.factor(
      1,
      most(([m, , k]) => m * k),
    );
    this.B = this.factor(
      2,
      most(([, n, k]) => n * k),
    );
    this.C = context.alloc(
      prec,
      most(([m, n]) => m * n),
    ) as DeviceBuffer<P>;
  }

  private factor(seed: number, length: number): Factor<P> {
    const period = numbers(seed);
    const stored = this.prec === 'h' ? floatsToHalves(period) : period;
    const values = this.prec === 'h' ? Float32Array.from(stored, halfToNumber) : period;
    const all = new (this.prec === 'h' ? Uint16Array : Float32Array)(length);
    for (let at = 0; at < length; at += PERIOD) all.set(stored.subarray(0, Math.min(PERIOD, length - at)), at);
    return { data: this.context.upload(this.prec, all as never) as DeviceBuffer<P>, values };
  }

  dispose(): void {
    for (const buffer of [this.A.data, this.B.data, this.C]) buffer.dispose();
  }

  /** Runs of elements of C: corners, and some in between. */
  private runs([m, n, k]: Shape): { at: number; i: number; j: number; length: number }[] {
    const length = Math.min(m, 16);
    const count = Math.max(3, Math.min(12, Math.floor(3e6 / (k * length))));
    return Array.from({ length: count }, (_, r) => {
      const far = r === 1 ? 1 : r === 0 ? 0 : (r * 0.618) % 1;
      const i = Math.round(far * (m - length));
      const j = Math.round((r === 2 ? 1 : far) * (n - 1));
      return { at: i + j * m, i, j, length };
    });
  }

  /** Overwrites what is going to be looked at, so that a product that writes nothing is found out. */
  poison(shape: Shape): void {
    for (const { at, length } of this.runs(shape)) {
      const bad = this.prec === 'h' ? new Uint16Array(length).fill(0x7e00) : new Float32Array(length).fill(Number.NaN);
      this.context.write(this.C.at(at) as never, bad as never);
    }
  }

  /** The worst error of C = A B, over the bound of one that is right: below 1 it is. NaN if C is. */
  async error(shape: Shape): Promise<number> {
    const [m, , k] = shape;
    let worst = 0;
    for (const { at, i, j, length } of this.runs(shape)) {
      const found = await this.context.download(this.C.at(at) as never, length);
      for (let q = 0; q < length; q++) {
        let [sum, gauge] = [0, 0];
        let [a, b] = [(i + q) % PERIOD, (j * k) % PERIOD];
        const step = m % PERIOD;
        for (let l = 0; l < k; l++) {
          const term = this.A.values[a]! * this.B.values[b]!;
          sum += term;
          gauge += Math.abs(term);
          a += step;
          if (a >= PERIOD) a -= PERIOD;
          if (++b === PERIOD) b = 0;
        }
        const stored = (found as ArrayLike<number>)[q]!;
        const c = this.prec === 'h' ? halfToNumber(stored) : stored;
        const bound = this.prec === 'h' ? 2 ** -10 * Math.abs(sum) + 4e-6 * gauge + 1e-6 : 2e-6 * gauge + 1e-6;
        const ratio = Math.abs(c - sum) / bound;
        worst = ratio <= worst ? worst : ratio;
      }
    }
    return worst;
  }
}
