// Eigenvectors of Schur forms that are given, on the CPU engine: the numbers of the reference where no product rounds otherwise, and else
// residuals vector by vector; of forms whose vectors grow beyond the range, with pairs across all bounds of blocks.
import { afterEach, describe, expect, it } from 'vitest';
import { engine } from '../../../src/engine/engine.ts';
import { gemm, trevc3 } from '../../../src/index.ts';
import { newDoubles } from '../../../src/lapack/schur/doubles.ref.ts';
import { newVectorRoom, trevc3Ref } from '../../../src/lapack/schur/trevc3.ref.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { mulberry32 } from '../../lib/rng.ts';
import { PRECISIONS, some, wide } from '../../lib/sampled.ts';
import { cpu } from '../../setup/contexts.ts';

type Prec = (typeof PRECISIONS)[number];
type Array = Float32Array | Float64Array;
const partsOf = (prec: Prec): 1 | 2 => (prec === 'c' || prec === 'z' ? 2 : 1);
const arrayOf = (prec: Prec, length: number): Array =>
  prec === 's' || prec === 'c' ? new Float32Array(length) : new Float64Array(length);

/** What a form is made of: elements above the diagonal, eigenvalues, and which rows begin a block of two. */
interface Form {
  readonly above?: (random: () => number, i: number, j: number) => number;
  readonly value?: (random: () => number, j: number) => number;
  readonly pair?: (random: () => number, j: number) => boolean;
  /** The elements of a block of two beside its diagonal. */
  readonly block?: (random: () => number) => readonly [above: number, below: number];
}

const signed = (random: () => number): number => 2 * random() - 1;
const FORMS: Readonly<Record<string, Form>> = {
  'real eigenvalues': { pair: () => false },
  pairs: { pair: () => true },
  'pairs from the second row on': { pair: (_, j) => j > 0 },
  'some pairs': {},
  'equal eigenvalues': { value: () => 0.5, block: () => [1, -1] },
  'nearly equal eigenvalues, far from normal': {
    value: (random) => 1 + 1e-7 * signed(random),
    above: (random) => 1e6 * signed(random),
  },
  'vectors beyond the range': {
    value: (_, j) => (j % 3) * 2 ** -20,
    above: (random) => 2 ** 80 * signed(random),
    block: () => [2 ** -10, -(2 ** -10)],
  },
  'vectors that grow row by row': {
    value: (_, j) => 1 + j * 2 ** -12,
    above: (random) => 2 ** 8 * signed(random),
    block: () => [2 ** -6, -(2 ** -6)],
  },
  'blocks that are nothing': { value: () => 1, block: () => [1e-20, -1e-20] },
  'blocks of unlike elements': {
    block: (random) => [2 ** Math.round(40 * signed(random)), -(2 ** Math.round(40 * signed(random)))],
  },
  'nothing but a diagonal': { above: () => 0 },
  nilpotent: { value: () => 0, pair: () => false, above: (_, i, j) => Number(j === i + 1) },
  'not a Schur form': { block: (random) => [signed(random), signed(random)] },
};

function formOf(
  prec: Prec,
  n: number,
  { above = signed, value = signed, pair = (random) => random() < 0.6, block }: Form,
) {
  const random = mulberry32(n + 5);
  const parts = partsOf(prec);
  // What lies below is not read.
  const T = arrayOf(prec, parts * n * n).fill(Number.NaN);
  for (let j = 0; j < n; j++) {
    for (let i = 0; i < j; i++) for (let p = 0; p < parts; p++) T[parts * (i + j * n) + p] = above(random, i, j);
    for (let p = 0; p < parts; p++) T[parts * (j + j * n) + p] = value(random, j);
    if (parts === 1 && j < n - 1) T[j + 1 + j * n] = 0;
  }
  for (let j = 0; parts === 1 && j < n - 1; j++) {
    if (!pair(random, j)) continue;
    const [up, down] = block?.(random) ?? [random() + 0.1, -random() - 0.1];
    T[j + 1 + (j + 1) * n] = T[j + j * n]!;
    [T[j + (j + 1) * n], T[j + 1 + j * n]] = [up, down];
    j++;
  }
  return T;
}

const SIDES = (['l', 'r'] as const).flatMap((side) => (['a', 'b'] as const).map((howmny) => [side, howmny] as const));
type How = (typeof SIDES)[number];

