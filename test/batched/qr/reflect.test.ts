// The kernel that applies reflectors, past the fronts: extents, layouts, shapes, parts of the reflectors and columns, and bad members,
// against the formula in doubles.
import { describe, expect } from 'vitest';
import type { BatchVec } from '../../../src/batched/deviceBatch.ts';
import { lanesOf, reflectShapeNames } from '../../../src/batched/qr/reflect.kernels.ts';
import { enqueueReflectBatch } from '../../../src/batched/qr/reflectBatch.gpu.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { gpu, gpuTest } from '../../setup/contexts.ts';
import { changedElsewhere, LAYOUTS, type Layout, noise, type Placed, placeMatrices } from '../placed.ts';

const EPS = 2 ** -24;
/** Software adapters compile for seconds what a GPU does in milliseconds. */
const software = gpu?.gpu?.software === true;
const slowly = /llvmpipe/.test(gpu?.gpu?.name ?? '');

type Shape = readonly [m: number, n: number, k: number];
type Value = (b: number, i: number, j: number) => number;

interface Batch {
  readonly layout?: Layout;
  readonly count?: number;
  readonly shape: (b: number) => Shape;
  readonly trans?: boolean;
  readonly first?: number;
  readonly last?: number;
  readonly fromColumn?: number;
  /** Q itself, in place. */
  readonly identity?: boolean;
  /** V is one matrix for all. */
  readonly shared?: boolean;
  readonly force?: string;
  /** The problem that is taken for the first. */
  readonly from?: number;
  readonly value?: Value;
  readonly scale?: (b: number, k: number) => number;
}

const same = (shape: Shape) => (): Shape => shape;
const v = (b: number, i: number, k: number): number => Math.fround(noise(b + 100, i, k) / 2);

/** H(k) = I - tau v v^T is orthogonal with this tau, to a rounding. */
function orthogonal(b: number, k: number, m: number): number {
  let square = 1;
  for (let i = k + 1; i < m; i++) square += v(b, i, k) ** 2;
  return Math.fround(2 / square);
}

const vectorOf = ({ data, off, stride, offsets, places }: Placed['mat']): BatchVec => ({
  ...{ data, off, stride, offsets },
  ...(places === undefined ? {} : { places: places.offsets }),
});

const above = (x: number, y: number): number => (x > y || Number.isNaN(x) ? x : y);

