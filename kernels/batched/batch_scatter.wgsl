// batch_scatter: matrices of a workspace, side by side in columns, to their places in a batch.
// Storage   W[z*strideW + i + j*ldW] of the launch's z-th problem -> its operand (0 A: m x n, 1 B: n x nrhs, 2 C: n x n), where
//           lib/batch_problem says; part 0 all, 1 the lower triangle, 2 the upper one. Where failed[offInfo + q] is not 0 the operand is
//           left, or filled with NaN if nanBits is not 0; unless `always`.
//           realDiagonal: the operand is Hermitian, imaginary parts of its diagonal become 0
// Mapping   workgroup (x, y) -> problem, tile of 32 x 32, through workgroup memory where neighbours of the operand lie in a row
// Tunables  THREADS (32..256, a multiple of 32)   workgroup bytes = 4224, of complex elements 8448
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
  always: u32, // whatever has failed
  realDiagonal: u32,
}
@group(0) @binding(0) var<storage, read> W: array<T>;
@group(0) @binding(1) var<storage, read_write> X: array<T>;
@group(0) @binding(2) var<storage, read> failed: array<i32>;
// @when LISTED
@group(0) @binding(3) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(4) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/batch_operand

var<workgroup> tile: array<T, SIDE * (SIDE + 1u)>;

@compute @workgroup_size(THREADS)
fn batch_scatter(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let a = problem(z);
  let x = operand(a, p.operand);
  let y = group.y + p.baseY;
  let row0 = y % p.tilesDown * SIDE;
  let col0 = y / p.tilesDown * SIDE;
  var state = 0;
  if (p.always == 0u) {
    state = failed[p.offInfo + a.q];
  }
  let isInRows = x.place.cs == 1u;
  let noNumber = narrow(V(bitcast<R>(p.nanBits)));
  for (var e = t; e < SIDE * SIDE; e += THREADS) {
    let i = row0 + e % SIDE;
    let j = col0 + e / SIDE;
    if (i < x.rows && j < x.cols) {
      tile[e % SIDE + e / SIDE * (SIDE + 1u)] = select(noNumber, W[z * p.strideW + i + j * p.ldW], state == 0);
    }
  }
  workgroupBarrier();
  if (state != 0 && p.nanBits == 0u) {
    return;
  }
  for (var e = t; e < SIDE * SIDE; e += THREADS) {
    let ti = select(e % SIDE, e / SIDE, isInRows);
    let tj = select(e / SIDE, e % SIDE, isInRows);
    let i = row0 + ti;
    let j = col0 + tj;
    let isPart = p.part == 0u || (p.part == 1u && i >= j) || (p.part == 2u && i <= j);
    if (i < x.rows && j < x.cols && isPart) {
      var value = tile[ti + tj * (SIDE + 1u)];
      // @when COMPLEX
      value = select(value, T(value.x, 0.0), i == j && p.realDiagonal != 0u && state == 0);
      // @end
      X[x.place.off + i * x.place.rs + j * x.place.cs] = value;
    }
  }
}