async function vectors(prec: Prec, n: number, T: Array, Z: Array, [side, howmny]: How): Promise<Array> {
  const [inT, V] = [cpu.upload(prec, T as never), cpu.upload(prec, Z as never)];
  const out = side === 'l' ? { VL: V, ldvl: Math.max(1, n) } : { VR: V, ldvr: Math.max(1, n) };
  await trevc3(cpu.queue, { side, howmny, n, T: inT, ldt: Math.max(1, n), ...out } as never);
  const found = (await cpu.download(V)) as unknown as Array;
  for (const buffer of [inT, V]) buffer.dispose();
  return found;
}

function byReference(prec: Prec, n: number, T: Array, Z: Array, [side, howmny]: How): Float64Array {
  const parts = partsOf(prec);
  const [inT, V] = [newDoubles(n, n, parts), newDoubles(n, n, parts)];
  inT.data.set(T);
  V.data.set(Z);
  const eps = EPS[prec === 's' || prec === 'c' ? 's' : 'd'];
  trevc3Ref(side, howmny === 'b', n, inT, V, eps, newVectorRoom(n, 1, parts));
  return V.data;
}

const randomSquare = (prec: Prec, n: number): Array => {
  const random = mulberry32(3);
  return arrayOf(prec, partsOf(prec) * n * n).map(() => signed(random));
};

afterEach(() => {
  const e = engine();
  if (e) e.pool.threads = 2;
});

describe.each(PRECISIONS)('%s', (prec) => {
  const single = prec === 's' || prec === 'c';
  const parts = partsOf(prec);

  it.each(some(Object.entries(FORMS), 13))(
    'vectors of one block of rows have the numbers of the reference: %s',
    async (_, form) => {
      for (const n of [13, 14, 31, 47, 48]) {
        const T = formOf(prec, n, form);
        for (const side of ['l', 'r'] as const) {
          const Z = randomSquare(prec, n);
          const known = byReference(prec, n, T, Z, [side, 'a']);
          const found = await vectors(prec, n, T, Z, [side, 'a']);
          expect(cpu.queue.trace.at(-1)!.why).not.toContain('reference');
          // -0 is 0: sums of other zeros.
          expect(found.map((x) => x + 0)).toEqual(
            single ? new Float32Array(known).map((x) => x + 0) : known.map((x) => x + 0),
          );
        }
      }
    },
  );

  it('T x = w x and u^H T = w u^H, vector by vector, across the bounds of blocks', async () => {
    const orders = [49, 96, 97];
    for (const name of ['real eigenvalues', 'pairs', 'pairs from the second row on', 'some pairs']) {
      for (const n of wide && name === 'some pairs' ? [1, 2, 47, 48, ...orders, 300] : some(orders, 6)) {
        const T = formOf(prec, n, FORMS[name]!);
        for (const side of ['l', 'r'] as const) {
          const V = await vectors(prec, n, T, randomSquare(prec, n), [side, 'a']);
          expect(worst(prec, n, T, V, side), `${name}, ${n}, ${side}`).toBeLessThan(4 * n * (single ? EPS.s : EPS.d));
        }
      }
    }
  });

  it('is multiplied by what is given, and has the reference to compare with', async () => {
    for (const n of [49, 97, 98, 145]) {
      // Apart, and so near to each other that vectors are scaled in every block of rows
      for (const form of [{ value: (_: unknown, j: number) => j }, FORMS['vectors that grow row by row']!])
        for (const how of SIDES) {
          const T = formOf(prec, n, form);
          const Z = randomSquare(prec, n);
          const known = byReference(prec, n, T, Z, how);
          const found = await vectors(prec, n, T, Z, how);
          const error = known.reduce((most, x, k) => Math.max(most, Math.abs(x - found[k]!)), 0);
          expect(error, `${n}, ${how}`).toBeLessThan(single ? 1e-6 : 1e-10);
        }
    }
  });

  it('huge and tiny forms have the same vectors', async () => {
    const [n, power] = [97, single ? 110 : 900];
    const T = formOf(prec, n, {});
    const Z = randomSquare(prec, n);
    for (const how of SIDES) {
      const known = await vectors(prec, n, T, Z, how);
      for (const factor of [2 ** power, 2 ** -power]) {
        const scaled = T.map((x) => x * factor);
        expect(await vectors(prec, n, scaled, Z, how)).toEqual(known);
      }
    }
  });

  it('what is huge or tiny is multiplied by them as well', async () => {
    const n = 97;
    const T = formOf(prec, n, {});
    // As large as singles can be, and as small without losing digits
    const Z = randomSquare(prec, n).map((x) => (x < 0 ? x - 1 : x + 1) / 2);
    for (const side of ['l', 'r'] as const) {
      const known = await vectors(prec, n, T, Z, [side, 'b']);
      for (const factor of [2 ** 127, 2 ** -125]) {
        const scaled = Z.map((x) => x * factor);
        expect(await vectors(prec, n, T, scaled, [side, 'b'])).toEqual(known);
      }
    }
  });

  it('comes to an end with what is not finite, and with the same bits', async () => {
    for (const value of [Number.NaN, Infinity]) {
      for (const n of [20, 100]) {
        const T = formOf(prec, n, {});
        T[parts * (3 + 9 * n)] = value;
        for (const how of SIDES) {
          const [first, second] = [
            await vectors(prec, n, T, randomSquare(prec, n), how),
            await vectors(prec, n, T, randomSquare(prec, n), how),
          ];
          expect(first.some(Number.isNaN)).toBe(true);
          expect(second).toEqual(first);
        }
      }
    }
  });

  it('has the same bits with any number of threads', async () => {
    // Threads begin when enough has been asked for.
    const order = 512;
    const [A, C] = [cpu.alloc('s', order ** 2), cpu.alloc('s', order ** 2)];
    const sizes = { m: order, n: order, k: order, lda: order, ldb: order, ldc: order };
    await gemm(cpu.queue, { ...sizes, transA: 'n', transB: 'n', alpha: 1, A, B: A, beta: 0, C });
    for (const buffer of [A, C]) buffer.dispose();
    const n = 200;
    for (const name of some(['some pairs', 'vectors beyond the range'], 3)) {
      const [T, Z] = [formOf(prec, n, FORMS[name]!), randomSquare(prec, n)];
      for (const how of some(SIDES, 4)) {
        const found = [];
        for (const threads of [1, 2, 4]) {
          engine()!.pool.threads = threads;
          found.push(await vectors(prec, n, T, Z, how));
        }
        expect(found[1]).toEqual(found[0]);
        expect(found[2]).toEqual(found[0]);
      }
    }
  });
});