/** Runs a batch; the worst error in units of m eps, and the elements of a result. */
async function reflect(context: Context, batch: Batch) {
  const { layout = 'spaced', count = 3, shape, trans = false, first = 0, identity = false, shared = false } = batch;
  const { value = noise, fromColumn = 0, force } = batch;
  const { from = 0 } = batch;
  const own = (b: number): number => from + (shared ? 0 : b);
  const scale = (b: number, k: number): number => batch.scale?.(b, k) ?? orthogonal(own(b), k, shape(b)[0]);
  const [m, n, k] = count === 0 ? ([1, 1, 1] as const) : shape(0);
  const ragged = layout === 'ragged';
  const list = (of: (one: Shape) => number): number[] => Array.from({ length: count }, (_, b) => of(shape(b)));
  const most = ragged ? Math.max(0, ...list((one) => one[2])) : k;
  const last = batch.last ?? most;
  const columnsOf = (b: number): number => (identity ? shape(b)[1] : shape(b)[2]);
  const V = placeMatrices(
    context,
    shared ? 'one' : layout,
    count,
    (b) => [shape(b)[0], columnsOf(b)],
    (b, i, j) => v(own(b), i, j),
  );
  const byRows = layout.endsWith('rows');
  const tauLayout = shared ? 'one' : byRows ? 'spaced' : layout;
  const tau = placeMatrices(
    context,
    tauLayout,
    count,
    (b) => [shape(b)[2], 1],
    (b, j) => scale(b, j),
  );
  const C = identity
    ? V
    : placeMatrices(
        context,
        layout,
        count,
        (b) => [shape(b)[0], shape(b)[1]],
        (b, i, j) => value(from + b, i, j),
      );
  const sizes = ragged ? { m: list((s) => s[0]), n: list((s) => s[1]), nrhs: list((s) => s[2]) } : undefined;
  enqueueReflectBatch(context.queue, {
    ...{ m, n, count, sizes, V: V.mat, tau: vectorOf(tau.mat), C: C.mat, trans, first, last, fromColumn, identity },
    ...(force === undefined ? {} : { force }),
  });
  const [after, vs, taus] = await Promise.all([C.read(), V.read(), tau.read()]);
  const written = new Set<number>();
  let error = 0;
  for (let b = 0; b < count; b++) {
    const [mb, nb, kb] = shape(b);
    for (let j = fromColumn; j < nb; j++) {
      const x = Float64Array.from({ length: mb }, (_, i) =>
        identity ? Number(i === j) : Math.fround(value(from + b, i, j)),
      );
      let size = 0;
      for (const one of x) size += one * one;
      const end = Math.min(last, kb);
      for (let s = first; s < end; s++) {
        const step = trans ? s : first + end - 1 - s;
        const at = (i: number): number => (i === step ? 1 : v(own(b), i, step));
        let sum = 0;
        for (let i = step; i < mb; i++) sum += at(i) * x[i]!;
        for (let i = step; i < mb; i++) x[i]! -= scale(b, step) * sum * at(i);
      }
      let off = 0;
      for (let i = 0; i < mb; i++) {
        off += (after[C.at(b, i, j)]! - x[i]!) ** 2;
        written.add(C.at(b, i, j));
      }
      error = above(Math.sqrt(off) / (Math.sqrt(size) || 1) / (Math.max(1, mb) * EPS), error);
    }
  }
  expect(changedElsewhere(C.before, after, written), `${layout} C`).toBe(0);
  if (!identity) expect(changedElsewhere(V.before, vs, new Set()), `${layout} V`).toBe(0);
  expect(changedElsewhere(tau.before, taus, new Set()), `${layout} tau`).toBe(0);
  const one = (b: number): number[] => {
    const [mb, nb] = shape(b);
    return Array.from({ length: mb * nb }, (_, x) => after[C.at(b, x % mb, Math.floor(x / mb))]!);
  };
  for (const X of new Set([V, tau, C])) X.dispose();
  return { error, one };
}

/** Around every border between classes on hardware. */
const EXTENTS: readonly Shape[] = software
  ? [
      [1, 1, 1],
      [5, 3, 4],
      ...(slowly
        ? []
        : ([
            [20, 9, 20],
            [33, 5, 20],
            [140, 3, 9],
          ] as const)),
    ]
  : [
      ...[1, 2, 3, 4, 5, 8, 9, 16, 17, 32, 33, 49, 64, 65, 128, 129].map((n): Shape => [n, n, n]),
      ...[193, 256, 385, 513, 769, 1024].map((m): Shape => [m, 17, 16]),
      ...[1, 4, 5, 33].map((n): Shape => [130, n, 60]),
      [24, 1, 10],
      [1000, 1, 40],
      [300, 300, 300],
    ];
const FEW: readonly Shape[] = software
  ? [[7, 6, 5]]
  : [
      [4, 4, 4],
      [9, 13, 7],
      [32, 32, 32],
      [70, 9, 33],
      [130, 70, 40],
    ];

