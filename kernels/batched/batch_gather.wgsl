// batch_gather: matrices of a batch into a workspace, side by side in columns.
// Storage   W[z*strideW + i + j*ldW] of the launch's z-th problem := its operand (0 A: m x n, 1 B: n x nrhs, 2 C: n x n), which lies where
//           lib/batch_problem says; part 0 all, 1 the lower triangle, 2 the upper one. flags[z] := 1 where there is a NaN or an infinity.
//           realDiagonal: the operand is Hermitian, imaginary parts of its diagonal count as 0
// Mapping   workgroup (x, y) -> problem, tile of 32 x 32, through workgroup memory where neighbours of the operand lie in a row
// Tunables  THREADS (32..256, a multiple of 32)   workgroup bytes = 4224, of complex elements 8448
// Needs     flags zero before
// Source    tiled transposition
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const SIDE: u32 = 32u;

// @use lib/field
struct Params {
// @use lib/batch_fields
  operand: u32,
  part: u32,
  tilesDown: u32,
  ldW: u32,
  strideW: u32,
  realDiagonal: u32,
}
@group(0) @binding(0) var<storage, read> X: array<T>;
@group(0) @binding(1) var<storage, read_write> W: array<T>;
@group(0) @binding(2) var<storage, read_write> flags: array<atomic<i32>>;
// @when LISTED
@group(0) @binding(3) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(4) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/batch_operand

var<workgroup> tile: array<T, SIDE * (SIDE + 1u)>;

@compute @workgroup_size(THREADS)
fn batch_gather(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let x = operand(problem(z), p.operand);
  let y = group.y + p.baseY;
  let row0 = y % p.tilesDown * SIDE;
  let col0 = y / p.tilesDown * SIDE;
  let isInRows = x.place.cs == 1u;
  var odd = 0u;
  for (var e = t; e < SIDE * SIDE; e += THREADS) {
    let ti = select(e % SIDE, e / SIDE, isInRows);
    let tj = select(e / SIDE, e % SIDE, isInRows);
    let i = row0 + ti;
    let j = col0 + tj;
    let isPart = p.part == 0u || (p.part == 1u && i >= j) || (p.part == 2u && i <= j);
    if (i < x.rows && j < x.cols && isPart) {
      var value = X[x.place.off + i * x.place.rs + j * x.place.cs];
      // @when COMPLEX
      value = select(value, T(value.x, 0.0), i == j && p.realDiagonal != 0u);
      // @end
      if (!isFiniteV(widen(value))) {
        odd = 1u;
      }
      tile[ti + tj * (SIDE + 1u)] = value;
    }
  }
  workgroupBarrier();
  if (odd != 0u) {
    atomicStore(&flags[z], 1);
  }
  for (var e = t; e < SIDE * SIDE; e += THREADS) {
    let i = row0 + e % SIDE;
    let j = col0 + e / SIDE;
    let isPart = p.part == 0u || (p.part == 1u && i >= j) || (p.part == 2u && i <= j);
    if (i < x.rows && j < x.cols && isPart) {
      W[z * p.strideW + i + j * p.ldW] = tile[e % SIDE + e / SIDE * (SIDE + 1u)];
    }
  }
}