/** max ||T x - w x||_1 / (||T||_1 ||x||_1), or of u^H T - w u^H, of vectors whose largest |re| + |im| is 1; NaN of others. */
function worst(prec: Prec, n: number, T: Array, V: Array, side: 'l' | 'r'): number {
  const parts = partsOf(prec);
  const complex = parts === 2;
  const at = (i: number, j: number): readonly [number, number] => {
    if (i > j + 2 - parts) return [0, 0];
    const p = parts * (i + j * n);
    return [T[p]!, complex ? T[p + 1]! : 0];
  };
  let norm = 0;
  for (let j = 0; j < n; j++) {
    let sum = 0;
    for (let i = 0; i < n; i++) sum += Math.hypot(...at(i, j));
    norm = Math.max(norm, sum);
  }
  let result = 0;
  for (let k = 0; k < n; k++) {
    const pair = !complex && k < n - 1 && at(k + 1, k)[0] !== 0;
    const imaginary = pair ? Math.sqrt(-at(k + 1, k)[0] * at(k, k + 1)[0]) : 0;
    const w = complex ? at(k, k) : ([at(k, k)[0], imaginary] as const);
    const x = Float64Array.from({ length: n }, (_, i) => V[parts * (i + k * n)]!);
    const y = Float64Array.from({ length: n }, (_, i) =>
      complex ? V[2 * (i + k * n) + 1]! : pair ? V[i + (k + 1) * n]! : 0,
    );
    const sizes = x.map((value, i) => Math.abs(value) + Math.abs(y[i]!));
    if (Math.abs(Math.max(...sizes) - 1) > 1e-6) return Number.NaN;
    let error = 0;
    for (let i = 0; i < n; i++) {
      // Of a left vector u^H: its conjugate, and columns of T
      const sign = side === 'l' ? -1 : 1;
      let [re, im] = [-(w[0] * x[i]! - w[1] * sign * y[i]!), -(w[0] * sign * y[i]! + w[1] * x[i]!)];
      const [first, last] = side === 'l' ? [0, Math.min(n - 1, i + 1)] : [Math.max(0, i - 1), n - 1];
      for (let l = first; l <= last; l++) {
        const [a, b] = side === 'l' ? at(l, i) : at(i, l);
        re += a * x[l]! - b * sign * y[l]!;
        im += a * sign * y[l]! + b * x[l]!;
      }
      error += Math.hypot(re, im);
    }
    result = Math.max(result, error / (norm * sizes.reduce((sum, size) => sum + size)));
    if (pair) k++;
  }
  return result;
}
