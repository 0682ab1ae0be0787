// Run under mpirun: matrices distributed, made in place, moved and gathered, to the bit, in four types; and what ranks say when one of them
// is wrong. Rank 0 prints what differs.
import { type ComplexArray, complex, type NdArray, ndarray } from '../../../src/linalg/index.ts';
import { openMpi, type ProcessGrid } from '../../../src/mpi.ts';
import { refusals, toRankZero } from './said.ts';

const { world } = await openMpi();
const { rank, size } = world;
const wrong: string[] = [];

const ODD = [Number.NaN, -0, Number.POSITIVE_INFINITY, 5e-324, 1e-45];
const value = (i: number, j: number): number => ODD[(i + 3 * j) % 11] ?? Math.sin(1.7 * (i * 131 + j + 1) ** 2);
type Any = NdArray<Float32Array> | NdArray<Float64Array> | ComplexArray;

function whole(type: string, m: number, n: number): Any {
  const of = (more: number): Float64Array =>
    Float64Array.from({ length: m * n }, (_, k) => value(Math.floor(k / n) + more, k % n));
  const single = type === 's' || type === 'c';
  const [x, y] = [of(0), of(1)].map((data) => (single ? Float32Array.from(data) : data));
  // A view whose rows do not follow each other: the transpose of its transpose.
  if (type === 's' || type === 'd') return ndarray(x!, [m, n]) as NdArray<Float64Array>;
  return complex(ndarray(x! as Float64Array, [m, n]), ndarray(y! as Float64Array, [m, n]));
}

const bytes = (x: { readonly data: Float32Array | Float64Array } | undefined): string =>
  x === undefined ? 'nothing' : Buffer.from(x.data.buffer, x.data.byteOffset, x.data.byteLength).toString('base64');
const same = (name: string, found: string, wanted: string): void => {
  if (found !== wanted) wrong.push(`${name}: other bits`);
};

const grids: ProcessGrid[] = [];
for (let rows = 1; rows <= size; rows++) if (size % rows === 0) grids.push(world.grid(rows, size / rows));
const SHAPES = [
  [0, 3],
  [1, 1],
  [5, 4],
  [23, 17],
] as const;
for (const grid of grids) {
  for (const type of ['s', 'd', 'c', 'z'] as const) {
    for (const [m, n] of SHAPES) {
      for (const block of [1, [2, 3], 64] as const) {
        const from = (m + n) % size;
        const to = size - 1 - from;
        const name = `${m} x ${n} ${type} in ${block} on ${grid}`;
        const all = whole(type, m, n) as NdArray<Float64Array>;
        const A = await grid.distribute(rank === from ? all : null, { block, from });
        same(name, bytes((await A.gather({ to })) as NdArray<Float64Array>), rank === to ? bytes(all) : 'nothing');
        const B = grid.fill([m, n], { block, dtype: A.dtype }, (i, j) =>
          type === 's' || type === 'd' ? value(i, j) : { re: value(i, j), im: value(i + 1, j) },
        );
        same(`${name}, filled`, bytes({ data: B.local }), bytes({ data: A.local }));
        const other = grids[(grids.indexOf(grid) + 1) % grids.length]!;
        const moved = await A.redistribute({ grid: other, block: [3, 2] });
        const there = other.fill([m, n], { block: [3, 2], dtype: A.dtype }, (i, j) =>
          type === 's' || type === 'd' ? value(i, j) : { re: value(i, j), im: value(i + 1, j) },
        );
        same(`${name}, moved`, bytes({ data: moved.local }), bytes({ data: there.local }));
        same(
          `${name}, indices`,
          String(A.localRows.length * A.localCols.length),
          String(A.localShape[0] * A.localShape[1]),
        );
      }
    }
  }
}
// A transposed view is read by its strides.
const grid = world.grid();
const V = ndarray(Float64Array.of(1, 2, 3, 4, 5, 6), [2, 3]).T;
const back = await (await grid.distribute(rank === 0 ? V : null, { block: 2 })).gather();
if (rank === 0) same('a view', String((back as NdArray<Float64Array>).data), '1,4,2,5,3,6');
const column = await grid.distribute(rank === 0 ? [1, 2, 3] : null, { block: 2 });
same('a vector', `${column.rows} x ${column.cols}`, '3 x 1');
same('its descriptor', String(column.descriptor(7)), `1,7,3,1,2,2,0,0,${Math.max(1, column.localShape[0])}`);

const last = rank === size - 1;
const faults = {
  nothing: await refusals(world, () => grid.distribute(null)),
  roots: await refusals(world, () => grid.distribute([[1]], { from: last ? size - 1 : 0 })),
  shapes: await refusals(world, () => grid.fill([last ? 3 : 2, 2], {}, () => 1).gather()),
};
const all = await toRankZero(world, wrong);
if (rank === 0) console.log(JSON.stringify({ wrong: all, faults }));
