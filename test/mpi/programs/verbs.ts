// Run under mpirun: every verb on distributed matrices, of four types, on grids of all shapes, against what defines its result, checked on
// rank 0 in doubles; bad data; and what ranks say when one of them is wrong. Words: orders, then types, joined by commas. Rank 0 prints
// what differs.
import { createContext } from '../../../src/index.ts';
import {
  complex,
  lstsq as hostLstsq,
  matmul as hostMatmul,
  solve as hostSolve,
  type NdArray,
  setContext,
} from '../../../src/linalg/index.ts';
import {
  type DistributedMatrix,
  eigh,
  lstsq,
  lu,
  type MatrixDType,
  matmul,
  openMpi,
  type ProcessGrid,
  posv,
  qr,
  solve,
  svd,
} from '../../../src/mpi.ts';
import { refusals, toRankZero } from './said.ts';

const { world } = await openMpi();
const { rank, size } = world;
setContext(await createContext({ backend: 'cpu', threads: 1 }));
const wrong: string[] = [];
const orders = (process.argv[2] ?? '1,5,31').split(',').map(Number);

const ALL = 'float32,float64,complex64,complex128';
const TYPES = (process.argv[3] ?? ALL).split(',') as MatrixDType[];
const isComplex = (dtype: MatrixDType): boolean => dtype.startsWith('complex');
const epsOf = (dtype: MatrixDType): number => (dtype === 'float32' || dtype === 'complex64' ? 2 ** -24 : 2 ** -53);
const noise = (i: number, j: number, more: number): number => Math.sin(1.7 * (i * 631 + j + 1 + more * 0.37) ** 2);

/** Without a pattern, but for what is added to the diagonal; the lower triangle mirrored in the upper one if `mirrored`. */
function made(
  grid: ProcessGrid,
  dtype: MatrixDType,
  m: number,
  n: number,
  block: number | readonly [number, number],
  diagonal = 0,
  mirrored = false,
  seed = 0,
): DistributedMatrix {
  return grid.fill([m, n], { dtype, block }, (i, j) => {
    const [row, col] = mirrored && j > i ? [j, i] : [i, j];
    const x = noise(row, col, seed) + (i === j ? diagonal : 0);
    if (!isComplex(dtype)) return x;
    const y = mirrored && i === j ? 0 : noise(row, col, seed + 5);
    return { re: x, im: mirrored && j > i ? -y : y };
  });
}

/** On rank 0 in doubles, complex if need be. */
type Host = NdArray<Float64Array>;
async function host(A: DistributedMatrix): Promise<Host> {
  const found = await A.gather();
  if (rank !== 0) return undefined as unknown as Host;
  const data = Float64Array.from(found!.data);
  const shape = [...found!.shape];
  const { ComplexArray, ndarray } = await import('../../../src/linalg/index.ts');
  return (isComplex(A.dtype) ? new ComplexArray(data, shape) : ndarray(data, shape)) as Host;
}
const H = (x: Host): Host => ('H' in x ? (x as unknown as { H: Host }).H : (x.T as Host));
const norm = (x: ArrayLike<number>): number => {
  let sum = 0;
  for (let k = 0; k < x.length; k++) sum += x[k]! ** 2;
  return Math.sqrt(sum);
};
const length = (x: { readonly data: ArrayLike<number> }): number => norm(x.data);
const times = (a: Host, b: Host): Promise<Host> => hostMatmul(a, b) as Promise<Host>;
async function differs(a: Host, b: Host): Promise<number> {
  // Copies without gaps, rows first, both.
  const { scale } = await import('../../../src/linalg/index.ts');
  const [x, y] = [scale(a as never, 1) as Host, scale(b as never, 1) as Host];
  return norm(Array.from(x.data, (v, k) => v - y.data[k]!));
}
const below = (name: string, error: number, bound: number): void => {
  if (rank === 0 && !(error < bound)) wrong.push(`${name}: ${error}, bound ${bound}`);
};
/** ||Q^H Q - 1|| */
async function skew(q: Host): Promise<number> {
  const g = await times(H(q), q);
  const n = g.shape[0]!;
  const parts = g.data.length / (n * n);
  return norm(Array.from(g.data, (x, p) => (p % (parts * (n + 1)) === 0 ? x - 1 : x)));
}
/** Columns scaled. */
function scaled(x: Host, by: ArrayLike<number>): Host {
  const n = x.shape[1]!;
  const parts = x.data.length / Math.max(1, x.shape[0]! * n);
  const data = Float64Array.from(x.data, (v, p) => v * by[Math.floor(p / parts) % n]!);
  return Object.assign(Object.create(Object.getPrototypeOf(x) as object), { ...x, data }) as Host;
}