describe('reflectors', () => {
  gpuTest('are right for every extent, in both orders', async (context) => {
    for (const shape of EXTENTS) {
      for (const trans of [false, true]) {
        const { error } = await reflect(context, { shape: same(shape), trans });
        expect(error, `${shape} ${trans}`).toBeLessThan(10);
      }
      const [m, n] = shape;
      const square: Shape = [m, Math.min(m, n), Math.min(m, n, shape[2])];
      const { error } = await reflect(context, { shape: same(square), identity: true });
      expect(error, `${square} Q`).toBeLessThan(10);
    }
  });

  gpuTest('do not depend on where matrices lie, nor on their number', async (context) => {
    for (const identity of slowly ? [true] : [false, true]) {
      for (const [m, n, k] of FEW) {
        const shape = same(identity ? [m, Math.min(m, n), Math.min(n, k)] : [m, n, k]);
        const alone = await reflect(context, { layout: 'packed', count: 1, shape, identity });
        for (const layout of LAYOUTS) {
          for (const count of layout === 'packed' ? [0, 3, 37] : [3]) {
            const { error, one } = await reflect(context, { layout, count, shape, identity });
            expect(error, `${layout} ${count}`).toBeLessThan(10);
            if (count > 0) expect(one(0), `${layout} ${count}`).toEqual(alone.one(0));
          }
        }
      }
    }
  });

  gpuTest('are applied by the part, to some of the columns', async (context) => {
    for (const [m, n, k] of FEW) {
      const whole = await reflect(context, { shape: same([m, n, k]), trans: true });
      const [first, fromColumn] = [k >> 1, n >> 1];
      const { error } = await reflect(context, { shape: same([m, n, k]), trans: true, first, fromColumn });
      expect(error).toBeLessThan(10);
      const none = await reflect(context, { shape: same([m, n, k]), last: 0 });
      expect(none.error).toBe(0);
      expect(whole.error).toBeLessThan(10);
    }
  });

  gpuTest('serve many matrices C with one V', async (context) => {
    for (const shape of FEW) {
      const { error } = await reflect(context, { shape: same(shape), shared: true, count: 5 });
      expect(error, `${shape}`).toBeLessThan(10);
    }
  });

  gpuTest('take problems of various sizes, empty ones among them', async (context) => {
    const all: readonly Shape[] = software
      ? [
          [4, 3, 2],
          [0, 3, 0],
          [1, 1, 1],
          [6, 4, 4],
          [4, 0, 3],
          [5, 5, 0],
        ]
      : [
          [9, 6, 9],
          [0, 3, 0],
          [32, 32, 32],
          [3, 40, 3],
          [4, 0, 2],
          [60, 1, 40],
          [200, 20, 13],
          [31, 29, 0],
          [1030, 3, 2],
          [1100, 2, 5],
        ];
    for (const identity of slowly ? [false] : [false, true]) {
      const own = (b: number): Shape => {
        const [m, n, k] = all[b]!;
        return identity ? [m, Math.min(m, n), Math.min(m, n, k)] : [m, n, k];
      };
      const { error, one } = await reflect(context, { layout: 'ragged', count: all.length, shape: own, identity });
      expect(error, `${identity}`).toBeLessThan(10);
      // To the last bit as if each had been alone.
      for (let b = 0; b < all.length; b++) {
        const [m, n] = own(b);
        if (m * n === 0 || (software && b % 2 > 0) || (slowly && b > 0)) continue;
        const alone = await reflect(context, { count: 1, shape: same(own(b)), identity, from: b });
        expect(one(b), `${own(b)} ${identity}`).toEqual(alone.one(0));
      }
    }
  });

  gpuTest('are written out in place by several workgroups, or one problem after the other', async (context) => {
    const shape: Shape = [20, 18, 17];
    for (const force of slowly ? ['single'] : ['single', 'lanes-4x1x64-light']) {
      for (const layout of ['packed', 'spaced rows', 'lists', 'ragged'] as const) {
        const { error } = await reflect(context, { layout, shape: same(shape), identity: true, force });
        expect(error, `${layout} ${force}`).toBeLessThan(10);
      }
    }
    // In the shape that hardware has, which leaves out finished rows and columns.
    for (const one of slowly
      ? []
      : ([
          [32, 30, 29],
          [60, 9, 9],
        ] as const)) {
      const { error } = await reflect(context, { shape: same(one), identity: true, force: 'lanes-4x4x64' });
      expect(error, `${one}`).toBeLessThan(10);
    }
    // Parts of the columns, too.
    for (const layout of ['packed rows', 'lists', 'ragged'] as const) {
      const part = { layout, shape: same([9, 7, 5] as const), trans: true, first: 1, last: 4, fromColumn: 2 };
      const { error } = await reflect(context, { ...part, force: 'single' });
      expect(error, layout).toBeLessThan(10);
    }
  });

  gpuTest('are right in every shape', async (context) => {
    const gpuOf = context.gpu!;
    const lanes = gpuOf.device.features.has('subgroups') ? (gpuOf.info.subgroupMinSize ?? 0) : 0;
    const { maxComputeInvocationsPerWorkgroup: threads, maxComputeWorkgroupStorageSize: workgroupBytes } =
      gpuOf.device.limits;
    const shapes: readonly Shape[] = software
      ? [[18, 9, 18]]
      : [
          [32, 32, 32],
          [70, 40, 33],
          [500, 20, 16],
        ];
    for (const shape of shapes) {
      const [rows, columns] = shape;
      const problem = {
        type: 's' as const,
        rows,
        columns,
        share: lanesOf('s', rows, columns),
        whole: false,
        threads,
        workgroupBytes,
        lanes,
        software,
      };
      const names = reflectShapeNames(problem).filter((name) => !/x512|x128|light$/.test(name) || software);
      const few = ['lanes-2x4x64', 'lanes-4x2x128-light', 'lanes-16x1x64-memory-light'];
      for (const force of slowly ? [] : software ? names.filter((name) => few.includes(name)) : names) {
        const { error } = await reflect(context, { shape: same(shape), force });
        expect(error, `${shape} ${force}`).toBeLessThan(10);
      }
      const { error } = await reflect(context, { shape: same(shape), force: 'single', trans: true });
      expect(error, `${shape} single`).toBeLessThan(10);
    }
    await expect(reflect(context, { shape: same([4, 4, 4]), force: 'lanes-3' })).rejects.toThrow(RangeError);
  });

  gpuTest('that are the unit matrix leave everything as it is', async (context) => {
    const shape = same([7, 6, 5]);
    const wild: Value = (b, i, j) => (i === 2 && j === 3 ? Number.POSITIVE_INFINITY : noise(b, i, j));
    const { one } = await reflect(context, { shape, value: wild, scale: () => 0 });
    for (let b = 0; b < 3; b++)
      expect(one(b)).toEqual(Array.from({ length: 42 }, (_, x) => Math.fround(wild(b, x % 7, Math.floor(x / 7)))));
  });

  gpuTest('keep bad matrices to themselves', async (context) => {
    const shape = same([7, 6, 5]);
    const spoiled: Value = (b, i, j) => (b === 1 && i === 3 && j === 2 ? Number.NaN : noise(b, i, j));
    const batch = { shape, count: 9 } as const;
    const [clean, wild] = [await reflect(context, batch), await reflect(context, { ...batch, value: spoiled })];
    for (const b of [0, 2, 3, 8]) expect(wild.one(b), `${b}`).toEqual(clean.one(b));
    const column = (of: number[], j: number): number[] => of.slice(7 * j, 7 * j + 7);
    for (const j of [0, 1, 3, 4, 5]) expect(column(wild.one(1), j)).toEqual(column(clean.one(1), j));
    expect(column(wild.one(1), 2).every(Number.isNaN)).toBe(true);
    const tau = (b: number, k: number): number => (b === 1 && k === 2 ? Number.NaN : orthogonal(b, k, 7));
    const bad = await reflect(context, { ...batch, scale: tau });
    for (const b of [0, 2, 3, 8]) expect(bad.one(b), `${b}`).toEqual(clean.one(b));
    expect(bad.one(1).every(Number.isNaN)).toBe(true);
  });

  gpuTest('may lie in the buffer of what they are applied to', async (context) => {
    const [m, n, k, count] = [6, 4, 3, 5];
    const elements = Array.from({ length: count * m * (n + k) }, (_, x) => noise(0, x, 0) / 2);
    const apply = async (together: boolean): Promise<Float32Array> => {
      const all = context.upload('s', Float32Array.from([...elements, ...new Array(count * k).fill(1.25)]));
      const apart = context.upload('s', Float32Array.from([...elements, ...new Array(count * k).fill(1.25)]));
      const mat = (data: typeof all, off: number) => ({ data, off, rs: 1, cs: m, stride: m * (n + k) });
      enqueueReflectBatch(context.queue, {
        ...{ m, n, count, trans: true, first: 0, last: k },
        V: mat(together ? all : apart, 0),
        tau: { data: together ? all : apart, off: elements.length, stride: k },
        C: mat(all, m * k),
      });
      const result = await context.download(all);
      for (const X of [all, apart]) X.dispose();
      return result;
    };
    expect(await apply(true)).toEqual(await apply(false));
  });
});