async function every(grid: ProcessGrid, dtype: MatrixDType, n: number, block: number): Promise<void> {
  const name = (verb: string): string => `${verb} ${dtype} ${n} in ${block} on ${grid}`;
  const eps = epsOf(dtype);
  const m = n + 4;
  const tall = made(grid, dtype, m, n, [block, block + 1]);
  const wide = made(grid, dtype, n, m, block, 0, false, 2);
  const square = made(grid, dtype, n, n, block, 2);
  const B = made(grid, dtype, n, 3, [block, 2], 0, false, 7);
  const Bm = made(grid, dtype, m, 3, [block + 1, 2], 0, false, 7);
  // Gathered on all before rank 0 alone goes on.
  const [hTall, hWide, hSquare, hB, hBm] = [
    await host(tall),
    await host(wide),
    await host(square),
    await host(B),
    await host(Bm),
  ];

  for (const [a, ha, transA] of [
    [tall, hTall, 'n'],
    [wide, hWide, 't'],
    [wide, hWide, 'c'],
  ] as const) {
    const C = await host(await matmul(a, square, { transA }));
    if (rank !== 0) continue;
    const left = transA === 'n' ? ha : transA === 't' ? (ha.T as Host) : H(ha);
    below(
      name(`matmul ${transA}`),
      await differs(C, await times(left, hSquare)),
      30 * eps * length(ha) * length(hSquare),
    );
  }

  const system = await solve(square, B);
  below(name('solve'), system.residual, 30 * eps);
  if (system.info !== 0) wrong.push(`${name('solve')}: info ${system.info}`);
  const x = await host(system.x);
  if (rank === 0) {
    const wanted = (await hostSolve(hSquare, hB)) as Host;
    const inverse = (await hostSolve(hSquare, eye(n, dtype))) as Host;
    below(
      name('solve, against one rank'),
      await differs(x, wanted),
      30 * eps * length(hSquare) * length(inverse) * length(wanted),
    );
  }

  const definite = made(grid, dtype, n, n, block, 2 * n + 2, true);
  const cholesky = await posv(definite, B);
  below(name('posv'), cholesky.residual, 30 * eps);
  if (cholesky.info !== 0) wrong.push(`${name('posv')}: info ${cholesky.info}`);

  for (const [verb, a, b, ha, hb] of [
    ['lstsq tall', tall, Bm, hTall, hBm],
    ['lstsq wide', wide, B, hWide, hB],
  ] as const) {
    const found = await lstsq(a, b);
    below(name(verb), found.residual, 30 * eps);
    if (found.info !== 0) wrong.push(`${name(verb)}: info ${found.info}`);
    const hx = await host(found.x);
    if (rank !== 0) continue;
    const wanted = (await hostLstsq(ha, hb)) as unknown as { x: Host; diagonal: Float64Array | { data: Float64Array } };
    const d = 'data' in wanted.diagonal ? wanted.diagonal.data : wanted.diagonal;
    const least = Math.abs(d[d.length - (isComplex(dtype) ? 2 : 1)]!);
    const condition = (10 * Math.abs(d[0]!)) / Math.max(1e-3 * Math.abs(d[0]!), least);
    below(
      name(`${verb}, against one rank`),
      await differs(hx, wanted.x),
      30 * eps * condition ** 2 * (length(wanted.x) + length(hb)),
    );
  }

  for (const [verb, a, ha] of [
    ['tall', tall, hTall],
    ['wide', wide, hWide],
  ] as const) {
    const factors = await qr(a);
    const [q, r] = [await host(factors.q), await host(factors.r)];
    const triangles = await lu(a);
    const [l, u] = [await host(triangles.l), await host(triangles.u)];
    const values = await svd(a);
    const [U, Vh] = [await host(values.U), await host(values.Vh)];
    if (values.info !== 0 || triangles.info !== 0) wrong.push(`${name(verb)}: info ${values.info} ${triangles.info}`);
    if (rank !== 0) continue;
    const bound = 30 * eps * Math.max(1, length(ha)) * Math.sqrt(n + 4);
    below(name(`qr ${verb}`), await differs(await times(q, r), ha), bound);
    below(name(`qr ${verb}, Q`), await skew(q), bound);
    below(name(`svd ${verb}`), await differs(await times(scaled(U, values.S), Vh), ha), bound);
    below(name(`svd ${verb}, U`), Math.max(await skew(U), await skew(H(Vh))), bound);
    const rows = await times(l, u);
    const picked = Float64Array.from(rows.data);
    const width = picked.length / ha.shape[0]!;
    for (const [i, row] of triangles.p.entries())
      picked.set(rows.data.subarray(row * width, (row + 1) * width), i * width);
    below(name(`lu ${verb}`), norm(picked.map((v, k) => v - ha.data[k]!)), bound);
    if (!l.data.every((v) => Math.abs(v) < 1.5)) wrong.push(`${name(`lu ${verb}`)}: not pivoted`);
  }

  const mirrored = made(grid, dtype, n, n, block, 1, true);
  const pairs = await eigh(mirrored);
  if (pairs.info !== 0) wrong.push(`${name('eigh')}: info ${pairs.info}`);
  const [hA, Z] = [await host(mirrored), await host(pairs.eigenvectors)];
  if (rank === 0) {
    below(
      name('eigh'),
      await differs(await times(hA, Z), scaled(Z, pairs.eigenvalues)),
      30 * eps * Math.sqrt(n) * length(hA),
    );
    below(name('eigh, Z'), await skew(Z), 30 * eps * n);
    if (!pairs.eigenvalues.every((v, k, all) => k === 0 || all[k - 1]! <= v))
      wrong.push(`${name('eigh')}: not in order`);
  }
}

function eye(n: number, dtype: MatrixDType): Host {
  const rows = Array.from({ length: n }, (_, i) => Array.from({ length: n }, (_, j) => Number(i === j)));
  return (isComplex(dtype) ? complex(rows) : rows) as unknown as Host;
}

const grids: ProcessGrid[] = [];
for (let rows = 1; rows <= size; rows++) if (size % rows === 0) grids.push(world.grid(rows, size / rows));
for (const [g, grid] of grids.entries())
  for (const dtype of TYPES) for (const n of orders) if (g === 0 || n > 1) await every(grid, dtype, n, n > 60 ? 64 : 3);

// Bad data, on every type.
const grid = world.grid();
for (const dtype of TYPES) {
  const of = (f: (i: number, j: number) => number, n = 6): DistributedMatrix =>
    grid.fill([n, n], { dtype, block: 2 }, f);
  const b = grid.fill([6, 1], { dtype, block: 2 }, (i) => i);
  const isNaNs = (x: DistributedMatrix): boolean => x.local.every(Number.isNaN) || isComplex(dtype);
  // Column 3 is zero.
  const singular = of((i, j) => (j === 3 ? 0 : i === j ? 2 : 1 / (i + j + 1)));
  const s = await solve(singular, b);
  if (s.info !== 4 || !isNaNs(s.x) || !Number.isNaN(s.residual))
    wrong.push(`singular ${dtype}: info ${s.info} residual ${s.residual}`);
  const t = await lu(singular);
  if (t.info !== 4) wrong.push(`singular lu ${dtype}: info ${t.info}`);
  const flat = await lstsq(singular, b);
  if (flat.info !== 4 || !isNaNs(flat.x)) wrong.push(`flat lstsq ${dtype}: info ${flat.info}`);
  const p = await posv(
    of((i, j) => (i === j ? (i === 4 ? -1 : 2) : 0)),
    b,
  );
  if (p.info !== 5 || !isNaNs(p.x)) wrong.push(`not definite ${dtype}: info ${p.info}`);
  const ill = of((i, j) => (i === 5 && j === 5 ? Number.NaN : i + j));
  const e = await eigh(ill);
  const v = await svd(ill);
  if (!e.eigenvalues.every(Number.isNaN) || !v.S.every(Number.isNaN))
    wrong.push(`NaN ${dtype}: ${e.eigenvalues} ${v.S}`);
  if (!Number.isNaN((await solve(ill, b)).residual)) wrong.push(`NaN solve ${dtype}`);
  // One block that is larger than the matrix.
  const hilbert = await eigh(grid.fill([6, 6], { dtype }, (i, j) => 1 / (i + j + 1)));
  const trace = 1 + 1 / 3 + 1 / 5 + 1 / 7 + 1 / 9 + 1 / 11;
  const sum = Float64Array.from(hilbert.eigenvalues).reduce((a, b) => a + b, 0);
  if (!(Math.abs(sum - trace) < 30 * epsOf(dtype))) wrong.push(`one block ${dtype}: ${hilbert.eigenvalues}`);
  const none = grid.fill([0, 0], { dtype }, () => 1);
  const empty = [
    (await solve(none, none)).info,
    (await eigh(none)).info,
    (await svd(none)).info,
    (await qr(none)).q.rows,
    (await lu(none)).info,
    (await posv(none, none)).info,
    (await lstsq(none, none)).info,
    (await matmul(none, none)).rows,
  ];
  if (empty.some((x) => x !== 0)) wrong.push(`order 0 ${dtype}: ${empty}`);
}

const last = rank === size - 1;
const one = (n: number): DistributedMatrix => grid.fill([n, n], { block: 2 }, (i, j) => Number(i === j));
const faults = {
  shapes: await refusals(world, () => solve(one(last ? 3 : 2), one(last ? 3 : 2))),
  verbs: await refusals(world, () => (last ? eigh(one(2)) : svd(one(2)))),
  argument: await refusals(world, () => solve(one(3), one(2))),
  types: await refusals(world, () =>
    matmul(
      one(2),
      grid.fill([2, 2], { dtype: 'float32' }, () => 1),
    ),
  ),
  option: await refusals(world, () => matmul(one(2), one(2), last ? { transA: 'x' as 'n' } : {})),
  grids: await refusals(world, () =>
    matmul(
      one(2),
      world.grid().fill([2, 2], {}, () => 1),
    ),
  ),
};
// Two at once begin one after the other.
const [first, second] = await Promise.all([solve(one(5), one(5)), qr(one(5))]);
if (first.info !== 0 || second.q.rows !== 5) wrong.push('two at once');
const all = await toRankZero(world, wrong);
if (rank === 0) console.log(JSON.stringify({ wrong: all, faults }));
