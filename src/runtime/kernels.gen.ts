// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.

export const asum_part: string = `// asum_part: parts of the sum of abs(x_i).
// Storage   element i is x[offX + i*incX]; offsets and increments count elements of type T and may be negative.
//           parts[slot + group] receives what workgroup \`group\` has found, per component of F
// Mapping   \`groups\` workgroups; thread t of workgroup g -> elements g*THREADS + t, + groups*THREADS, ...: the order depends on n and T alone,
//           so that equal calls give equal bits
// Tunables  THREADS (32..256), a power of two  PER elements that a thread has in flight (1..8)
//           T f32 or f16, or four of them where every operand is contiguous and starts at a multiple of four
//           F, in which is computed, f32 or vec4f
// Needs     a second dispatch for the parts
// Source    BLAS xASUM; tree sums
const THREADS: u32 = 64u;
const PER: u32 = 4u;
alias T = f32;
alias F = f32;

struct Params {
  baseX: u32,
  n: u32,
  groups: u32,
  offX: i32,
  incX: i32,
  slot: u32,
}
@group(0) @binding(0) var<storage, read> x: array<T>;
@group(0) @binding(1) var<storage, read_write> parts: array<F>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> groupSums: array<F, THREADS>;

@compute @workgroup_size(THREADS)
fn asum_part(@builtin(workgroup_id) id: vec3u, @builtin(local_invocation_index) t: u32) {
  let group = id.x + p.baseX;
  let stride = p.groups * THREADS;
  // @registers
  var sums: array<F, PER>;
  var i = group * THREADS + t;
  for (; i + (PER - 1u) * stride < p.n; i += PER * stride) {
    // @unroll
    for (var q = 0u; q < PER; q++) {
      sums[q] = sums[q] + abs(F(x[p.offX + i32(i + q * stride) * p.incX]));
    }
  }
  for (; i < p.n; i += stride) {
    sums[0] = sums[0] + abs(F(x[p.offX + i32(i) * p.incX]));
  }
  var total = sums[0];
  // @unroll
  for (var q = 1u; q < PER; q++) {
    total += sums[q];
  }
  groupSums[t] = total;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      groupSums[t] += groupSums[t + half];
    }
  }
  if (t == 0u) {
    parts[p.slot + group] = groupSums[0];
  }
}
`;

export const axpy_elements: string = `// axpy_elements: y := alpha x + y.
// Storage   element i is x[offX + i*incX] and y[offY + i*incY]; offsets and increments count elements of type T and may be negative
// Mapping   workgroup (x) -> THREADS*PER elements; thread t -> elements t, t + THREADS, ... of them, all read before one is written
// Tunables  THREADS (32..256)  PER elements per thread (1..8)
//           T f32 or f16, or four of them where every operand is contiguous and starts at a multiple of four
//           F, in which is computed, f32 or vec4f
//           X_IN_Y 1: x lies in y's buffer, apart from y
// Source    BLAS xAXPY
const THREADS: u32 = 64u;
const PER: u32 = 4u;
const X_IN_Y: u32 = 0u;
alias T = f32;
alias F = f32;

struct Params {
  baseX: u32,
  n: u32,
  offX: i32,
  incX: i32,
  offY: i32,
  incY: i32,
  alpha: f32,
}
@group(0) @binding(0) var<storage, read> x: array<T>;
@group(0) @binding(1) var<storage, read_write> y: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

fn readX(at: i32) -> F {
  if (X_IN_Y == 1u) {
    return F(y[at]);
  }
  return F(x[at]);
}

@compute @workgroup_size(THREADS)
fn axpy_elements(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = (group.x + p.baseX) * (THREADS * PER) + t;
  // @registers
  var xs: array<F, PER>;
  // @registers
  var ys: array<F, PER>;
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      xs[q] = readX(p.offX + i32(i) * p.incX);
      ys[q] = F(y[p.offY + i32(i) * p.incY]);
    }
  }
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      y[p.offY + i32(i) * p.incY] = T(fma(F(p.alpha), xs[q], ys[q]));
    }
  }
}
`;

export const band_product: string = `// band_product: W := T x in slices, T a band matrix: A, A^T, or the symmetric one of which A is a triangle. gemv_sum adds the slices up.
// Storage   A(i, j) = A[offA + i + j*lda], used only for -ku <= i - j <= kl: band storage and its leading dimension less one;
//           x(j) = x[offX + j*incX]; W(i, s) = W[i + s*m]: slices below \`straight\` are of A x, the others of A^T x
// Mapping   workgroup (x, y) -> ROWS rows of T, \`slice\` steps of slice y; thread -> one row, every GROUPS-th step. With TOGETHER = 1 the
//           rows of A step through the columns that any of them needs, so that neighbours load neighbours of one column; of A^T, GROUPS
//           neighbours share a row, which is a column of A. Else each row steps through its own band: bands so narrow that the cache joins
// Tunables  ROWS (32..128)  GROUPS threads per row (1..8)  DEPTH steps in flight per thread (4..8)  TOGETHER (0 if GROUPS = 1)
//           workgroup bytes = ROWS*GROUPS*4
// Needs     slice a multiple of GROUPS*DEPTH: steps behind the last slice are off the band. kl and ku less than the rows and columns of A
//           unit = 1 takes the diagonal as ones; symmetric = 1: the slices of A^T leave it out. What is loaded for a place off the band is
//           an element of the row's band, not used
// Source    BLAS xGBMV, xSBMV, xTBMV
const ROWS: u32 = 32u;
const GROUPS: u32 = 8u;
const DEPTH: u32 = 8u;
const TOGETHER: u32 = 1u;
const THREADS: u32 = ROWS * GROUPS;

struct Params {
  baseX: u32,
  baseY: u32,
  m: i32,
  n: i32,
  kl: i32,
  ku: i32,
  straight: u32,
  slice: u32,
  unit: u32,
  symmetric: u32,
  offA: i32,
  lda: i32,
  offX: i32,
  incX: i32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read> x: array<f32>;
@group(0) @binding(2) var<storage, read_write> W: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;

var<workgroup> sums: array<f32, THREADS>;

@compute @workgroup_size(THREADS)
fn band_product(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let s = group.y + p.baseY;
  let straight = s < p.straight;
  let together = straight & (TOGETHER == 1u);
  let r = select(t / GROUPS, t % ROWS, straight);
  let g = select(t % GROUPS, t / ROWS, straight);
  let i0 = i32((group.x + p.baseX) * ROWS);
  let i = i0 + i32(r);
  // Row i of T has the columns first..last; \`row\` is one that has any.
  let left = select(p.ku, p.kl, straight);
  let right = select(p.kl, p.ku, straight);
  let first = max(i - left, 0);
  let last = min(i + right, p.n - 1);
  let row = min(i, min(p.m, p.n + left) - 1);
  let nearest = max(row - left, 0);
  let farthest = min(row + right, p.n - 1);
  let rowStep = select(p.lda, 1, straight);
  let colStep = select(1, p.lda, straight);
  let atA = p.offA + row * rowStep;
  let base = select(i, i0, together) - left;
  let steps = u32(left + right) + select(1u, ROWS, together);
  let begin = (s - select(p.straight, 0u, straight)) * p.slice;
  let end = min(begin + p.slice, steps);
  let skipped = !straight & (p.symmetric == 1u);
  var sum = 0.0;
  // @registers
  var a: array<f32, DEPTH>;
  // @registers
  var xs: array<f32, DEPTH>;
  for (var q = begin + g; q < end; q += GROUPS * DEPTH) {
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      let j = clamp(base + i32(q + u * GROUPS), nearest, farthest);
      a[u] = A[atA + j * colStep];
      xs[u] = x[p.offX + j * p.incX];
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      let j = base + i32(q + u * GROUPS);
      let value = select(a[u], 1.0, (i == j) & (p.unit == 1u));
      let used = (j >= first) & (j <= last) & !((i == j) & skipped);
      sum = select(sum, fma(value, xs[u], sum), used);
    }
  }
  sums[g * ROWS + r] = sum;
  workgroupBarrier();
  let mine = i0 + i32(t);
  if ((t < ROWS) & (mine < p.m)) {
    var total = 0.0;
    for (var k = 0u; k < GROUPS; k++) {
      total += sums[k * ROWS + t];
    }
    W[u32(mine) + s * u32(p.m)] = total;
  }
}
`;

export const band_records: string = `// band_records: one operand of every problem of a batch to its record, as lib/band_problem reads it, from a list of offsets on the device.
// Storage   records[20*b..] of problem b; operand k begins at off + list[from + b], or where byList = 0 at off + b*stride
// Mapping   thread x -> problem x
// Tunables  THREADS (64..256)
// Needs     begin = 1 for the first operand: it writes what is not of an operand. A problem with an operand that is not within the first last + 1
//           places behind off is marked and becomes empty.
// Source    index arithmetic
const THREADS: u32 = 64u;

struct Params {
  baseX: u32,
  count: u32,
  n: u32,
  kl: u32,
  ku: u32,
  nrhs: u32,
  begin: u32,
  k: u32,
  off: u32,
  ld: u32,
  stride: u32,
  byList: u32,
  start: u32,
  last: i32,
}
@group(0) @binding(0) var<storage, read_write> records: array<u32>;
@group(0) @binding(1) var<storage, read> list: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn band_records(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let b = (group.x + p.baseX) * THREADS + t;
  if (b >= p.count) {
    return;
  }
  let record = 20u * b;
  if (p.begin != 0u) {
    records[record] = b;
    records[record + 1u] = p.n;
    records[record + 2u] = p.nrhs;
    records[record + 3u] = 0u;
    records[record + 4u] = p.kl;
    records[record + 5u] = p.ku;
  }
  var at = i32(b * p.stride);
  if (p.byList != 0u) {
    at = list[p.start + b];
  }
  let outside = (p.byList != 0u) & ((at < 0) | (at > p.last));
  if (outside) {
    records[record + 1u] = 0u;
    records[record + 2u] = 0u;
    records[record + 3u] = 1u;
  }
  records[record + 8u + 2u * p.k] = p.off + select(u32(at), 0u, outside);
  records[record + 9u + 2u * p.k] = p.ld;
}
`;

export const batch_gather: string = `// batch_gather: matrices of a batch into a workspace, side by side in columns.
// Storage   W[z*strideW + i + j*ldW] of the launch's z-th problem := its operand (0 A: m x n, 1 B: n x nrhs, 2 C: n x n), which lies where
//           lib/batch_problem says; part 0 all, 1 the lower triangle, 2 the upper one. flags[z] := 1 where there is a NaN or an infinity
// Mapping   workgroup (x, y) -> problem, tile of 32 x 32, through workgroup memory where neighbours of the operand lie in a row
// Tunables  THREADS (32..256, a multiple of 32)   workgroup bytes = 4224
// Needs     flags zero before
// Source    tiled transposition
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const SIDE: u32 = 32u;

struct Params {
// @use lib/batch_fields
  operand: u32,
  part: u32,
  tilesDown: u32,
  ldW: u32,
  strideW: u32,
}
@group(0) @binding(0) var<storage, read> X: array<f32>;
@group(0) @binding(1) var<storage, read_write> W: array<f32>;
@group(0) @binding(2) var<storage, read_write> flags: array<atomic<i32>>;
// @when LISTED
@group(0) @binding(3) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(4) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/batch_operand

var<workgroup> tile: array<f32, SIDE * (SIDE + 1u)>;

@compute @workgroup_size(THREADS)
fn batch_gather(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let x = operand(problem(z), p.operand);
  let y = group.y + p.baseY;
  let row0 = y % p.tilesDown * SIDE;
  let col0 = y / p.tilesDown * SIDE;
  let isInRows = x.place.cs == 1u;
  var most = 0u;
  for (var e = t; e < SIDE * SIDE; e += THREADS) {
    let ti = select(e % SIDE, e / SIDE, isInRows);
    let tj = select(e / SIDE, e % SIDE, isInRows);
    let i = row0 + ti;
    let j = col0 + tj;
    let isPart = p.part == 0u || (p.part == 1u && i >= j) || (p.part == 2u && i <= j);
    if (i < x.rows && j < x.cols && isPart) {
      let value = X[x.place.off + i * x.place.rs + j * x.place.cs];
      most = max(most, bitcast<u32>(value) & 0x7fffffffu);
      tile[ti + tj * (SIDE + 1u)] = value;
    }
  }
  workgroupBarrier();
  if (most >= 0x7f800000u) {
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
`;

export const batch_pivots: string = `// batch_pivots: the pivots of one problem of a batch to a workspace.
// Storage   pivots[i] := ipiv[piv + i], i < n, where lib/batch_problem says; what no factorization has made becomes a row of the matrix
// Mapping   one workgroup for the launch's only problem
// Tunables  THREADS (32..256)
// Source    index arithmetic
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;

struct Params {
// @use lib/batch_fields
}
@group(0) @binding(0) var<storage, read> ipiv: array<i32>;
@group(0) @binding(1) var<storage, read_write> pivots: array<i32>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/batch_problem

@compute @workgroup_size(THREADS)
fn batch_pivots(@builtin(local_invocation_index) t: u32) {
  let a = problem(0u);
  for (var i = t; i < a.n; i += THREADS) {
    pivots[i] = clamp(ipiv[a.piv + i], 1, i32(a.n));
  }
}
`;

export const batch_records: string = `// batch_records: where the problems of a batch lie, for kernels that read it as lib/batch_problem does, from lists of offsets on the device.
// Storage   records[4*b..] of problem b; operand X begins at offX + listX[fromX + b], or where byListX = 0 at offX + b*strideX
// Mapping   thread x -> problem x
// Tunables  THREADS (64..256)
// Needs     lists only bound where byListX = 0. A problem with an operand that is not within the first lastX + 1 places behind offX is marked
//           and becomes empty.
// Source    index arithmetic
const THREADS: u32 = 64u;

struct Params {
  baseX: u32,
  count: u32,
  m: u32,
  n: u32,
  nrhs: u32,
  offA: u32,
  rsA: u32,
  csA: u32,
  strideA: u32,
  byListA: u32,
  fromA: u32,
  lastA: i32,
  offB: u32,
  rsB: u32,
  csB: u32,
  strideB: u32,
  byListB: u32,
  fromB: u32,
  lastB: i32,
  offC: u32,
  rsC: u32,
  csC: u32,
  strideC: u32,
  byListC: u32,
  fromC: u32,
  lastC: i32,
  offPiv: u32,
  stridePiv: u32,
  byListPiv: u32,
  fromPiv: u32,
  lastPiv: i32,
}
@group(0) @binding(0) var<storage, read_write> records: array<vec4u>;
@group(0) @binding(1) var<storage, read> listA: array<i32>;
@group(0) @binding(2) var<storage, read> listB: array<i32>;
@group(0) @binding(3) var<storage, read> listC: array<i32>;
@group(0) @binding(4) var<storage, read> listPiv: array<i32>;
@group(0) @binding(5) var<uniform> p: Params;

fn isOutside(byList: u32, place: i32, last: i32) -> bool {
  return (byList != 0u) & ((place < 0) | (place > last));
}

@compute @workgroup_size(THREADS)
fn batch_records(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let b = (group.x + p.baseX) * THREADS + t;
  if (b >= p.count) {
    return;
  }
  var places = vec4i(vec4u(b) * vec4u(p.strideA, p.strideB, p.strideC, p.stridePiv));
  if (p.byListA != 0u) {
    places.x = listA[p.fromA + b];
  }
  if (p.byListB != 0u) {
    places.y = listB[p.fromB + b];
  }
  if (p.byListC != 0u) {
    places.z = listC[p.fromC + b];
  }
  if (p.byListPiv != 0u) {
    places.w = listPiv[p.fromPiv + b];
  }
  let outside = isOutside(p.byListA, places.x, p.lastA) | isOutside(p.byListB, places.y, p.lastB) |
    isOutside(p.byListC, places.z, p.lastC) | isOutside(p.byListPiv, places.w, p.lastPiv);
  let at = select(vec4u(places), vec4u(), outside) + vec4u(p.offA, p.offB, p.offC, p.offPiv);
  records[4u * b] = select(vec4u(b, p.m, p.n, p.nrhs), vec4u(b, 0u, 0u, 0u), outside);
  records[4u * b + 1u] = vec4u(at.x, p.rsA, p.csA, at.w);
  records[4u * b + 2u] = vec4u(at.y, p.rsB, p.csB, select(0u, 1u, outside));
  records[4u * b + 3u] = vec4u(at.z, p.rsC, p.csC, 0u);
}
`;

export const batch_report: string = `// batch_report: what was found of one problem, to its places among the reports of a batch.
// Storage   info[offInfo + q] := found[0], or -1 if an operand is not inside its buffer; nonfinite[offNonfinite + q] := flags[0];
//           ipiv[piv + i] := pivots[i], i < min(m, n), if PIVOTS: where lib/batch_problem says
// Mapping   one workgroup for the launch's only problem
// Tunables  THREADS (32..256)
// Source    index arithmetic
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const PIVOTS: u32 = 1u;

struct Params {
// @use lib/batch_fields
}
@group(0) @binding(0) var<storage, read> found: array<i32>;
@group(0) @binding(1) var<storage, read> flags: array<i32>;
@group(0) @binding(2) var<storage, read_write> info: array<i32>;
@group(0) @binding(3) var<storage, read_write> nonfinite: array<i32>;
// @when PIVOTS
@group(0) @binding(4) var<storage, read> pivots: array<i32>;
@group(0) @binding(5) var<storage, read_write> ipiv: array<i32>;
// @end
// @when LISTED
@group(0) @binding(6) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(7) var<uniform> p: Params;

// @use lib/batch_problem

@compute @workgroup_size(THREADS)
fn batch_report(@builtin(local_invocation_index) t: u32) {
  let a = problem(0u);
  if (t == 0u) {
    info[p.offInfo + a.q] = select(found[0], -1, a.outside);
    nonfinite[p.offNonfinite + a.q] = select(flags[0], 0, a.outside);
  }
  // @when PIVOTS
  for (var i = t; i < min(a.m, a.n); i += THREADS) {
    ipiv[a.piv + i] = pivots[i];
  }
  // @end
}
`;

export const batch_scatter: string = `// batch_scatter: matrices of a workspace, side by side in columns, to their places in a batch.
// Storage   W[z*strideW + i + j*ldW] of the launch's z-th problem -> its operand (0 A: m x n, 1 B: n x nrhs, 2 C: n x n), where lib/batch_problem
//           says; part 0 all, 1 the lower triangle, 2 the upper one. Where failed[offInfo + q] is not 0 the operand is left, or filled with
//           NaN if nanBits is not 0; unless \`always\`
// Mapping   workgroup (x, y) -> problem, tile of 32 x 32, through workgroup memory where neighbours of the operand lie in a row
// Tunables  THREADS (32..256, a multiple of 32)   workgroup bytes = 4224
// Source    tiled transposition
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const SIDE: u32 = 32u;

struct Params {
// @use lib/batch_fields
  operand: u32,
  part: u32,
  tilesDown: u32,
  ldW: u32,
  strideW: u32,
  always: u32, // whatever has failed
}
@group(0) @binding(0) var<storage, read> W: array<f32>;
@group(0) @binding(1) var<storage, read_write> X: array<f32>;
@group(0) @binding(2) var<storage, read> failed: array<i32>;
// @when LISTED
@group(0) @binding(3) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(4) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/batch_operand

var<workgroup> tile: array<f32, SIDE * (SIDE + 1u)>;

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
  let noNumber = bitcast<f32>(p.nanBits);
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
      X[x.place.off + i * x.place.rs + j * x.place.cs] = tile[ti + tj * (SIDE + 1u)];
    }
  }
}
`;

export const butterfly: string = `// butterfly: one level of a random butterfly, B := U^T A V (two sides), U^T A (one side, TRANS) or V A (one side).
// Storage   A[offA + i + j*lda] -> B[offB + i + j*ldb], i < n, j < columns; two sides: columns = n
// Mapping   thread -> pair x of rows and, with two sides, pair y of columns, else column y; an element alone is a pair with itself
// Tunables  THREADS (32..256)  SIDES 2, or 1: rows only  TRANS 1: (r (x + y), s (x - y)), else (r x + s y, r x - s y); columns always the former
//           IN_PLACE 1: A is B
// Needs     \`items\` pairs of rows, of columns as many. level 0: halves of everything, 1: of either half. side: 0 for U, 1 for V
// Source    as src/core/butterfly.ts, with the same random numbers
const THREADS: u32 = 64u;
const SIDES: u32 = 2u;
const TRANS: u32 = 1u;
const IN_PLACE: u32 = 0u;

struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  items: u32,
  level: u32,
  side: u32,
  seed: u32,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> B: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;

fn mix(number: u32) -> u32 {
  var x = number;
  x = (x ^ (x >> 16u)) * 0x7feb352du;
  x = (x ^ (x >> 15u)) * 0x846ca68bu;
  return x ^ (x >> 16u);
}

struct Pair {
  lo: u32,
  hi: u32,
  r: f32,
  s: f32,
}

fn entry(side: u32, i: u32) -> f32 {
  let stream = mix(p.seed + (1u + 2u * side + p.level) * 0x9e3779b9u);
  return exp((f32(mix(i ^ stream) >> 8u) * 0x1p-24 - 0.5) * 0.1);
}

fn pairOf(number: u32, side: u32) -> Pair {
  let middle = (p.n + 1u) / 2u;
  var length = select(middle, p.n, p.level == 0u);
  var place = number;
  var first = 0u;
  if (place >= (length + 1u) / 2u) {
    place -= (length + 1u) / 2u;
    first = middle;
    length = p.n - middle;
  }
  let half = (length + 1u) / 2u;
  let lo = first + place;
  let alone = place >= length - half;
  let hi = lo + select(half, 0u, alone);
  let scale = select(0.70710678, 1.0, alone);
  return Pair(lo, hi, scale * entry(side, lo), scale * entry(side, hi));
}

fn load(i: u32, j: u32) -> f32 {
  var value: f32;
  if (IN_PLACE == 1u) {
    value = B[p.offB + i + j * p.ldb];
  } else {
    value = A[p.offA + i + j * p.lda];
  }
  return value;
}

fn store(i: u32, j: u32, value: f32) {
  B[p.offB + i + j * p.ldb] = value;
}

fn combine(pair: Pair, x: f32, y: f32, transposed: bool) -> vec2f {
  var both: vec2f;
  if (pair.lo == pair.hi) {
    both = vec2f(pair.r * x);
  } else if (transposed) {
    both = vec2f(pair.r * (x + y), pair.s * (x - y));
  } else {
    both = vec2f(pair.r * x + pair.s * y, pair.r * x - pair.s * y);
  }
  return both;
}

@compute @workgroup_size(THREADS)
fn butterfly(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = (group.x + p.baseX) * THREADS + t;
  let y = group.y + p.baseY;
  if (x >= p.items) {
    return;
  }
  let rows = pairOf(x, p.side);
  if (SIDES == 1u) {
    let both = combine(rows, load(rows.lo, y), load(rows.hi, y), TRANS == 1u);
    store(rows.lo, y, both.x);
    store(rows.hi, y, both.y);
  } else {
    let columns = pairOf(y, 1u);
    let left = combine(rows, load(rows.lo, columns.lo), load(rows.hi, columns.lo), true);
    let right = combine(rows, load(rows.lo, columns.hi), load(rows.hi, columns.hi), true);
    let top = combine(columns, left.x, right.x, true);
    let bottom = combine(columns, left.y, right.y, true);
    store(rows.lo, columns.lo, top.x);
    store(rows.lo, columns.hi, top.y);
    store(rows.hi, columns.lo, bottom.x);
    store(rows.hi, columns.hi, bottom.y);
  }
}
`;

export const chol_small: string = `// chol_small: Cholesky factorization of small matrices, all in registers, several per workgroup; with SOLVES then also X := A^-1 B. With LDL
//           A = L D L^T in its place, L unit triangular.
// Storage   lib/batch_problem: the lower triangle A(i, j) n x n, i >= j, becomes L; with FLIPPED the upper one, of U = L^T.
//           info[offInfo + q]: the first pivot that is not positive (LDL: that is zero), from 1, or 0; nonfinite[offNonfinite + q]: whether the triangle had a
//           NaN or an infinity. B(i, j) n x nrhs, becomes X if info = 0
//           STAGED: the matrices lie one behind the other, by columns or, ACROSS, by rows; the other triangle is written back as it was
// Mapping   workgroup x -> GROUP problems; LANES lanes of a subgroup share one: lane l has rows l, l + LANES, ... in registers
// Tunables  N = LANES*ROWS rows at most (1..32)  others as lu_small; EDGE 0: n = N
// Needs     as lu_small. A pivot below 2^-126 counts as not positive, or zero: GPUs flush it. The factorization goes on, with 1 for its root;
//           with LDL nothing is eliminated with it.
// Source    LAPACK xPOTF2, MAGMA xSYTRF_NOPIV, right-looking
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
const LANES: u32 = 2u;
const ROWS: u32 = 4u;
const N: u32 = LANES * ROWS;
const THREADS: u32 = 32u;
const RHS: u32 = 1u;
const EDGE: u32 = 1u;
const SUBGROUPS: u32 = 1u;
const LISTED: u32 = 0u;
const STAGED: u32 = 0u;
const ACROSS: u32 = 0u;
const FLIPPED: u32 = 0u;
const LDL: u32 = 0u;
const SOLVES: u32 = 1u;
const NONFINITE: u32 = 1u;
const B_IN_A: u32 = 0u;
const REPORTS: u32 = 1u;
const LOWER: u32 = 1u;
const B_APART: u32 = SOLVES * (1u - B_IN_A);

// @use lib/small_head
// @when SOLVES
// @use lib/small_b
// @end

@compute @workgroup_size(THREADS)
fn chol_small(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  // @when SUBGROUPS
  @builtin(subgroup_id) subgroup: u32,
  @builtin(subgroup_size) lanes: u32,
  @builtin(subgroup_invocation_id) invocation: u32,
  // @end
) {
// @use lib/small_lane
// @use lib/small_load
  var top = N;
  // @when EDGE
  top = p.n;
  // @end
  // Steps beyond a problem's own size change only what is outside of it.
  var failure = 0u;
  // @unroll
  for (var k = 0u; k < N; k++) {
    if (k < top) {
      let pivot = fromLane(x[(k / LANES) * N + k], k % LANES);
      // By bits: compilers may assume that there is no NaN.
      let bits = bitcast<u32>(pivot);
      let size = bits & 0x7fffffffu;
      let isUsable = select((bits >= 0x00800000u) & (bits <= 0x7f800000u), size >= 0x00800000u, LDL == 1u);
      failure = select(failure, k + 1u, (k < n) & !isUsable & (failure == 0u));
      // What the column is multiplied with: of the pivot the reciprocal root, or the reciprocal, which of a number above 2^126 would be flushed.
      var inverse = select(1.0, inverseSqrt(pivot), isUsable);
      var scale = 1.0;
      // @when LDL
      scale = select(1.0, 0x1p-64f, size > 0x7e000000u);
      inverse = select(0.0, 1.0 / (pivot * scale), isUsable);
      // @end
      // The column of L, and that of the product with what is behind it: of LDL before the division.
      // @registers
      var l: array<f32, ROWS>;
      // @unroll
      for (var r = k / LANES; r < ROWS; r++) {
        l[r] = x[r * N + k] * scale * inverse;
        x[r * N + k] = select(l[r], x[r * N + k], LDL == 1u);
      }
      // @unroll
      for (var j = k + 1u; j < N; j++) {
        let other = fromLane(x[(j / LANES) * N + k], j % LANES);
        // @unroll
        for (var r = j / LANES; r < ROWS; r++) {
          x[r * N + j] = fma(-l[r], other, x[r * N + j]);
        }
      }
      // @when LDL
      // @unroll
      for (var r = k / LANES; r < ROWS; r++) {
        x[r * N + k] = select(x[r * N + k], l[r], (lane + r * LANES != k) & isUsable);
      }
      // @end
    }
  }
// @use lib/small_reports
  // @when SOLVES
  // @registers
  var at: array<u32, ROWS>;
  // @registers
  var source: array<u32, ROWS>;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    at[r] = lane + r * LANES;
    source[r] = at[r];
  }
  for (var c0 = 0u; c0 < p.nrhs; c0 += RHS) {
    // @registers
    var b: array<f32, ROWS * RHS>;
// @use lib/small_load_b
// @use lib/small_solve_chol
// @use lib/small_store_b
    workgroupBarrier(); // the lanes are together again
  }
  // @end
// @use lib/small_reports_out
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < (r + 1u) * LANES; c++) {
      let row = lane + r * LANES;
      let value = select(x[r * N + c], filling, fills);
      // @when STAGED
      if ((row >= c) & (row < n)) {
        let atS = at0 + row * down + c * right;
        stage[atS / 4u][atS % 4u] = value;
      }
      // @end
      // @when DIRECT
      if (live & (row >= c) & (row < n)) {
        A[own.A.off + row * own.A.rs + c * own.A.cs] = value;
      }
      // @end
    }
  }
// @use lib/small_stage_out
}
`;

export const cholesky_group: string = `// cholesky_group: A = L L^T of each matrix of a batch, a whole matrix by one workgroup in one dispatch. With LDL A = L D L^T, L unit triangular
//           and D on the diagonal, in its place.
// Storage   where lib/batch_problem says, the lower triangle, L in place; with \`upper\` U, and L = U^T. The other triangle
//           is neither read nor written. info[offInfo + q]: order of the first leading minor that is not positive definite, or 0; with
//           LDL the first zero in D.
//           nonfinite[offNonfinite + q]: whether the triangle had a NaN or an infinity
// Mapping   workgroup x -> matrix; thread t -> row t. Block columns of NB from left to right, in registers: what is to the left is subtracted, KB
//           columns at a time with one barrier, then four columns a round with two: every thread factors the 4 x 4 block on the diagonal
//           for itself and solves its own row with it. A thread reads only what it has written itself, but with ACROSS, where neighbours in
//           memory lie in a row of L: then KB columns at a time go through workgroup memory, so that the loads of a subgroup are neighbours
// Tunables  THREADS rows (64..1024, a multiple of 32)  NB columns (8..32, a multiple of 4)  KB columns at a time (4..NB, dividing NB)
//           workgroup bytes = 8*NB*KB + 64 + 16*NB, with ACROSS 4*KB*(THREADS + 4) more, with LDL 4*THREADS
// Needs     n <= THREADS. Barriers are uniform: sizes are uniforms or read-only and indexed by the workgroup. A pivot below 2^-126 counts as not
//           positive, or zero: GPUs flush it. With LDL nothing is eliminated with it.
// Source    left-looking Cholesky, LAPACK xPOTF2 within a block
const THREADS: u32 = 64u;
const NB: u32 = 16u;
const KB: u32 = 8u;
const LISTED: u32 = 0u;
const ACROSS: u32 = 0u;
const LDL: u32 = 0u;
const ROOTS: u32 = 1u - LDL;
const DOWN: u32 = 1u - ACROSS;
// So that the rows and columns that a subgroup stores lie in different banks.
const PITCH: u32 = THREADS + 4u;
const KFOURS: u32 = KB / 4u;
const INFINITE: u32 = 0x7f800000u;

struct Params {
// @use lib/batch_fields
  upper: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> info: array<i32>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<storage, read_write> nonfinite: array<i32>;
@group(0) @binding(4) var<uniform> p: Params;

// @use lib/batch_problem

// What the block's rows have to the left: of two steps, by turns.
var<workgroup> left: array<vec4f, 2u * NB * KFOURS>;
var<workgroup> corner: array<vec4f, 4>;
// The four columns of a round in the block's rows.
var<workgroup> solved: array<vec4f, NB>;
// @when ACROSS
var<workgroup> stage: array<f32, KB * PITCH>;
// @end
// @when LDL
var<workgroup> diagonal: array<f32, THREADS>;
// @end
var<workgroup> odd: atomic<u32>;

@compute @workgroup_size(THREADS)
fn cholesky_group(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let a = problem(group.x + p.baseX);
  let n = a.n;
  let row = min(t, max(n, 1u) - 1u);
  let cs = select(a.A.cs, a.A.rs, p.upper != 0u);
  let rs = select(a.A.rs, a.A.cs, p.upper != 0u);
  let mine = a.A.off + row * rs;
  var bad = 0u; // the same in all threads: each has seen every block on the diagonal
  var most = 0u;
  var turn = 0u;
  if (t == 0u) {
    atomicStore(&odd, 0u);
  }
  // @registers
  var x: array<f32, NB>;
  // @registers
  var next: array<f32, KB>;
  for (var c0 = 0u; c0 < n; c0 += NB) {
    // Unconditional, so that the loads are in flight together, but never from behind the diagonal.
    // @unroll
    for (var c = 0u; c < NB; c++) {
      x[c] = A[mine + min(c0 + c, row) * cs];
    }
    // @unroll
    for (var c = 0u; c < NB; c++) {
      most = max(most, select(0u, bitcast<u32>(x[c]) & 0x7fffffffu, (t >= c0) & (t < n)));
    }
    // Only in rows from the block down is this L.
    // @unroll
    for (var r = 0u; r < KB; r++) {
      // @when DOWN
      next[r] = A[mine + min(r, row) * cs];
      // @end
      // @when ACROSS
      let e = t + r * THREADS;
      let i = min(max(e / KB, c0), n - 1u);
      next[r] = A[a.A.off + i * rs + min(e % KB, i) * cs];
      // @end
    }
    let q = t - c0;
    for (var k0 = 0u; k0 < c0; k0 += KB) {
      // @registers
      var l: array<f32, KB>;
      // @when DOWN
      // @unroll
      for (var r = 0u; r < KB; r++) {
        l[r] = next[r];
        next[r] = A[mine + min(k0 + KB + r, row) * cs];
      }
      // @end
      // @when ACROSS
      // @unroll
      for (var r = 0u; r < KB; r++) {
        let e = t + r * THREADS;
        stage[e % KB * PITCH + e / KB] = next[r];
        next[r] = A[a.A.off + min(max(e / KB, c0), n - 1u) * rs + min(k0 + KB + e % KB, c0 - 1u) * cs];
      }
      workgroupBarrier();
      // @unroll
      for (var r = 0u; r < KB; r++) {
        l[r] = stage[r * PITCH + t];
      }
      // @end
      let at = turn * (NB * KFOURS);
      if (q < NB) {
        // @unroll
        for (var g = 0u; g < KFOURS; g++) {
          left[at + q * KFOURS + g] = vec4f(l[4u * g], l[4u * g + 1u], l[4u * g + 2u], l[4u * g + 3u]);
          // @when LDL
          let d0 = k0 + 4u * g;
          left[at + q * KFOURS + g] *= vec4f(diagonal[d0], diagonal[d0 + 1u], diagonal[d0 + 2u], diagonal[d0 + 3u]);
          // @end
        }
      }
      workgroupBarrier();
      if (t >= c0) {
        // @unroll
        for (var c = 0u; c < NB; c++) {
          // @unroll
          for (var g = 0u; g < KFOURS; g++) {
            let other = left[at + c * KFOURS + g];
            x[c] = fma(-l[4u * g], other.x, x[c]);
            x[c] = fma(-l[4u * g + 1u], other.y, x[c]);
            x[c] = fma(-l[4u * g + 2u], other.z, x[c]);
            x[c] = fma(-l[4u * g + 3u], other.w, x[c]);
          }
        }
      }
      turn = 1u - turn;
    }
    // @unroll
    for (var j = 0u; j < NB; j += 4u) {
      if (c0 + j < n) {
        if (q - j < 4u) {
          corner[q - j] = vec4f(x[j], x[j + 1u], x[j + 2u], x[j + 3u]);
        }
        workgroupBarrier();
        // @registers
        var d: array<vec4f, 4>;
        // Of the row, what is told to others and what they are multiplied with: the same, or with LDL not yet and already divided.
        // @registers
        var known: array<f32, 4>;
        // @registers
        var mine4: array<f32, 4>;
        // @unroll
        for (var i = 0u; i < 4u; i++) {
          d[i] = corner[i];
        }
        // @unroll
        for (var i = 0u; i < 4u; i++) {
          // By bits: compilers may assume that there is no NaN.
          let bits = bitcast<u32>(d[i][i]);
          let size = bits & 0x7fffffffu;
          let isUsable = select((bits >= 0x00800000u) & (bits <= INFINITE), size >= 0x00800000u, LDL == 1u);
          let isThere = c0 + j + i < n;
          bad = select(bad, c0 + j + i + 1u, !isUsable & isThere & (bad == 0u));
          // @when ROOTS
          let inverse = select(1.0, inverseSqrt(d[i][i]), isUsable);
          x[j + i] *= inverse;
          // @unroll
          for (var e = i + 1u; e < 4u; e++) {
            d[e][i] *= inverse;
          }
          // @unroll
          for (var e = i + 1u; e < 4u; e++) {
            x[j + e] = fma(-x[j + i], d[e][i], x[j + e]);
            // @unroll
            for (var s = e; s < 4u; s++) {
              d[s][e] = fma(-d[s][i], d[e][i], d[s][e]);
            }
          }
          known[i] = x[j + i];
          mine4[i] = x[j + i];
          // @end
          // @when LDL
          // The reciprocal of a number above 2^126 would be flushed to zero.
          let scale = select(1.0, 0x1p-64f, size > 0x7e000000u);
          let reciprocal = select(0.0, 1.0 / (d[i][i] * scale), isUsable);
          known[i] = x[j + i];
          mine4[i] = x[j + i] * scale * reciprocal;
          x[j + i] = select(x[j + i], mine4[i], isUsable & (q != j + i));
          if (q == j + i) {
            diagonal[t] = d[i][i];
          }
          // @unroll
          for (var e = i + 1u; e < 4u; e++) {
            x[j + e] = fma(-mine4[i], d[e][i], x[j + e]);
            // @unroll
            for (var s = e; s < 4u; s++) {
              d[s][e] = fma(-(d[s][i] * scale * reciprocal), d[e][i], d[s][e]);
            }
          }
          // @end
        }
        if (q < NB) {
          solved[q] = vec4f(known[0], known[1], known[2], known[3]);
        }
        workgroupBarrier();
        // @unroll
        for (var c = j + 4u; c < NB; c++) {
          let other = solved[c];
          x[c] = fma(-mine4[0], other.x, x[c]);
          x[c] = fma(-mine4[1], other.y, x[c]);
          x[c] = fma(-mine4[2], other.z, x[c]);
          x[c] = fma(-mine4[3], other.w, x[c]);
        }
      }
    }
    if (t < n) {
      // @unroll
      for (var c = 0u; c < NB; c++) {
        if (c0 + c <= t) {
          A[mine + (c0 + c) * cs] = x[c];
        }
      }
    }
    // @when ACROSS
    storageBarrier();
    // @end
  }

  // A failed factorization leaves no numbers where that is asked for.
  if ((p.nanBits != 0u) & (bad != 0u) & (t < n)) {
    let noNumber = bitcast<f32>(p.nanBits);
    for (var c = 0u; c <= t; c++) {
      A[mine + c * cs] = noNumber;
    }
  }
  workgroupBarrier();
  if (most >= INFINITE) {
    atomicStore(&odd, 1u);
  }
  workgroupBarrier();
  if (t == 0u) {
    info[p.offInfo + a.q] = select(i32(bad), -1, a.outside);
    nonfinite[p.offNonfinite + a.q] = i32(atomicLoad(&odd));
  }
}
`;

export const cholqr_judge: string = `// cholqr_judge: shifts the diagonal of G by a multiple of its trace, or says whether the passes so far are good: ||G - I||_F at most \`most\`
//           and no Cholesky factorization before has failed.
// Storage   work[offG + i + j*n], the upper triangle of G; infos[0..count-1] of the factorizations; status[0]: \`passes\` or -1
// Mapping   one workgroup; thread -> columns t, t + THREADS, ...
// Tunables  THREADS a power of two (32..256)   SHIFT 1: the shift   JUDGE 1: the verdict; one of the two   workgroup bytes = 4*THREADS
// Needs     NaN is told by bits
// Source    Y. Yamamoto et al., ETNA 44, 2015; T. Fukaya et al., SIAM J. Sci. Comput. 42, 2020
const THREADS: u32 = 64u;
const SHIFT: u32 = 0u;
const JUDGE: u32 = 1u;

struct Params {
  n: u32,
  count: u32,
  passes: i32,
  shift: f32,
  most: f32,
  offG: u32,
}
@group(0) @binding(0) var<storage, read_write> work: array<f32>;
@group(0) @binding(1) var<uniform> p: Params;
// @when JUDGE
@group(0) @binding(2) var<storage, read> infos: array<i32>;
@group(0) @binding(3) var<storage, read_write> status: array<i32>;
// @end

var<workgroup> sums: array<f32, THREADS>;

@compute @workgroup_size(THREADS)
fn cholqr_judge(@builtin(local_invocation_index) t: u32) {
  var sum = 0.0;
  for (var j = t; j < p.n; j += THREADS) {
    if (SHIFT == 1u) {
      sum += work[p.offG + j * (p.n + 1u)];
    } else {
      for (var i = 0u; i <= j; i++) {
        let off = work[p.offG + i + j * p.n] - select(0.0, 1.0, i == j);
        sum += select(2.0, 1.0, i == j) * off * off;
      }
    }
  }
  sums[t] = sum;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      sums[t] += sums[t + half];
    }
  }
  workgroupBarrier();
  let whole = sums[0];
  if (SHIFT == 1u) {
    for (var j = t; j < p.n; j += THREADS) {
      work[p.offG + j * (p.n + 1u)] += p.shift * whole;
    }
  }
  // @when JUDGE
  if (t == 0u) {
    var good = bitcast<u32>(whole) <= bitcast<u32>(p.most * p.most);
    for (var k = 0u; k < p.count; k++) {
      good = good & (infos[k] == 0);
    }
    status[0] = select(-1, p.passes, good);
  }
  // @end
}
`;

export const cholqr_rows: string = `// cholqr_rows: X := A T1^-1 T2^-1 ..., row by row in registers; then the products X^T X and X^T b of the rows of one workgroup, or X itself.
// Storage   A[offA + i + j*lda], m x n, n <= N; b[offB + i]; triangle s is work[offT + s*n*n + i + j*n], upper, zeros below it
//           parts[g*stride + 64*tile + 8*c + r] is element (8*tj + r, 8*ti + c) of X^T X, tiles ti >= tj counted by columns of tiles; behind all
//           of them element i of X^T b
// Mapping   workgroup x -> blocks of THREADS rows: x, x + groups, ...; thread -> one row of a block in the solves, then a tile of 8 x 8 elements of the
//           product, over every GROUPS-th row of the block: tiles of 4 x 4 would read workgroup memory twice as often
// Tunables  N columns, padded with zeros (a multiple of 8, 16..32)  THREADS rows of a block (64..256, at least the tiles, N/8 (N/8+1)/2)
//           GRAM 1: the products   STORE 1: X takes A's place   RHS 1: with b
//           workgroup bytes = 16*THREADS*(N/4 + 1) + 4*N*(N+1)
// Needs     blocks, groups, solves and n are uniforms: so are the barriers. Triangles without a zero on the diagonal, or the result is of no use
// Source    CholeskyQR (Y. Yamamoto et al., 2015) with Q never written: A is read once per pass
const N: u32 = 32u;
const THREADS: u32 = 64u;
const GRAM: u32 = 1u;
const STORE: u32 = 0u;
const RHS: u32 = 0u;
const QUADS: u32 = N / 4u;
const PITCH: u32 = QUADS + 1u;
const EIGHTS: u32 = N / 8u;
const TILES: u32 = EIGHTS * (EIGHTS + 1u) / 2u;
const GROUPS: u32 = THREADS / TILES;

struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  blocks: u32,
  groups: u32,
  solves: u32,
  offT: u32,
  offA: u32,
  lda: u32,
  offB: u32,
  stride: u32,
}
@group(0) @binding(0) var<storage, read> work: array<f32>;
@group(0) @binding(1) var<uniform> p: Params;
// @when GRAM
@group(0) @binding(2) var<storage, read> A: array<f32>;
@group(0) @binding(3) var<storage, read_write> parts: array<f32>;
// @end
// @when STORE
@group(0) @binding(5) var<storage, read_write> Q: array<f32>; // A, to be overwritten
// @end
// @when RHS
@group(0) @binding(4) var<storage, read> b: array<f32>;
// @end

// A block of rows of X; then the tiles of the threads, four elements at a time.
var<workgroup> rows: array<vec4f, THREADS * PITCH>;
// The part of a triangle above the diagonal, by rows, and the reciprocals of its diagonal.
var<workgroup> upper: array<vec4f, N * QUADS>;
var<workgroup> inverse: array<f32, N>;

fn element(at: u32) -> f32 {
  var value = 0.0;
  // @when GRAM
  value = A[at];
  // @end
  // @when STORE
  value = Q[at];
  // @end
  return value;
}

@compute @workgroup_size(THREADS)
fn cholqr_rows(@builtin(workgroup_id) id: vec3u, @builtin(local_invocation_index) t: u32) {
  let group = id.x + p.baseX;
  // Tile \`tile\` lies in the column ti of tiles, at tj <= ti.
  let tile = t % TILES;
  var ti = 0u;
  for (var k = 1u; k < EIGHTS; k++) {
    ti = select(ti, k, tile >= k * (k + 1u) / 2u);
  }
  let tj = tile - ti * (ti + 1u) / 2u;
  let turn = t / TILES;
  // @registers
  var sum: array<vec4f, 16>; // column c of the tile in vectors 2 c and 2 c + 1
  // @unroll
  for (var c = 0u; c < 16u; c++) {
    sum[c] = vec4f();
  }
  // @registers
  var dots: array<vec4f, QUADS>;
  // @registers
  var x: array<vec4f, QUADS>;
  // @unroll
  for (var q = 0u; q < QUADS; q++) {
    dots[q] = vec4f();
  }
  for (var block = group; block < p.blocks; block += p.groups) {
    let i = block * THREADS + t;
    let row = p.offA + min(i, p.m - 1u);
    // @unroll
    for (var q = 0u; q < QUADS; q++) {
      // @unroll
      for (var c = 0u; c < 4u; c++) {
        let j = 4u * q + c;
        x[q][c] = select(0.0, element(row + min(j, p.n - 1u) * p.lda), (i < p.m) & (j < p.n));
      }
    }
    for (var s = 0u; s < p.solves; s++) {
      let at = p.offT + s * p.n * p.n;
      workgroupBarrier();
      for (var e = t; e < N * QUADS; e += THREADS) {
        let k = e / QUADS;
        let j = 4u * (e % QUADS);
        var value: vec4f;
        // @unroll
        for (var c = 0u; c < 4u; c++) {
          let inside = (k < j + c) & (j + c < p.n);
          value[c] = select(0.0, work[at + select(0u, k + (j + c) * p.n, inside)], inside);
        }
        upper[e] = value;
      }
      for (var k = t; k < N; k += THREADS) {
        inverse[k] = select(1.0, 1.0 / work[at + select(0u, k * (p.n + 1u), k < p.n)], k < p.n);
      }
      workgroupBarrier();
      // @unroll
      for (var k = 0u; k < N; k++) {
        x[k / 4u][k % 4u] *= inverse[k];
        let known = vec4f(x[k / 4u][k % 4u]);
        // @unroll
        for (var q = k / 4u; q < QUADS; q++) {
          x[q] = fma(-known, upper[k * QUADS + q], x[q]);
        }
      }
    }
    // @when STORE
    if (i < p.m) {
      // @unroll
      for (var q = 0u; q < QUADS; q++) {
        // @unroll
        for (var c = 0u; c < 4u; c++) {
          if (4u * q + c < p.n) {
            Q[row + (4u * q + c) * p.lda] = x[q][c];
          }
        }
      }
    }
    // @end
    // @when RHS
    let side = select(0.0, b[p.offB + min(i, p.m - 1u)], i < p.m);
    // @unroll
    for (var q = 0u; q < QUADS; q++) {
      dots[q] = fma(vec4f(side), x[q], dots[q]);
    }
    // @end
    // @when GRAM
    workgroupBarrier();
    // @unroll
    for (var q = 0u; q < QUADS; q++) {
      rows[t * PITCH + q] = x[q];
    }
    workgroupBarrier();
    if (turn < GROUPS) {
      for (var r = turn; r < THREADS; r += GROUPS) {
        let top = rows[r * PITCH + 2u * tj];
        let bottom = rows[r * PITCH + 2u * tj + 1u];
        // @unroll
        for (var h = 0u; h < 2u; h++) {
          let across = rows[r * PITCH + 2u * ti + h];
          // @unroll
          for (var c = 0u; c < 4u; c++) {
            sum[8u * h + 2u * c] = fma(top, vec4f(across[c]), sum[8u * h + 2u * c]);
            sum[8u * h + 2u * c + 1u] = fma(bottom, vec4f(across[c]), sum[8u * h + 2u * c + 1u]);
          }
        }
      }
    }
    // @end
  }
  // @when GRAM
  let start = group * p.stride;
  // Four quarters of the tiles, one after the other: there is room for one.
  // @unroll
  for (var quarter = 0u; quarter < 4u; quarter++) {
    workgroupBarrier();
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      rows[4u * t + c] = sum[4u * quarter + c];
    }
    for (var live = GROUPS; live > 1u; live = (live + 1u) / 2u) {
      let half = (live + 1u) / 2u;
      workgroupBarrier();
      if (turn + half < live) {
        // @unroll
        for (var c = 0u; c < 4u; c++) {
          rows[4u * t + c] += rows[4u * (t + half * TILES) + c];
        }
      }
    }
    workgroupBarrier();
    if (t < TILES) {
      // @unroll
      for (var c = 0u; c < 4u; c++) {
        // @unroll
        for (var r = 0u; r < 4u; r++) {
          parts[start + 64u * t + 16u * quarter + 4u * c + r] = rows[4u * t + c][r];
        }
      }
    }
  }
  // @end
  // @when RHS
  workgroupBarrier();
  // @unroll
  for (var q = 0u; q < QUADS; q++) {
    rows[t * PITCH + q] = dots[q];
  }
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      // @unroll
      for (var q = 0u; q < QUADS; q++) {
        rows[t * PITCH + q] += rows[(t + half) * PITCH + q];
      }
    }
  }
  workgroupBarrier();
  if (t < N) {
    parts[start + 64u * TILES + t] = rows[t / 4u][t % 4u];
  }
  // @end
}
`;

export const cholqr_small: string = `// cholqr_small: G = U^T U for the products of a pass, R := U R and c := U^-T c along with it; and whether the passes so far are good.
// Storage   work[offG + i + j*n], upper triangle, and c for j = n if sides = 1; U to work[offU + i + j*n] with zeros below the diagonal, R alike at
//           offR; c to work[offC + i]; status[0]: 0 good so far, -1 not, else \`passes\`, written with the last pass
// Mapping   one workgroup; thread -> elements t, t + THREADS, ... of the triangle, c its last column
// Tunables  N the largest n (8..32)   THREADS a power of two (64..256)   workgroup bytes = 8*(N+1)^2 + 8*THREADS + 4*N
// Needs     n is a uniform: so are the barriers. A pivot below 2^-126 counts as not positive. NaN is told by bits. Rows stay as they are until
//           all steps are done, so that a step needs one barrier
// Source    LAPACK xPOTF2, right-looking; the departure from orthogonality after CholeskyQR2 (Y. Yamamoto et al., 2015)
const N: u32 = 32u;
const THREADS: u32 = 64u;
const PITCH: u32 = N + 1u;
const ELEMENTS: u32 = PITCH * PITCH;

struct Params {
  n: u32,
  sides: u32,
  first: u32,
  last: u32,
  passes: i32,
  shift: f32,
  most: f32,
  offG: u32,
  offU: u32,
  offR: u32,
  offC: u32,
}
@group(0) @binding(0) var<storage, read_write> work: array<f32>;
@group(0) @binding(1) var<storage, read_write> status: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;

// By columns.
var<workgroup> g: array<f32, ELEMENTS>;
var<workgroup> before: array<f32, ELEMENTS>;
var<workgroup> squares: array<f32, THREADS>;
var<workgroup> traces: array<f32, THREADS>;
var<workgroup> roots: array<f32, N>;

@compute @workgroup_size(THREADS)
fn cholqr_small(@builtin(local_invocation_index) t: u32) {
  let columns = p.n + p.sides;
  var square = 0.0;
  var trace = 0.0;
  for (var e = t; e < ELEMENTS; e += THREADS) {
    let i = e % PITCH;
    let j = e / PITCH;
    let inside = (j < columns) & (i <= j) & (i < p.n);
    let value = select(0.0, work[select(0u, p.offG + i + j * p.n, inside)], inside);
    g[e] = value;
    let inR = inside & (j < p.n) & (p.first == 0u);
    before[e] = select(0.0, work[select(0u, p.offR + i + j * p.n, inR)], inR);
    let off = value - select(0.0, 1.0, i == j);
    square += select(0.0, select(2.0, 1.0, i == j) * off * off, inside & (j < p.n));
    trace += select(0.0, value, inside & (i == j));
  }
  squares[t] = square;
  traces[t] = trace;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      squares[t] += squares[t + half];
      traces[t] += traces[t + half];
    }
  }
  workgroupBarrier();
  if (t < p.n) {
    g[t * (PITCH + 1u)] += p.shift * traces[0];
  }
  // By bits: compilers may assume that there is no NaN.
  var good = (p.last == 0u) | (bitcast<u32>(squares[0]) <= bitcast<u32>(p.most * p.most));
  for (var k = 0u; k < p.n; k++) {
    workgroupBarrier();
    let pivot = g[k * (PITCH + 1u)];
    let bits = bitcast<u32>(pivot);
    let positive = (bits >= 0x00800000u) & (bits < 0x7f800000u);
    good = good & positive;
    let root = select(1.0, sqrt(pivot), positive);
    if (t == 0u) {
      roots[k] = root;
    }
    for (var e = t; e < ELEMENTS; e += THREADS) {
      let i = e % PITCH;
      let j = e / PITCH;
      if ((i > k) & (i <= j) & (i < p.n) & (j < columns)) {
        g[e] = fma(-(g[k + i * PITCH] / root), g[k + j * PITCH] / root, g[e]);
      }
    }
  }
  workgroupBarrier();
  for (var e = t; e < ELEMENTS; e += THREADS) {
    let i = e % PITCH;
    if (i < p.n) {
      g[e] = select(g[e] / roots[i], roots[i], i == e / PITCH);
    }
  }
  workgroupBarrier();
  for (var e = t; e < ELEMENTS; e += THREADS) {
    let i = e % PITCH;
    let j = e / PITCH;
    if ((i < p.n) & (j < p.n)) {
      let u = select(0.0, g[e], i <= j);
      work[p.offU + i + j * p.n] = u;
      var r = u;
      if (p.first == 0u) {
        r = 0.0;
        for (var k = i; k <= j; k++) {
          r = fma(g[i + k * PITCH], before[k + j * PITCH], r);
        }
      }
      work[p.offR + i + j * p.n] = r;
    } else if ((i < p.n) & (j < columns)) {
      work[p.offC + i] = g[e];
    }
  }
  if (t == 0u) {
    let earlier = select(status[0], 0, p.first == 1u);
    status[0] = select(-1, select(0, p.passes, p.last == 1u), good & (earlier == 0));
  }
}
`;

export const cholqr_sum: string = `// cholqr_sum: G := the sum of the products that cholqr_rows has left.
// Storage   parts as there, \`groups\` of them; work[offG + i + j*n] for i <= j < n, and for j = n X^T b, if there is one
// Mapping   workgroup x -> CELLS elements of a part; thread -> one of them, every THREADS/CELLS-th part; then a tree
// Tunables  THREADS a power of two (64..256)  CELLS a power of two (8..64)  N as in cholqr_rows   workgroup bytes = 4*THREADS
// Needs     work apart from parts. A fixed order of the sum: equal calls give equal bits
// Source    as gemm_sum
const N: u32 = 32u;
const THREADS: u32 = 256u;
const CELLS: u32 = 32u;
const EIGHTS: u32 = N / 8u;
const TILES: u32 = EIGHTS * (EIGHTS + 1u) / 2u;
const LANES: u32 = THREADS / CELLS;

struct Params {
  baseX: u32,
  n: u32,
  groups: u32,
  stride: u32,
  offG: u32,
}
@group(0) @binding(0) var<storage, read> parts: array<f32>;
@group(0) @binding(1) var<storage, read_write> work: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> sums: array<f32, THREADS>;

@compute @workgroup_size(THREADS)
fn cholqr_sum(@builtin(workgroup_id) id: vec3u, @builtin(local_invocation_index) t: u32) {
  let cell = (id.x + p.baseX) * CELLS + t % CELLS;
  let here = min(cell, p.stride - 1u);
  var sum = 0.0;
  // Four loads in flight.
  for (var g = t / CELLS; g < p.groups; g += 4u * LANES) {
    // @unroll
    for (var u = 0u; u < 4u; u++) {
      let part = parts[min(g + u * LANES, p.groups - 1u) * p.stride + here];
      sum += select(0.0, part, g + u * LANES < p.groups);
    }
  }
  sums[t] = sum;
  for (var half = THREADS / 2u; half >= CELLS; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      sums[t] += sums[t + half];
    }
  }
  if ((t < CELLS) & (cell < p.stride)) {
    let tile = cell / 64u;
    var ti = 0u;
    for (var k = 1u; k < EIGHTS; k++) {
      ti = select(ti, k, tile >= k * (k + 1u) / 2u);
    }
    let tj = tile - ti * (ti + 1u) / 2u;
    let last = tile >= TILES;
    let i = select(8u * tj + cell % 8u, cell - 64u * TILES, last);
    let j = select(8u * ti + cell / 8u % 8u, p.n, last);
    if ((i < p.n) & (((i <= j) & (j < p.n)) | last)) {
      work[p.offG + i + j * p.n] = sums[t];
    }
  }
}
`;

export const con_group: string = `// con_group: rcond := 1 / (||A|| ||A^-1||) of each matrix of a batch from its factors, the whole estimate in one dispatch.
// Storage   factors where lib/batch_problem says, LU or with CHOLESKY the lower triangle; anorm[offN + q], rcond[offR + q]
// Mapping   workgroup x -> GROUP matrices, LANES threads each; lane -> row; lib/vector_solve, lib/vector_estimate
// Tunables  LANES (4..32 a power of two, or = THREADS)  THREADS (32..1024)  KB rows at a time (4 or 8)  TOP the least power of two from LANES/2 on
//           ALONE 1: one lane solves for KB rows while the others wait, 0: every lane for itself
//           workgroup bytes = 4*(GROUP*KB*(2 + 2*KB + LANES + 1) + THREADS)
// Needs     n <= LANES. flip 1: the infinity norm, that is the 1-norm of the transpose. P of LU changes neither.
//           Barriers are uniform: loops have the largest order of the launch as bound
// Source    LAPACK xGECON, xPOCON, xLACN2
const LANES: u32 = 64u;
const THREADS: u32 = 64u;
const KB: u32 = 8u;
const TOP: u32 = 32u;
const ALONE: u32 = 0u;
const LISTED: u32 = 0u;
const CHOLESKY: u32 = 0u;
const PIVOTS: u32 = 0u;

struct Params {
// @use lib/batch_fields
  byRows: u32, // rows of A lie along memory
  flip: u32,
  offN: u32,
  offR: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read> anorm: array<u32>;
@group(0) @binding(2) var<storage, read_write> rcond: array<u32>;
// @when LISTED
@group(0) @binding(3) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(4) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/norm_sum
// @use lib/start_size

fn factor(at: u32) -> f32 {
  return A[at];
}

// @use lib/vector_solve
// @use lib/vector_estimate

@compute @workgroup_size(THREADS)
fn con_group(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = (group.x + p.baseX) * GROUP + t / LANES;
  let own = problem(min(z, p.count - 1u));
  let me = Lane(t % LANES, t / LANES, select(0u, own.n, z < p.count));
  // NaN in the factors is told from NaN that a singular matrix makes of zeros and infinities; and a zero on the diagonal.
  var worst = 0u;
  let end = select(me.n, min(me.lane + 1u, me.n), CHOLESKY == 1u);
  for (var c = 0u; c < select(0u, end, me.lane < me.n); c++) {
    worst = max(worst, bitcast<u32>(A[own.A.off + me.lane * own.A.rs + c * own.A.cs]) & MAGNITUDE);
  }
  worst = laneMax(me, worst);
  let pivot = bitcast<u32>(A[own.A.off + min(me.lane, max(me.n, 1u) - 1u) * (own.A.rs + own.A.cs)]) & MAGNITUDE;
  // GPUs flush what is below 2^-126.
  let isSingular = laneMax(me, select(0u, 1u, (me.lane < me.n) & (pivot < 0x00800000u))) == 1u;
  let norm = anorm[p.offN + own.q] & MAGNITUDE;
  let start = startSize(norm);
  let est = estimated(me, own.A, start, 1.0, p.flip, me.lane);
  if (me.lane == 0u && z < p.count) {
    var bits = 0u;
    if (norm > INFINITY_BITS || worst > INFINITY_BITS) {
      bits = NAN_BITS;
    } else if (!isSingular && norm != 0u && norm != INFINITY_BITS && est != 0u && est < INFINITY_BITS) {
      bits = bitcast<u32>(start / bitcast<f32>(norm) / bitcast<f32>(est));
    }
    bits = select(bits, bitcast<u32>(1.0), own.n == 0u);
    rcond[p.offR + own.q] = select(bits, 0u, own.outside);
  }
}
`;

export const copy_elements: string = `// copy_elements: y := x, bit by bit.
// Storage   element i is x[offX + i*incX] and y[offY + i*incY]; offsets and increments count elements of type T and may be negative
// Mapping   workgroup (x) -> THREADS*PER elements; thread t -> elements t, t + THREADS, ... of them, all read before one is written
// Tunables  THREADS (32..256)  PER elements per thread (1..8)
//           T u32, or f16 for halves; four of them, vec4u or vec2u, where every operand is contiguous and starts at a multiple of four
//           X_IN_Y 1: x lies in y's buffer, apart from y
// Source    BLAS xCOPY; without arithmetic, so that no NaN or subnormal number changes
const THREADS: u32 = 64u;
const PER: u32 = 4u;
const X_IN_Y: u32 = 0u;
alias T = u32;

struct Params {
  baseX: u32,
  n: u32,
  offX: i32,
  incX: i32,
  offY: i32,
  incY: i32,
}
@group(0) @binding(0) var<storage, read> x: array<T>;
@group(0) @binding(1) var<storage, read_write> y: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

fn readX(at: i32) -> T {
  if (X_IN_Y == 1u) {
    return y[at];
  }
  return x[at];
}

@compute @workgroup_size(THREADS)
fn copy_elements(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = (group.x + p.baseX) * (THREADS * PER) + t;
  // @registers
  var xs: array<T, PER>;
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      xs[q] = readX(p.offX + i32(i) * p.incX);
    }
  }
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      y[p.offY + i32(i) * p.incY] = xs[q];
    }
  }
}
`;

export const dgmm: string = `// dgmm: C := diag(x) A or A diag(x) for m x n matrices.
// Storage   A[offA + i + j*lda] -> C[offC + i + j*ldc]; x(k) = x[offX + k*incx], k the row of C, or its column with right = 1
// Mapping   workgroup (x, y) -> THREADS rows of COLS columns; thread -> one row of them
// Tunables  THREADS (32..256)  COLS columns per workgroup (1..8)   A_IN_C, X_IN_C 1: the operand lies in C's buffer
//           T f32, or f16: then computed in f32 and rounded once
// Needs     C shares no element with A or x
// Source    cuBLAS xDGMM
alias T = f32;
const THREADS: u32 = 128u;
const COLS: u32 = 4u;
const A_IN_C: u32 = 0u;
const X_IN_C: u32 = 0u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  right: u32,
  offA: u32,
  lda: u32,
  offX: i32,
  incx: i32,
  offC: u32,
  ldc: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> x: array<T>;
@group(0) @binding(2) var<storage, read_write> C: array<T>;
@group(0) @binding(3) var<uniform> p: Params;

fn readX(k: u32) -> f32 {
  let at = p.offX + i32(k) * p.incx;
  if (X_IN_C == 1u) {
    return f32(C[at]);
  }
  return f32(x[at]);
}

@compute @workgroup_size(THREADS)
fn dgmm(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < p.m && j < p.n) {
      let origin = p.offA + i + j * p.lda;
      var value: f32;
      if (A_IN_C == 1u) {
        value = f32(C[origin]);
      } else {
        value = f32(A[origin]);
      }
      C[p.offC + i + j * p.ldc] = T(value * readX(select(i, j, p.right == 1u)));
    }
  }
}
`;

export const diagonal_rank: string = `// diagonal_rank: rank[offRank] := how many elements on the diagonal of A are larger than \`tolerance\` times the largest one.
// Storage   A[offA + i*(lda + 1)], i < n
// Mapping   one workgroup; thread t -> elements t, t + THREADS, ...
// Tunables  THREADS (32..256)
// Needs     nothing. NaN is told by bits: with one of them the rank is 0
// Source    leastSquares.ref.ts
const THREADS: u32 = 64u;

struct Params {
  n: u32,
  tolerance: f32,
  offA: u32,
  lda: u32,
  offRank: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> rank: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> most: atomic<u32>;
var<workgroup> count: atomic<u32>;

fn magnitude(i: u32) -> u32 {
  return bitcast<u32>(A[p.offA + i * (p.lda + 1u)]) & 0x7fffffffu;
}

@compute @workgroup_size(THREADS)
fn diagonal_rank(@builtin(local_invocation_index) t: u32) {
  // Pipelines are made without the zeros that WGSL promises workgroup memory.
  if (t == 0u) {
    atomicStore(&most, 0u);
    atomicStore(&count, 0u);
  }
  workgroupBarrier();
  // Magnitudes are ordered like their bits, and NaN is the largest of them.
  for (var i = t; i < p.n; i += THREADS) {
    atomicMax(&most, magnitude(i));
  }
  workgroupBarrier();
  let top = atomicLoad(&most);
  // A largest element of infinity leaves none that is larger than it times anything.
  let bound = bitcast<u32>(p.tolerance * bitcast<f32>(min(top, 0x7f7fffffu)));
  for (var i = t; i < p.n; i += THREADS) {
    if ((magnitude(i) > bound) & (top < 0x7f800000u)) {
      atomicAdd(&count, 1u);
    }
  }
  workgroupBarrier();
  if (t == 0u) {
    rank[p.offRank] = i32(atomicLoad(&count));
  }
}
`;

export const dot_part: string = `// dot_part: parts of the sum of x_i y_i.
// Storage   element i is x[offX + i*incX] and y[offY + i*incY]; offsets and increments count elements of type T and may be negative.
//           parts[slot + group] receives what workgroup \`group\` has found, per component of F
// Mapping   \`groups\` workgroups; thread t of workgroup g -> elements g*THREADS + t, + groups*THREADS, ...: the order depends on n and T alone,
//           so that equal calls give equal bits
// Tunables  THREADS (32..256), a power of two  PER elements that a thread has in flight (1..8)
//           T f32 or f16, or four of them where every operand is contiguous and starts at a multiple of four
//           F, in which is computed, f32 or vec4f
// Needs     a second dispatch for the parts
// Source    BLAS xDOT; tree sums
const THREADS: u32 = 64u;
const PER: u32 = 4u;
alias T = f32;
alias F = f32;

struct Params {
  baseX: u32,
  n: u32,
  groups: u32,
  offX: i32,
  incX: i32,
  offY: i32,
  incY: i32,
  slot: u32,
}
@group(0) @binding(0) var<storage, read> x: array<T>;
@group(0) @binding(1) var<storage, read> y: array<T>;
@group(0) @binding(2) var<storage, read_write> parts: array<F>;
@group(0) @binding(3) var<uniform> p: Params;

var<workgroup> groupSums: array<F, THREADS>;

@compute @workgroup_size(THREADS)
fn dot_part(@builtin(workgroup_id) id: vec3u, @builtin(local_invocation_index) t: u32) {
  let group = id.x + p.baseX;
  let stride = p.groups * THREADS;
  // @registers
  var sums: array<F, PER>;
  var i = group * THREADS + t;
  for (; i + (PER - 1u) * stride < p.n; i += PER * stride) {
    // @unroll
    for (var q = 0u; q < PER; q++) {
      let xi = F(x[p.offX + i32(i + q * stride) * p.incX]);
      let yi = F(y[p.offY + i32(i + q * stride) * p.incY]);
      sums[q] = fma(xi, yi, sums[q]);
    }
  }
  for (; i < p.n; i += stride) {
    sums[0] = fma(F(x[p.offX + i32(i) * p.incX]), F(y[p.offY + i32(i) * p.incY]), sums[0]);
  }
  var total = sums[0];
  // @unroll
  for (var q = 1u; q < PER; q++) {
    total += sums[q];
  }
  groupSums[t] = total;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      groupSums[t] += groupSums[t + half];
    }
  }
  if (t == 0u) {
    parts[p.slot + group] = groupSums[0];
  }
}
`;

export const ds_correct: string = `// ds_correct: X(:,c) := X(:,c) + D(:,c) in double-single arithmetic for the columns that are to be corrected; facts := 0.
// Storage   X(i, c) = the sum of the pair X[i + c*ldx]; D[i + c*ldd] singles; wanted[c]: 0 leaves column c alone; facts[2c], facts[2c + 1]
// Mapping   workgroup (x, y) -> THREADS rows of column y; thread -> one element
// Tunables  THREADS (32..256)  KEPT, FUSED as in ds_product
// Needs     zero = 0
// Source    lib/double_single
const THREADS: u32 = 64u;
const KEPT: u32 = 1u;
const FUSED: u32 = 1u;

struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  ldx: u32,
  ldd: u32,
  zero: u32,
}
@group(0) @binding(0) var<storage, read> D: array<f32>;
@group(0) @binding(1) var<storage, read> wanted: array<u32>;
@group(0) @binding(2) var<storage, read_write> X: array<vec2f>;
@group(0) @binding(3) var<storage, read_write> facts: array<u32>;
@group(0) @binding(4) var<uniform> p: Params;

// @use lib/double_single

@compute @workgroup_size(THREADS)
fn ds_correct(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let c = group.y + p.baseY;
  if (i == 0u) {
    facts[2u * c] = 0u;
    facts[2u * c + 1u] = 0u;
  }
  if (i < p.n && wanted[c] != 0u) {
    X[i + c * p.ldx] = dsAdd(X[i + c * p.ldx], D[i + c * p.ldd]);
  }
}
`;

export const ds_judge: string = `// ds_judge: D := R in singles, and the largest elements of each column of R and X.
// Storage   pairs R[i + c*ldr], X[i + c*ldx], of which the first is the nearest single; D[i + c*ldd]; facts[2c], facts[2c + 1] the bits of
//           the largest |R(i, c)| and |X(i, c)|, or what was there before if that is larger
// Mapping   workgroup (x, y) -> THREADS rows of column y; thread -> one element
// Tunables  THREADS (64..256)
// Needs     nothing. Magnitudes are compared by their bits: NaN is the largest of all
// Source    LAPACK dsgesv: the norms that end its refinement
const THREADS: u32 = 256u;

struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  ldr: u32,
  ldx: u32,
  ldd: u32,
}
@group(0) @binding(0) var<storage, read> R: array<vec2f>;
@group(0) @binding(1) var<storage, read> X: array<vec2f>;
@group(0) @binding(2) var<storage, read_write> D: array<f32>;
@group(0) @binding(3) var<storage, read_write> facts: array<atomic<u32>>;
@group(0) @binding(4) var<uniform> p: Params;

var<workgroup> residual: atomic<u32>;
var<workgroup> solution: atomic<u32>;

@compute @workgroup_size(THREADS)
fn ds_judge(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let c = group.y + p.baseY;
  if (t == 0u) {
    atomicStore(&residual, 0u);
    atomicStore(&solution, 0u);
  }
  workgroupBarrier();
  if (i < p.n) {
    let r = R[i + c * p.ldr].x;
    D[i + c * p.ldd] = r;
    atomicMax(&residual, bitcast<u32>(r) & 0x7fffffffu);
    atomicMax(&solution, bitcast<u32>(X[i + c * p.ldx].x) & 0x7fffffffu);
  }
  workgroupBarrier();
  if (t == 0u) {
    atomicMax(&facts[2u * c], atomicLoad(&residual));
    atomicMax(&facts[2u * c + 1u], atomicLoad(&solution));
  }
}
`;

export const ds_product: string = `// ds_product: W := A X in slices, in double-single arithmetic: W(i, s, c) = the sum of A(i, j) X(j, c) over the columns j of slice s.
// Storage   A(i, j) = H[offH + i + j*ldh] + L[offL + i + j*ldl]; X(j, c) = the sum of the pair X[offX + j + c*ldx], W alike:
//           W[i + m*(s + slices*c)]
// Mapping   workgroup (x, y, z) -> column x of X, THREADS rows, slice z of \`slice\` columns of A; thread -> one row, four columns of A at a time,
//           whose loads do not wait for each other. Workgroups that follow each other read the same part of A, from the cache
// Tunables  THREADS (32..256)  KEPT, FUSED 0 or 1: see lib/double_single; which of them is right only a trial tells
// Needs     zero = 0
// Source    lib/double_single; slices as in gemv_n
const THREADS: u32 = 64u;
const KEPT: u32 = 1u;
const FUSED: u32 = 1u;

struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  m: u32,
  n: u32,
  slice: u32,
  slices: u32,
  offH: u32,
  ldh: u32,
  offL: u32,
  ldl: u32,
  offX: u32,
  ldx: u32,
  zero: u32,
}
@group(0) @binding(0) var<storage, read> H: array<f32>;
@group(0) @binding(1) var<storage, read> L: array<f32>;
@group(0) @binding(2) var<storage, read> X: array<vec2f>;
@group(0) @binding(3) var<storage, read_write> W: array<vec2f>;
@group(0) @binding(4) var<uniform> p: Params;

// @use lib/double_single

fn element(i: u32, j: u32) -> vec2f {
  return vec2f(H[p.offH + i + j * p.ldh], L[p.offL + i + j * p.ldl]);
}

@compute @workgroup_size(THREADS)
fn ds_product(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let column = group.x + p.baseX;
  let row = (group.y + p.baseY) * THREADS + t;
  let s = group.z + p.baseZ;
  if (row >= p.m) {
    return;
  }
  let end = min((s + 1u) * p.slice, p.n);
  let x = p.offX + column * p.ldx;
  var sum = vec3f(0.0);
  var j = s * p.slice;
  for (; j + 4u <= end; j += 4u) {
    let a0 = element(row, j);
    let a1 = element(row, j + 1u);
    let a2 = element(row, j + 2u);
    let a3 = element(row, j + 3u);
    let x0 = X[x + j];
    let x1 = X[x + j + 1u];
    let x2 = X[x + j + 2u];
    let x3 = X[x + j + 3u];
    sum = sumMultiplyAdd(sum, a0, x0);
    sum = sumMultiplyAdd(sum, a1, x1);
    sum = sumMultiplyAdd(sum, a2, x2);
    sum = sumMultiplyAdd(sum, a3, x3);
  }
  for (; j < end; j++) {
    sum = sumMultiplyAdd(sum, element(row, j), X[x + j]);
  }
  W[row + p.m * (s + p.slices * column)] = sumPair(sum);
}
`;

export const ds_residual: string = `// ds_residual: R := B - the sum of the slices that ds_product has left, in double-single arithmetic.
// Storage   pairs whose sum is the number: B[offB + i + c*ldb], R[offR + i + c*ldr], W[i + m*(s + slices*c)]
// Mapping   workgroup (x, y) -> THREADS / PARTS rows, column y; thread -> one row of them, every PARTS-th slice, and the first threads add
//           up what those of their row have
// Tunables  THREADS (32..256, a multiple of PARTS)  KEPT, FUSED as in ds_product
// Needs     zero = 0
// Source    lib/double_single
const THREADS: u32 = 64u;
const KEPT: u32 = 1u;
const FUSED: u32 = 1u;
const PARTS: u32 = 4u;
const ROWS: u32 = THREADS / PARTS;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  slices: u32,
  offB: u32,
  ldb: u32,
  offR: u32,
  ldr: u32,
  zero: u32,
}
@group(0) @binding(0) var<storage, read> W: array<vec2f>;
@group(0) @binding(1) var<storage, read> B: array<vec2f>;
@group(0) @binding(2) var<storage, read_write> R: array<vec2f>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/double_single

var<workgroup> sums: array<vec3f, THREADS>;

@compute @workgroup_size(THREADS)
fn ds_residual(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row = (group.x + p.baseX) * ROWS + t % ROWS;
  let column = group.y + p.baseY;
  var sum = vec3f(0.0);
  if (row < p.m) {
    for (var s = t / ROWS; s < p.slices; s += PARTS) {
      let w = W[row + p.m * (s + p.slices * column)];
      sum = sumAdd(sumAdd(sum, -w.x), -w.y);
    }
  }
  sums[t] = sum;
  workgroupBarrier();
  if (t >= ROWS || row >= p.m) {
    return;
  }
  let b = B[p.offB + row + column * p.ldb];
  sum = sumAdd(sumAdd(sum, b.x), b.y);
  for (var part = 1u; part < PARTS; part++) {
    let other = sums[t + part * ROWS];
    sum = sumAdd(sumAdd(sumAdd(sum, other.x), other.y), other.z);
  }
  R[p.offR + row + column * p.ldr] = sumPair(sum);
}
`;

export const equilibrate_columns: string = `// equilibrate_columns: sizes(m + j) := max r(i) |A(i,j)| over i, where r(i) = sizes(i).
// Storage   A[offA + i + j*lda]; sizes as bits, which order magnitudes, with NaN above infinity
// Mapping   workgroup x -> column x; a tree over its threads
// Tunables  THREADS (64..256, a power of two)
// Needs     A and sizes in different buffers
// Source    LAPACK xGEEQU
const THREADS: u32 = 256u;
const INFINITY_BITS: u32 = 0x7f800000u;

struct Params {
  baseX: u32,
  m: u32,
  offA: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read> A: array<u32>;
@group(0) @binding(1) var<storage, read_write> sizes: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;

// @use lib/largest

@compute @workgroup_size(THREADS)
fn equilibrate_columns(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let j = group.x + p.baseX;
  var worst = 0u;
  for (var i = t; i < p.m; i += THREADS) {
    let size = A[p.offA + i + j * p.lda] & 0x7fffffffu;
    let factor = sizes[i];
    var bits = max(size, factor);
    if (bits <= INFINITY_BITS) {
      bits = bitcast<u32>(bitcast<f32>(size) * bitcast<f32>(factor)) & 0x7fffffffu;
    }
    worst = max(worst, bits);
  }
  findLargest(t, worst);
  if (t == 0u) {
    sizes[p.m + j] = most[0];
  }
}
`;

export const equilibrate_factors: string = `// equilibrate_factors: scale factors 1/x, or 1/sqrt(x), from sizes x; the ratio of the least to the largest of them; info for the first that is
// not positive.
// Storage   sizes[off + k]  (k < count), as bits, in and out; sizes[offS] the ratio, sizes[offS + 1] 0 with \`clear\`, sizes[offMost] the largest
//           magnitude with \`most\`; info[offInfo]
// Mapping   one workgroup; trees over its threads
// Tunables  THREADS (64..256, a power of two)
// Needs     infos count from \`base\`. With first = 0 nothing is done if info > 0 already
// Source    LAPACK xGEEQU, xPOEQU
const THREADS: u32 = 256u;
const MAGNITUDE: u32 = 0x7fffffffu;
const INFINITY_BITS: u32 = 0x7f800000u;
const NAN_BITS: u32 = 0x7fc00000u;
// The smallest normal number and its inverse: factors stay between them.
const LEAST: u32 = 0x00800000u;
const MOST: u32 = 0x7e800000u;

struct Params {
  count: u32,
  off: u32,
  root: u32,
  first: u32,
  base: u32,
  offS: u32,
  clear: u32,
  most: u32,
  offMost: u32,
  offInfo: u32,
}
@group(0) @binding(0) var<storage, read_write> sizes: array<u32>;
@group(0) @binding(1) var<storage, read_write> info: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> mosts: array<u32, THREADS>;
var<workgroup> leasts: array<u32, THREADS>;
var<workgroup> bads: array<u32, THREADS>;
var<workgroup> failed: u32;

fn value(bits: u32) -> f32 {
  let x = bitcast<f32>(clamp(bits, LEAST, MOST));
  if (p.root == 1u) {
    return sqrt(x);
  }
  return x;
}

@compute @workgroup_size(THREADS)
fn equilibrate_factors(@builtin(local_invocation_index) t: u32) {
  var most = 0u;
  var least = MAGNITUDE;
  var bad = p.count;
  for (var k = t; k < p.count; k += THREADS) {
    let word = sizes[p.off + k];
    let bits = word & MAGNITUDE;
    most = max(most, bits);
    least = min(least, bits);
    // Zero, or negative and no NaN
    if (bits == 0u || (word != bits && bits <= INFINITY_BITS)) {
      bad = min(bad, k);
    }
  }
  mosts[t] = most;
  leasts[t] = least;
  bads[t] = bad;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      mosts[t] = max(mosts[t], mosts[t + half]);
      leasts[t] = min(leasts[t], leasts[t + half]);
      bads[t] = min(bads[t], bads[t + half]);
    }
  }
  workgroupBarrier();
  if (t == 0u) {
    let before = select(info[p.offInfo], 0, p.first == 1u);
    let found = bads[0] < p.count;
    failed = select(0u, 1u, found || before > 0);
    if (before == 0) {
      info[p.offInfo] = select(0, i32(p.base + bads[0] + 1u), found);
      let spread = bitcast<u32>(value(leasts[0]) / value(mosts[0]));
      sizes[p.offS] = select(select(spread, NAN_BITS, mosts[0] > INFINITY_BITS), 0u, found);
      if (p.clear == 1u && found) {
        sizes[p.offS + 1u] = 0u;
      }
    }
    if (p.most == 1u) {
      sizes[p.offMost] = mosts[0];
    }
  }
  if (workgroupUniformLoad(&failed) == 1u) {
    return;
  }
  for (var k = t; k < p.count; k += THREADS) {
    let bits = sizes[p.off + k];
    sizes[p.off + k] = select(bitcast<u32>(1.0 / value(bits)), NAN_BITS, (bits & MAGNITUDE) > INFINITY_BITS);
  }
}
`;

export const equilibrate_rows: string = `// equilibrate_rows: sizes(i) := max(sizes(i), max |A(i,j)|) over columns j.
// Storage   A[offA + i + j*lda]; sizes[i] as bits, which order magnitudes, with NaN above infinity
// Mapping   workgroup (x, y) -> THREADS rows of COLS columns; thread -> one row of them. Maxima do not depend on the order of the atomics
// Tunables  THREADS (32..256)  COLS (16..256)
// Needs     A and sizes in different buffers
// Source    LAPACK xGEEQU
const THREADS: u32 = 128u;
const COLS: u32 = 64u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  offA: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read> A: array<u32>;
@group(0) @binding(1) var<storage, read_write> sizes: array<atomic<u32>>;
@group(0) @binding(2) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn equilibrate_rows(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let first = (group.y + p.baseY) * COLS;
  if (i < p.m) {
    var most = 0u;
    for (var j = first; j < min(first + COLS, p.n); j++) {
      most = max(most, A[p.offA + i + j * p.lda] & 0x7fffffffu);
    }
    atomicMax(&sizes[i], most);
  }
}
`;

export const expm_finish: string = `// expm_finish: the exponentials of a workspace to one place, and their reports.
// Storage   column-major, matrix z from z*strideM on: X, or Y after an odd number of squarings (state[8 z] - 1), n x n of it -> X.
//           At offX + q of problem q: info, 1 where A or e^A is not finite; nonfinite
// Mapping   workgroup x -> matrix; a thread has rows t, t + THREADS, ..., whose neighbours lie side by side
// Tunables  THREADS (64..256, a multiple of 16)   workgroup bytes = 4*THREADS + 64
// Source    index arithmetic
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const INFINITE: u32 = 0x7f800000u;

struct Params {
// @use lib/batch_fields
  ld: u32,
  strideM: u32,
}
@group(0) @binding(0) var<storage, read_write> X: array<f32>;
@group(0) @binding(1) var<storage, read> Y: array<f32>;
@group(0) @binding(2) var<storage, read> state: array<u32>;
@group(0) @binding(3) var<storage, read_write> info: array<i32>;
@group(0) @binding(4) var<storage, read_write> nonfinite: array<i32>;
// @when LISTED
@group(0) @binding(5) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(6) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/group_reduce

@compute @workgroup_size(THREADS)
fn expm_finish(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let a = problem(z);
  let n = a.n;
  let base = z * p.strideM;
  let isOdd = ((state[8u * z] - 1u) & 1u) == 1u;
  var key = 0u;
  for (var i = t; i < n; i += THREADS) {
    for (var j = 0u; j < n; j++) {
      let at = base + i + j * p.ld;
      var value = X[at];
      if (isOdd) {
        value = Y[at];
        X[at] = value;
      }
      key = max(key, bitcast<u32>(value) & 0x7fffffffu);
    }
  }
  let most = maxOver(t, key);
  if (t == 0u) {
    let odd = state[8u * z + 6u] != 0u;
    info[p.offInfo + a.q] = select(select(0, 1, odd | (most >= INFINITE)), -1, a.outside);
    nonfinite[p.offNonfinite + a.q] = select(0, 1, odd & !a.outside);
  }
}
`;

export const expm_group: string = `// expm_group: C = e^A of each small matrix of a batch by scaling and squaring, in one dispatch.
// Storage   where lib/batch_problem says, n x n; A may be C or lie in its buffer: A_IN_C. info[offInfo + q] of problem q: 0, or 1 where A or e^A
//           is not finite; nonfinite[offNonfinite + q]: whether A had a NaN or an infinity
// Mapping   workgroup x -> GROUP problems; a thread has 4 x 4 elements of every matrix: lib/square_head. Products: A^2, whose norm decides how often
//           A is halved; two for the Taylor polynomial of degree 8; a square for each halving. Problems that are done wait for the others
//           of their workgroup
// Tunables  N largest order, a multiple of 4 (8..64)  GROUP problems (1..16)   THREADS = GROUP*(N/4)^2; workgroup bytes = 8*GROUP*N^2 + 4*THREADS + GROUP*(N + 4) + 4
// Needs     n <= N. Barriers are uniform: whether any problem goes on is asked by workgroupUniformLoad. Elements beyond n are zero throughout
// Source    P. Bader, S. Blanes, F. Casas (2019); A. H. Al-Mohy and N. J. Higham (2009)
const N: u32 = 16u;
const GROUP: u32 = 4u;
const LISTED: u32 = 0u;
const A_IN_C: u32 = 0u;
const A_APART: u32 = 1u - A_IN_C;

struct Params {
// @use lib/batch_fields
}
// @when A_APART
@group(0) @binding(0) var<storage, read> A: array<f32>;
// @end
@group(0) @binding(1) var<storage, read_write> C: array<f32>;
@group(0) @binding(2) var<storage, read_write> info: array<i32>;
@group(0) @binding(3) var<storage, read_write> nonfinite: array<i32>;
// @when LISTED
@group(0) @binding(4) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(5) var<uniform> p: Params;

fn source(at: u32) -> f32 {
  var value = 0.0;
  // @when A_APART
  value = A[at];
  // @end
  // @when A_IN_C
  value = C[at];
  // @end
  return value;
}

// @use lib/batch_problem
// @use lib/square_head
// @use lib/square_sides
// @use lib/expm_taylor

@compute @workgroup_size(THREADS)
fn expm_group(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
// @use lib/square_lane
  let down = downOf(largest);
  // @registers
  var square: array<vec4f, 4>;
  // @registers
  var h: array<vec4f, 4>;
  var columns = vec4f();
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    x[c] = scaled(x[c], -down);
    let absolute = abs(x[c]);
    columns[c] = absolute.x + absolute.y + absolute.z + absolute.w;
  }
  let norm = groupColumns(t, columns);
  workgroupBarrier();
  putLeft(base, tx, ty, x[0], x[1], x[2], x[3]);
  putRight(base, tx, ty, x[0], x[1], x[2], x[3]);
// @use lib/square_product
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    let absolute = abs(acc[c]);
    columns[c] = absolute.x + absolute.y + absolute.z + absolute.w;
  }
  let halvings = halvingsOf(norm, groupColumns(t, columns), down);
  let by = down - halvings;
  workgroupBarrier();
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    x[c] = scaled(x[c], by);
    square[c] = scaled(acc[c], 2 * by);
    h[c] = X1 * x[c] + X2 * square[c];
  }
  putLeft(base, tx, ty, square[0], square[1], square[2], square[3]);
  putRight(base, tx, ty, h[0], h[1], h[2], h[3]);
// @use lib/square_product
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    h[c] = X4 * unit[c] + X5 * x[c] + X6 * square[c] + X7 * acc[c];
    acc[c] = X3 * square[c] + acc[c];
  }
  putLeft(base, tx, ty, acc[0], acc[1], acc[2], acc[3]);
  putRight(base, tx, ty, h[0], h[1], h[2], h[3]);
// @use lib/square_product
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    x[c] = unit[c] + (x[c] + (Y2 * square[c] + acc[c]));
  }
  for (var step = 0; step < MOST_HALVINGS; step++) {
    let on = step < halvings;
    if (!anyGoing(t, on & live & !odd)) {
      break;
    }
    putLeft(base, tx, ty, x[0], x[1], x[2], x[3]);
    putRight(base, tx, ty, x[0], x[1], x[2], x[3]);
// @use lib/square_product
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      x[c] = select(x[c], acc[c], vec4<bool>(on));
    }
  }
  key = 0u;
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    let bits = bitcast<vec4u>(x[c]) & vec4u(0x7fffffffu);
    key = max(key, max(max(bits.x, bits.y), max(bits.z, bits.w)));
  }
  let failed = odd | (groupMax(t, key) >= INFINITE);
  if (live & (own == 0u)) {
    info[p.offInfo + a.q] = select(select(0, 1, failed), -1, a.outside);
    nonfinite[p.offNonfinite + a.q] = select(0, 1, odd & !a.outside);
  }
// @use lib/square_store
}
`;

export const expm_start: string = `// expm_start: brings each matrix of a workspace into a range where its square does not overflow.
// Storage   column-major, matrix z from z*strideM on, ld rows and columns: M, of which n x n of the problem's order is A, becomes 2^-down A, zero
//           beyond n. state[8 z..]: 1, what the first products are computed by; + 4: down; + 6: 1 where A is not finite; + 7: n
// Mapping   workgroup x -> matrix; a thread has rows t, t + THREADS, ..., whose neighbours lie side by side
// Tunables  THREADS (64..256, a multiple of 16)   workgroup bytes = 4*THREADS + 64
// Source    lib/expm_taylor
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const INFINITE: u32 = 0x7f800000u;

struct Params {
// @use lib/batch_fields
  ld: u32,
  strideM: u32,
}
@group(0) @binding(0) var<storage, read_write> M: array<f32>;
@group(0) @binding(1) var<storage, read_write> state: array<u32>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/group_reduce
// @use lib/binary_scale
// @use lib/expm_taylor

@compute @workgroup_size(THREADS)
fn expm_start(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let n = problem(z).n;
  let base = z * p.strideM;
  var key = 0u;
  for (var i = t; i < n; i += THREADS) {
    for (var j = 0u; j < n; j++) {
      key = max(key, bitcast<u32>(M[base + i + j * p.ld]) & 0x7fffffffu);
    }
  }
  let largest = maxOver(t, key);
  let odd = largest >= INFINITE;
  let down = downOf(largest);
  for (var i = t; i < p.ld; i += THREADS) {
    for (var j = 0u; j < p.ld; j++) {
      let at = base + i + j * p.ld;
      M[at] = select(0.0, M[at] * power(-down), (i < n) & (j < n) & !odd);
    }
  }
  if (t == 0u) {
    state[8u * z] = 1u;
    state[8u * z + 4u] = u32(down);
    state[8u * z + 6u] = select(0u, 1u, odd);
    state[8u * z + 7u] = n;
  }
}
`;

export const expm_sum: string = `// expm_sum: G := G + X7 F, the second factor of the last product of the Taylor polynomial.
// Storage   elements side by side
// Mapping   thread (x, y) -> element x + y*width
// Tunables  THREADS (64..256)
// Source    lib/expm_taylor
const THREADS: u32 = 256u;

struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  elements: u32,
  width: u32,
}
@group(0) @binding(0) var<storage, read> F: array<f32>;
@group(0) @binding(1) var<storage, read_write> G: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;

// @use lib/binary_scale
// @use lib/expm_taylor

@compute @workgroup_size(THREADS)
fn expm_sum(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let at = (group.x + p.baseX) * THREADS + t + (group.y + p.baseY) * p.width;
  if (at < p.elements) {
    G[at] = fma(X7, F[at], G[at]);
  }
}
`;

export const expm_terms: string = `// expm_terms: how often each matrix of a workspace is halved, and the terms of its Taylor polynomial that need no further product.
// Storage   column-major, matrix z from z*strideM on, ld rows and columns: A is 2^-down A (expm_start) and B its square. A := a + Y2 b, B := b,
//           H := X1 a + X2 b, G := X4 I + X5 a + (X6 - X7 X3) b, of the halved a and its square b. state[8 z] := halvings + 1
// Mapping   workgroup x -> matrix; a thread has rows t, t + THREADS, ..., whose neighbours lie side by side
// Tunables  THREADS (64..256, a multiple of 16)   workgroup bytes = 4*THREADS + 64
// Source    lib/expm_taylor; the greatest sums of rows are norms as good as those of columns
const THREADS: u32 = 256u;

struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  ld: u32,
  strideM: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> B: array<f32>;
@group(0) @binding(2) var<storage, read_write> H: array<f32>;
@group(0) @binding(3) var<storage, read_write> G: array<f32>;
@group(0) @binding(4) var<storage, read_write> state: array<u32>;
@group(0) @binding(5) var<uniform> p: Params;

// @use lib/group_reduce
// @use lib/binary_scale
// @use lib/expm_taylor

@compute @workgroup_size(THREADS)
fn expm_terms(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let base = z * p.strideM;
  var most = vec2f();
  for (var i = t; i < p.ld; i += THREADS) {
    var sums = vec2f();
    for (var j = 0u; j < p.ld; j++) {
      let at = base + i + j * p.ld;
      sums += abs(vec2f(A[at], B[at]));
    }
    most = max(most, sums);
  }
  let norm = bitcast<f32>(maxOver(t, bitcast<u32>(most.x)));
  let square = bitcast<f32>(maxOver(t, bitcast<u32>(most.y)));
  let down = i32(state[8u * z + 4u]);
  let halvings = halvingsOf(norm, square, down);
  let by = down - halvings;
  for (var i = t; i < p.ld; i += THREADS) {
    for (var j = 0u; j < p.ld; j++) {
      let at = base + i + j * p.ld;
      let a = scaled(vec4f(A[at]), by).x;
      let b = scaled(vec4f(B[at]), 2 * by).x;
      A[at] = fma(Y2, b, a);
      B[at] = b;
      H[at] = X1 * a + X2 * b;
      G[at] = select(0.0, X4, i == j) + X5 * a + (X6 - X7 * X3) * b;
    }
  }
  workgroupBarrier();
  if (t == 0u) {
    state[8u * z] = u32(halvings) + 1u;
  }
}
`;

export const ferr_final: string = `// ferr_final: ferr(j) := est(j) / max |X(i,j)| over i, or est(j) if that is 0.
// Storage   V[i + j*ld] = |X|, est[j], ferr[offF + j], all as bits, which also order magnitudes
// Mapping   workgroup x -> column x; a tree over its threads
// Tunables  THREADS (64..256, a power of two)
// Source    LAPACK xGERFS
const THREADS: u32 = 256u;

struct Params {
  baseX: u32,
  n: u32,
  ld: u32,
  offF: u32,
}
@group(0) @binding(0) var<storage, read> V: array<u32>;
@group(0) @binding(1) var<storage, read> est: array<u32>;
@group(0) @binding(2) var<storage, read_write> ferr: array<u32>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/largest

@compute @workgroup_size(THREADS)
fn ferr_final(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let j = group.x + p.baseX;
  var worst = 0u;
  for (var i = t; i < p.n; i += THREADS) {
    worst = max(worst, V[i + j * p.ld]);
  }
  findLargest(t, worst);
  if (t == 0u) {
    var bits = est[j];
    // Without this, compilers might make a number of NaN.
    if (bits <= 0x7f800000u && most[0] != 0u) {
      bits = bitcast<u32>(bitcast<f32>(bits) / bitcast<f32>(most[0]));
    }
    ferr[p.offF + j] = bits;
  }
}
`;

export const gb_lu: string = `// gb_lu: P A = L U of band matrices with partial pivoting.
// Storage   lib/band_problem: AB is operand 0, A(i, j) at AB(kl + ku + i - j, j), ipiv 5. A window of p.width columns of AB passes through
//           workgroup memory, column c at (c % p.width) * p.room; without WINDOW the band is worked on where it lies
// Mapping   workgroup x -> GROUP problems; LANES lanes of it share one. All of them look for the pivot of a column, and each has columns
//           behind it, in which it exchanges two elements and subtracts: nobody else reads these, so that one barrier a column is enough. The
//           multipliers are stored a column late, when nobody reads the column any more
// Tunables  THREADS (32..256)  LANES (1..64), divides THREADS  WORDS of the window of a problem
//           workgroup bytes 4*(THREADS/LANES)*(WORDS + 32)
// Needs     p.room >= 2 kl + ku + 1, even: lanes read words that are an odd distance apart; p.width = kl + ku + p.block, p.block <= 32,
//           p.room * p.width <= WORDS for the largest kl, ku. A pivot below 2^-126 is zero: it is not divided by.
// Source    LAPACK xGBTF2
const THREADS: u32 = 64u;
const LANES: u32 = 4u;
const WORDS: u32 = 256u;
const WINDOW: u32 = 1u;
const LISTED: u32 = 0u;
const NONFINITE: u32 = 1u;
const USED1: u32 = 0u;
const USED2: u32 = 0u;
const USED3: u32 = 0u;
const USED4: u32 = 0u;
const GROUP: u32 = THREADS / LANES;
const BLOCK: u32 = 32u;

struct Params {
// @use lib/band_fields
  room: u32,
  width: u32,
  block: u32,
}
// @use lib/band_slots
@group(0) @binding(5) var<storage, read_write> ipiv: array<i32>;
@group(0) @binding(6) var<storage, read_write> info: array<i32>;
// @when NONFINITE
@group(0) @binding(7) var<storage, read_write> nonfinite: array<i32>;
// @end
// @when LISTED
@group(0) @binding(8) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(9) var<uniform> p: Params;

// @use lib/band_problem
// @use lib/pivot_key
// @use lib/band_window

var<workgroup> places: array<u32, GROUP * BLOCK>;
var<workgroup> wild: array<atomic<u32>, GROUP>;

@compute @workgroup_size(THREADS)
fn gb_lu(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let g = t / LANES;
  let lane = t % LANES;
  let z = (group.x + p.baseX) * GROUP + g;
  let mine = min(z, p.count - 1u);
  let own = problem(mine);
  let n = select(0u, own.n, z < p.count);
  let kl = own.kl;
  let kv = own.kl + own.ku;
  let rows = kl + kv + 1u;
  var band = bandOf(place(mine, 0u), g);
  let pivots = place(mine, 5u).off;
  var failure = 0u;
  // Of the column before: its place in the window, its pivot and where that was, what stood on the diagonal.
  var late = 0u;
  var lateScale = 0.0;
  var lateReciprocal = 0.0;
  var latePivot = 0.0;
  var lateDiagonal = 0.0;
  var latePlace = 0u;
  var lateRows = 0u;
  if (lane == 0u) {
    atomicStore(&wild[g], 0u);
  }
  workgroupBarrier();
  var worst = bandIn(band, 0u, kv, kl, n, rows, lane);
  for (var j0 = 0u; j0 < p.n; j0 += p.block) {
    band.first = j0;
    band.head = j0 % p.width;
    worst = max(worst, bandIn(band, kv, p.block, kl, n, rows, lane));
    bandBarrier();
    for (var jj = 0u; jj < p.block; jj++) {
      let j = j0 + jj;
      let here = j < n;
      let column = bandColumn(band, jj) + kv * band.down;
      let last = select(0u, min(kl, n - 1u - min(j, n - 1u)), here);
      let diagonal = bandGet(column);
      var best = pivotKey(diagonal);
      var off = 0u;
      for (var i = 1u; i <= last; i++) {
        let key = pivotKey(bandGet(column + i * band.down));
        off = select(off, i, key > best);
        best = max(best, key);
      }
      let divides = here & (best >= 0x00800000u);
      off = select(0u, off, divides);
      let pivot = bandGet(column + off * band.down);
      // The reciprocal of a number above 2^126 would be flushed to zero.
      let scale = select(1.0, 0x1p-64f, best > 0x7e000000u);
      let reciprocal = 1.0 / (pivot * scale);
      failure = select(failure, j + 1u, here & !divides & (failure == 0u));
      let behind = select(0u, min(kv, n - 1u - min(j, n - 1u)), divides);
      for (var c = 1u + lane; c <= behind; c += LANES) {
        let at = bandColumn(band, jj + c) + (kv - c) * band.down;
        let u = bandGet(at + off * band.down);
        let above = bandGet(at);
        bandSet(at, u);
        for (var i = 1u; i <= last; i++) {
          let to = at + i * band.down;
          let exchanged = i == off;
          let l = select(bandGet(column + i * band.down), diagonal, exchanged) * scale * reciprocal;
          bandSet(to, fma(-l, u, select(bandGet(to), above, exchanged)));
        }
      }
      for (var i = 1u + lane; i <= lateRows; i += LANES) {
        let at = late + i * band.down;
        bandSet(at, select(bandGet(at), lateDiagonal, i == latePlace) * lateScale * lateReciprocal);
      }
      if ((lane == 0u) & (lateRows > 0u)) {
        bandSet(late, latePivot);
      }
      late = column;
      latePivot = pivot;
      lateScale = scale;
      lateReciprocal = reciprocal;
      lateDiagonal = diagonal;
      latePlace = off;
      lateRows = select(0u, last, divides);
      if (lane == 0u) {
        places[g * BLOCK + jj] = j + off + 1u;
      }
      bandBarrier();
    }
    for (var i = 1u + lane; i <= lateRows; i += LANES) {
      let at = late + i * band.down;
      bandSet(at, select(bandGet(at), lateDiagonal, i == latePlace) * lateScale * lateReciprocal);
    }
    if ((lane == 0u) & (lateRows > 0u)) {
      bandSet(late, latePivot);
    }
    lateRows = 0u;
    bandBarrier();
    bandOut(band, p.block, n, rows, lane);
    for (var jj = lane; jj < p.block; jj += LANES) {
      if (j0 + jj < n) {
        ipiv[pivots + j0 + jj] = i32(places[g * BLOCK + jj]);
      }
    }
    bandBarrier();
  }
  if (worst >= 0x7f800000u) {
    atomicStore(&wild[g], 1u);
  }
  storageBarrier();
  workgroupBarrier();
  if ((lane == 0u) & (z < p.count)) {
    info[p.offInfo + own.q] = select(i32(failure), -1, own.outside);
    // @when NONFINITE
    nonfinite[p.offNonfinite + own.q] = i32(atomicLoad(&wild[g]));
    // @end
  }
  if ((failure != 0u) & (p.nanBits != 0u)) {
    let home = place(mine, 0u);
    for (var c = lane; c < n; c += LANES) {
      for (var r = 0u; r < rows; r++) {
        store(0u, home.off + select(r + c * home.ld, r * home.ld + c, p.byRows != 0u), bitcast<f32>(p.nanBits));
      }
    }
  }
}
`;

export const gb_solve: string = `// gb_solve: B := op(A)^-1 B from the factors of gb_lu, op(A) = A or, with TRANS, A^T.
// Storage   lib/band_problem: operands AB 0, B 1, ipiv 5. Of AB what a substitution needs of p.block columns, p.room words each, and of B a ring
//           of p.ring rows pass through workgroup memory; without WINDOW both are read and written where they lie
// Mapping   workgroup (x, y) -> GROUP problems, columns y * R .. of B; LANES lanes share a problem, each has rows behind or above a pivot.
//           Row j of B stays in registers while lanes subtract multiples of it, and is written a step late
// Tunables  THREADS (1..256)  LANES (1..64), divides THREADS, 1 with TRANS, which sums where the others subtract  R (1, 2, 4)
//           WORDS, SIDES of a problem's part of AB and of B   workgroup bytes 4*(THREADS/LANES)*(WORDS + SIDES + 32)
// Needs     p.room >= kl + ku + 1 of the largest kl, ku; p.ring = p.block + kl + ku, p.block <= 32;
//           p.block * p.room <= WORDS, p.ring * R <= SIDES. Pivots out of range are brought into it. GATED: problems whose info is not 0 are
//           left alone, or filled with p.nanBits
// Source    LAPACK xGBTRS
const THREADS: u32 = 64u;
const LANES: u32 = 4u;
const R: u32 = 1u;
const WORDS: u32 = 256u;
const SIDES: u32 = 64u;
const WINDOW: u32 = 1u;
const TRANS: u32 = 0u;
const GATED: u32 = 1u;
const LISTED: u32 = 0u;
const SLOT0: u32 = 0u;
const SLOT1: u32 = 1u;
const USED1: u32 = 1u;
const USED2: u32 = 0u;
const USED3: u32 = 0u;
const USED4: u32 = 0u;
const GROUP: u32 = THREADS / LANES;
const BLOCK: u32 = 32u;
const PLAIN: u32 = 1u - TRANS;

struct Params {
// @use lib/band_fields
  room: u32,
  ring: u32,
  block: u32,
}
// @use lib/band_slots
@group(0) @binding(5) var<storage, read> ipiv: array<i32>;
// @when GATED
@group(0) @binding(6) var<storage, read> info: array<i32>;
// @end
// @when LISTED
@group(0) @binding(8) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(9) var<uniform> p: Params;

// @use lib/band_problem
// @use lib/quotient

// @when WINDOW
var<workgroup> band: array<f32, GROUP * WORDS>;
var<workgroup> sides: array<f32, GROUP * SIDES>;
// @end
var<workgroup> exchanges: array<u32, GROUP * BLOCK>;

// Where a problem's operands lie, and which part of them is at hand.
var<private> g: u32;
var<private> lane: u32;
var<private> n: u32;
var<private> offA: u32;
var<private> downA: u32;
var<private> rightA: u32;
var<private> offB: u32;
var<private> downB: u32;
var<private> rightB: u32;
var<private> offPiv: u32;
var<private> width: u32; // columns of B
var<private> top: u32; // row of the band array, and column, that the window begins with
var<private> first: u32;
var<private> start: i32; // a row of B that is at hand, with all behind it; its place in the ring
var<private> head: u32;

fn fence() {
  if (WINDOW == 0u) {
    storageBarrier();
  }
  workgroupBarrier();
}

// Between steps: lanes of a problem wait for each other.
fn meet() {
  if (LANES > 1u) {
    fence();
  }
}

// Element (r, c) of the band array.
fn factor(r: u32, c: u32) -> f32 {
  // @when WINDOW
  if (WINDOW == 1u) {
    return band[g * WORDS + (c - first) * p.room + r - top];
  }
  // @end
  return load(SLOT0, offA + r * downA + c * rightA);
}

fn begin(row: i32) {
  start = row;
  head = u32(row + i32(4u * p.ring)) % p.ring;
}

fn ringAt(i: u32) -> u32 {
  let slot = head + u32(i32(i) - start);
  return g * SIDES + (slot - select(0u, p.ring, slot >= p.ring)) * R;
}

fn side(i: u32, r: u32) -> f32 {
  // @when WINDOW
  if (WINDOW == 1u) {
    return sides[ringAt(i) + r];
  }
  // @end
  return load(SLOT1, offB + i * downB + r * rightB);
}

fn setSide(i: u32, r: u32, value: f32) {
  // @when WINDOW
  if (WINDOW == 1u) {
    sides[ringAt(i) + r] = value;
    return;
  }
  // @end
  store(SLOT1, offB + i * downB + r * rightB, value);
}

// Rows top .. top + rows - 1 of the p.block columns from column c0 on, and their interchanges.
fn bandIn(c0: u32, rows: u32, row: u32) {
  first = c0;
  top = row;
  let columns = min(p.block, n - min(c0, n));
  // @when WINDOW
  for (var e = lane; e < rows * columns; e += LANES) {
    let inner = select(rows, columns, p.byRows != 0u);
    let outer = e / inner;
    let spot = select(vec2u(e - outer * inner, outer), vec2u(outer, e - outer * inner), p.byRows != 0u);
    band[g * WORDS + spot.y * p.room + spot.x] = load(SLOT0, offA + (row + spot.x) * downA + (c0 + spot.y) * rightA);
  }
  // @end
  for (var c = lane; c < columns; c += LANES) {
    exchanges[g * BLOCK + c] = u32(ipiv[offPiv + c0 + c] - 1);
  }
}

// Rows from .. to - 1 of B into the ring, or out of it.
fn sidesIn(low_: u32, to: u32) {
  // @when WINDOW
  for (var e = lane; e < (max(to, low_) - low_) * R; e += LANES) {
    let i = low_ + e / R;
    sides[ringAt(i) + e % R] = load(SLOT1, offB + i * downB + min(e % R, width - 1u) * rightB);
  }
  // @end
}

fn sidesOut(low_: u32, to: u32) {
  // @when WINDOW
  for (var e = lane; e < (max(to, low_) - low_) * R; e += LANES) {
    let i = low_ + e / R;
    if (e % R < width) {
      store(SLOT1, offB + i * downB + (e % R) * rightB, sides[ringAt(i) + e % R]);
    }
  }
  // @end
}

@compute @workgroup_size(THREADS)
fn gb_solve(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  g = t / LANES;
  lane = t % LANES;
  let z = (group.x + p.baseX) * GROUP + g;
  let mine = min(z, p.count - 1u);
  let own = problem(mine);
  let r0 = (group.y + p.baseY) * R;
  width = min(R, max(own.nrhs, r0) - r0);
  let kl = own.kl;
  let kv = own.kl + own.ku;
  let placeA = place(mine, 0u);
  let placeB = place(mine, 1u);
  let byRows = p.byRows != 0u;
  offA = placeA.off;
  downA = select(1u, placeA.ld, byRows);
  rightA = select(placeA.ld, 1u, byRows);
  downB = select(1u, placeB.ld, byRows);
  rightB = select(placeB.ld, 1u, byRows);
  offB = placeB.off + r0 * rightB;
  offPiv = place(mine, 5u).off;
  n = select(0u, own.n, (z < p.count) & (width > 0u));
  // @when GATED
  let failed = info[p.offInfo + own.q] > 0;
  if (failed & (p.nanBits != 0u)) {
    for (var e = lane; e < n * width; e += LANES) {
      store(SLOT1, offB + (e / width) * downB + (e % width) * rightB, bitcast<f32>(p.nanBits));
    }
  }
  n = select(n, 0u, failed);
  // @end
  let blocks = (p.n + p.block - 1u) / p.block;
  // @when PLAIN
  // L y = P b: rows j .. j + kl are at hand.
  begin(0);
  sidesIn(0u, min(kl, n));
  for (var m = 0u; m < blocks; m++) {
    let j0 = m * p.block;
    begin(i32(j0));
    bandIn(j0, kl, kv + 1u);
    sidesIn(min(j0 + kl, n), min(j0 + kl + p.block, n));
    fence();
    for (var j = j0; j < j0 + p.block; j++) {
      let last = select(0u, min(kl, n - 1u - min(j, n - 1u)), j < n);
      let pivot = clamp(exchanges[g * BLOCK + j - j0], j, j + last);
      // @registers
      var stays: array<f32, R>;
      // @registers
      var comes: array<f32, R>;
      // @unroll
      for (var r = 0u; r < R; r++) {
        stays[r] = 0.0;
        comes[r] = 0.0;
        if ((j < n) & (r < width)) {
          stays[r] = side(j, r);
          comes[r] = side(pivot, r);
        }
      }
      meet();
      for (var i = 1u + lane; i <= last; i += LANES) {
        let l = factor(kv + i, j);
        // @unroll
        for (var r = 0u; r < R; r++) {
          if (r < width) {
            setSide(j + i, r, fma(-l, comes[r], select(side(j + i, r), stays[r], j + i == pivot)));
          }
        }
      }
      // @unroll
      for (var r = 0u; r < R; r++) {
        if ((lane == 0u) & (j < n) & (r < width)) {
          setSide(j, r, comes[r]);
        }
      }
      meet();
    }
    fence();
    sidesOut(min(j0, n), min(j0 + p.block, n));
    fence();
  }
  storageBarrier();
  // U x = y: rows j - kv .. j are at hand.
  for (var m = blocks; m > 0u; m--) {
    let j0 = (m - 1u) * p.block;
    begin(i32(j0) - i32(kv));
    bandIn(j0, kv + 1u, 0u);
    let low = max(j0, kv) - kv;
    sidesIn(min(low, n), min(select(max(j0 + p.block, kv) - kv, n, j0 + p.block >= n), n));
    fence();
    // @registers
    var late: array<f32, R>;
    // @unroll
    for (var r = 0u; r < R; r++) {
      late[r] = 0.0;
    }
    for (var s = p.block; s > 0u; s--) {
      let j = j0 + s - 1u;
      // @registers
      var x: array<f32, R>;
      if (j < n) {
        let diagonal = factor(kv, j);
        // @unroll
        for (var r = 0u; r < R; r++) {
          x[r] = 0.0;
          if (r < width) {
            x[r] = quotient(side(j, r), diagonal);
          }
          if ((lane == 0u) & (j + 1u < n) & (s < p.block) & (r < width)) {
            setSide(j + 1u, r, late[r]);
          }
          late[r] = x[r];
        }
        for (var i = 1u + lane; i <= min(kv, j); i += LANES) {
          let u = factor(kv - i, j);
          // @unroll
          for (var r = 0u; r < R; r++) {
            if (r < width) {
              setSide(j - i, r, fma(-u, x[r], side(j - i, r)));
            }
          }
        }
      }
      meet();
    }
    // @unroll
    for (var r = 0u; r < R; r++) {
      if ((lane == 0u) & (j0 < n) & (r < width)) {
        setSide(j0, r, late[r]);
      }
    }
    fence();
    sidesOut(min(j0, n), min(j0 + p.block, n));
    fence();
  }
  // @end
  // @when TRANS
  // U^T y = b: rows j - kv .. j are at hand.
  for (var m = 0u; m < blocks; m++) {
    let j0 = m * p.block;
    begin(i32(j0) - i32(kv));
    bandIn(j0, kv + 1u, 0u);
    sidesIn(min(j0, n), min(j0 + p.block, n));
    fence();
    for (var j = j0; j < min(j0 + p.block, n); j++) {
      for (var r = 0u; r < width; r++) {
        var sum = side(j, r);
        for (var i = min(kv, j); i > 0u; i--) {
          sum = fma(-factor(kv - i, j), side(j - i, r), sum);
        }
        setSide(j, r, quotient(sum, factor(kv, j)));
      }
    }
    fence();
    sidesOut(min(j0, n), min(j0 + p.block, n));
    fence();
  }
  storageBarrier();
  // L^T P x = y: rows j .. j + kl are at hand, and those from j0 + kl on are finished behind a block.
  for (var m = blocks; m > 0u; m--) {
    let j0 = (m - 1u) * p.block;
    begin(i32(j0));
    bandIn(j0, kl, kv + 1u);
    sidesIn(min(j0, n), min(select(j0 + p.block, n, j0 + p.block >= n), n));
    fence();
    for (var s = p.block; s > 0u; s--) {
      let j = j0 + s - 1u;
      if (j < n) {
        let last = min(kl, n - 1u - j);
        let pivot = clamp(exchanges[g * BLOCK + s - 1u], j, j + last);
        for (var r = 0u; r < width; r++) {
          var sum = side(j, r);
          for (var i = 1u; i <= last; i++) {
            sum = fma(-factor(kv + i, j), side(j + i, r), sum);
          }
          setSide(j, r, select(side(pivot, r), sum, pivot == j));
          if (pivot != j) {
            setSide(pivot, r, sum);
          }
        }
      }
    }
    fence();
    sidesOut(min(select(j0 + kl, 0u, m == 1u), n), min(j0 + kl + p.block, n));
    fence();
  }
  // @end
}
`;

export const geadd: string = `// geadd: B := alpha A + beta B for m x n matrices.
// Storage   A[offA + i + j*lda], B[offB + i + j*ldb]
// Mapping   workgroup (x, y) -> THREADS rows of COLS columns; thread -> one row of them
// Tunables  THREADS (32..256)  COLS columns per workgroup (1..8)   A_IN_B 1: A lies in B's buffer
//           T f32, or f16: then computed in f32 and rounded once
// Needs     A and B share no element. alpha = 0 never reads A, beta = 0 never reads B
// Source    MAGMA magmablas_sgeadd2
alias T = f32;
const THREADS: u32 = 128u;
const COLS: u32 = 4u;
const A_IN_B: u32 = 0u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  alpha: f32,
  beta: f32,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> B: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn geadd(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  // By bits: a comparison may take NaN for zero.
  let readsA = (bitcast<u32>(p.alpha) << 1u) != 0u;
  let readsB = (bitcast<u32>(p.beta) << 1u) != 0u;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < p.m && j < p.n) {
      let at = p.offB + i + j * p.ldb;
      var value = 0.0;
      if (readsA) {
        if (A_IN_B == 1u) {
          value = p.alpha * f32(B[p.offA + i + j * p.lda]);
        } else {
          value = p.alpha * f32(A[p.offA + i + j * p.lda]);
        }
      }
      if (readsB) {
        value += p.beta * f32(B[at]);
      }
      B[at] = T(value);
    }
  }
}
`;

export const geam_tiled: string = `// geam_tiled: C := alpha op(A) + beta op(B) for m x n matrices, op(X) = X or X^T; a transposed operand goes through workgroup memory.
// Storage   C[offC + i + j*ldc]; A[offA + i + j*lda], with transA = 1 A[offA + j + i*lda]; B alike
// Mapping   workgroup (x, y) -> rows x*TILE.., columns y*TILE.. of C; thread (tx, ty) -> row tx of every LINES-th column of the tile
// Tunables  TILE (16, 32)  LINES (4..16, divides TILE); THREADS = TILE*LINES; workgroup bytes = 2*TILE*(TILE+1)*4
//           A_IN_C, B_IN_C 1: the operand lies in C's buffer
//           T f32, or f16: then computed in f32 and rounded once
// Needs     C shares no element with A or B. alpha = 0 never reads A, beta = 0 never reads B. Barriers are uniform
// Source    the padded-tile transpose; cuBLAS xGEAM
alias T = f32;
const TILE: u32 = 32u;
const LINES: u32 = 8u;
const A_IN_C: u32 = 0u;
const B_IN_C: u32 = 0u;
const THREADS: u32 = TILE * LINES;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  transA: u32,
  transB: u32,
  alpha: f32,
  beta: f32,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
  offC: u32,
  ldc: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> B: array<T>;
@group(0) @binding(2) var<storage, read_write> C: array<T>;
@group(0) @binding(3) var<uniform> p: Params;

var<workgroup> As: array<f32, TILE * (TILE + 1u)>; // one word of padding per column against bank conflicts
var<workgroup> Bs: array<f32, TILE * (TILE + 1u)>;

fn readA(at: u32) -> f32 {
  if (A_IN_C == 1u) {
    return f32(C[at]);
  }
  return f32(A[at]);
}

fn readB(at: u32) -> f32 {
  if (B_IN_C == 1u) {
    return f32(C[at]);
  }
  return f32(B[at]);
}

@compute @workgroup_size(THREADS)
fn geam_tiled(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row0 = (group.x + p.baseX) * TILE;
  let col0 = (group.y + p.baseY) * TILE;
  let tx = t % TILE;
  // By bits: a comparison may take NaN for zero.
  let readsA = (bitcast<u32>(p.alpha) << 1u) != 0u;
  let readsB = (bitcast<u32>(p.beta) << 1u) != 0u;
  // The tiles of transposed operands, down their own columns: As holds op(A)(row0 + r, col0 + tx) at tx + r*(TILE + 1).
  for (var r = t / TILE; r < TILE; r += LINES) {
    if (row0 + r < p.m && col0 + tx < p.n) {
      if (readsA && p.transA == 1u) {
        As[tx + r * (TILE + 1u)] = readA(p.offA + col0 + tx + (row0 + r) * p.lda);
      }
      if (readsB && p.transB == 1u) {
        Bs[tx + r * (TILE + 1u)] = readB(p.offB + col0 + tx + (row0 + r) * p.ldb);
      }
    }
  }
  workgroupBarrier();
  for (var c = t / TILE; c < TILE; c += LINES) {
    let i = row0 + tx;
    let j = col0 + c;
    if (i < p.m && j < p.n) {
      var value = 0.0;
      if (readsA) {
        if (p.transA == 1u) {
          value = p.alpha * As[c + tx * (TILE + 1u)];
        } else {
          value = p.alpha * readA(p.offA + i + j * p.lda);
        }
      }
      if (readsB) {
        if (p.transB == 1u) {
          value += p.beta * Bs[c + tx * (TILE + 1u)];
        } else {
          value += p.beta * readB(p.offB + i + j * p.ldb);
        }
      }
      C[p.offC + i + j * p.ldc] = T(value);
    }
  }
}
`;

export const gels_gather: string = `// gels_gather: the matrices A and B of least-squares problems into a workspace, without gaps and in the order in which they lie, brought into range.
// Storage   lib/batch_problem: A is m x n, B max(m, n) x nrhs, of which the first m rows count, n if transposed: T[z*strideT + ..] := 2^a A,
//           S[z*strideS + ..] := 2^b B, zeros in the other rows, of the launch's z-th problem; by rows where the operand's rows are. a and b
//           are what shiftOf says of largest[2z] and largest[2z + 1]. nonfinite[offNonfinite + q] := 1 where A has a NaN or an infinity, else 0
// Mapping   workgroup (x, y) -> problem, \`part\` elements of each operand
// Tunables  THREADS (32..256)
// Needs     both operands have elements side by side along a row or a column. B may lie in A's buffer (B_IN_A)
// Source    LAPACK xGELS
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const NONFINITE: u32 = 0u;
const B_IN_A: u32 = 0u;
const B_APART: u32 = 1u - B_IN_A;

struct Params {
// @use lib/batch_fields
  transposed: u32,
  part: u32, // elements of each operand to a workgroup
  strideT: u32,
  strideS: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
// @when B_APART
@group(0) @binding(1) var<storage, read> B: array<f32>;
// @end
@group(0) @binding(2) var<storage, read> largest: array<u32>;
@group(0) @binding(3) var<storage, read_write> T: array<f32>;
@group(0) @binding(4) var<storage, read_write> S: array<f32>;
// @when NONFINITE
@group(0) @binding(5) var<storage, read_write> nonfinite: array<i32>;
// @end
// @when LISTED
@group(0) @binding(6) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(7) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/powers
// @use lib/gels_elements

@compute @workgroup_size(THREADS)
fn gels_gather(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let own = problem(z);
  let inA = orderOf(own.A, own.m, own.n);
  let inB = orderOf(own.B, max(own.m, own.n), own.nrhs);
  let given = select(own.m, own.n, p.transposed != 0u);
  let first = (group.y + p.baseY) * p.part;
  let a = shiftOf(largest[2u * z]);
  let b = shiftOf(largest[2u * z + 1u]);
  for (var e = first + t; e < min(inA.size, first + p.part); e += THREADS) {
    T[z * p.strideT + e] = byPower(A[placeOf(inA, e)], a);
  }
  for (var e = first + t; e < min(inB.size, first + p.part); e += THREADS) {
    var value = 0.0;
    if (rowOf(inB, e) < given) {
      value = byPower(ofB(placeOf(inB, e)), b);
    }
    S[z * p.strideS + e] = value;
  }
  // @when NONFINITE
  if (t == 0u && first == 0u) {
    nonfinite[p.offNonfinite + own.q] = select(0, 1, largest[2u * z] >= 0x7f800000u);
  }
  // @end
}
`;

export const gels_largest: string = `// gels_largest: the largest magnitudes in A and in the right-hand sides of least-squares problems, by which they are brought into range.
// Storage   lib/batch_problem: A is m x n, B max(m, n) x nrhs, of which the first m rows count, n if transposed. largest[2z], largest[2z + 1] :=
//           the larger of what they hold and the magnitudes' bits in A and B of the launch's z-th problem
// Mapping   workgroup (x, y) -> problem, \`part\` elements of each operand
// Tunables  THREADS (32..256)
// Needs     operands as gels_gather; largest zero before
// Source    LAPACK xGELS
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const B_IN_A: u32 = 0u;
const B_APART: u32 = 1u - B_IN_A;

struct Params {
// @use lib/batch_fields
  transposed: u32,
  part: u32, // elements of each operand to a workgroup
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
// @when B_APART
@group(0) @binding(1) var<storage, read> B: array<f32>;
// @end
@group(0) @binding(2) var<storage, read_write> largest: array<atomic<u32>>;
// @when LISTED
@group(0) @binding(6) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(7) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/gels_elements

// Of the workgroup.
var<workgroup> most: array<atomic<u32>, 2>;

@compute @workgroup_size(THREADS)
fn gels_largest(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let own = problem(z);
  if (t < 2u) {
    atomicStore(&most[t], 0u);
  }
  workgroupBarrier();
  let inA = orderOf(own.A, own.m, own.n);
  let inB = orderOf(own.B, max(own.m, own.n), own.nrhs);
  let given = select(own.m, own.n, p.transposed != 0u);
  let first = (group.y + p.baseY) * p.part;
  var mine = vec2u(0u);
  for (var e = first + t; e < min(inA.size, first + p.part); e += THREADS) {
    mine.x = max(mine.x, bitcast<u32>(A[placeOf(inA, e)]) & 0x7fffffffu);
  }
  for (var e = first + t; e < min(inB.size, first + p.part); e += THREADS) {
    if (rowOf(inB, e) < given) {
      mine.y = max(mine.y, bitcast<u32>(ofB(placeOf(inB, e))) & 0x7fffffffu);
    }
  }
  atomicMax(&most[0], mine.x);
  atomicMax(&most[1], mine.y);
  workgroupBarrier();
  if (t < 2u) {
    atomicMax(&largest[2u * z + t], atomicLoad(&most[t]));
  }
}
`;

export const gels_scatter: string = `// gels_scatter: what gels_gather brought to a workspace, factored and solved, goes home; what is said of each problem.
// Storage   as gels_gather, T, rows x cols as it was factored, having R on and above its diagonal. B(j) := 2^(a-b) S(j), in least squares
//           (minimizes) 2^-b S(j) below the first cols rows, and rss[piv + j] := the sum of the squares there, else 0. info[offInfo + q] := the first i
//           with R(i, i) = 0, counted from 1, else 0; B and rss are then left, or filled with NaN if nanBits is not 0. rank[offRank + q] := how
//           many elements of R's diagonal exceed 2^-23 rows times the largest one. Without a column x = 0
// Mapping   workgroup (x, y) -> problem, every SIDES-th column of B from the y-th on; each looks at the diagonal
// Tunables  THREADS (a power of two, 32..256)   workgroup bytes = 4*THREADS + 12
// Source    LAPACK xGELS
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const RANK: u32 = 0u;
const RSS: u32 = 0u;
const NONE: u32 = 0xffffffffu;
// 2^-23
const SPACING: f32 = 1.1920928955078125e-7;

struct Params {
// @use lib/batch_fields
  strideT: u32,
  strideS: u32,
  minimizes: u32,
  sides: u32,
  offRank: u32,
}
@group(0) @binding(0) var<storage, read> T: array<f32>;
@group(0) @binding(1) var<storage, read> S: array<f32>;
@group(0) @binding(2) var<storage, read> largest: array<u32>;
@group(0) @binding(3) var<storage, read_write> B: array<f32>;
@group(0) @binding(4) var<storage, read_write> info: array<i32>;
// @when RANK
@group(0) @binding(5) var<storage, read_write> rank: array<i32>;
// @end
// @when RSS
@group(0) @binding(6) var<storage, read_write> rss: array<f32>;
// @end
// @when LISTED
@group(0) @binding(7) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(8) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/powers

// The first zero of the diagonal, its largest magnitude, and how many elements count.
var<workgroup> found: array<atomic<u32>, 3>;
var<workgroup> sums: array<f32, THREADS>;

@compute @workgroup_size(THREADS)
fn gels_scatter(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let own = problem(z);
  let rows = max(own.m, own.n);
  let cols = min(own.m, own.n);
  // R(k, k) is T's k-th diagonal element by rows or by columns.
  let step = select(own.m, own.n, own.A.rs != 1u) + 1u;
  if (t == 0u) {
    atomicStore(&found[0], NONE);
    atomicStore(&found[1], 0u);
    atomicStore(&found[2], 0u);
  }
  workgroupBarrier();
  for (var k = t; k < cols; k += THREADS) {
    let size = bitcast<u32>(T[z * p.strideT + k * step]) & 0x7fffffffu;
    atomicMax(&found[1], size);
    if (size == 0u) {
      atomicMin(&found[0], k);
    }
  }
  workgroupBarrier();
  let failure = atomicLoad(&found[0]) + 1u;
  let most = atomicLoad(&found[1]);
  // @when RANK
  let bound = SPACING * f32(rows) * bitcast<f32>(most);
  for (var k = t; k < cols; k += THREADS) {
    if (abs(T[z * p.strideT + k * step]) > bound && most < 0x7f800000u) {
      atomicAdd(&found[2], 1u);
    }
  }
  workgroupBarrier();
  // @end
  let first = group.y + p.baseY;
  if (t == 0u && first == 0u) {
    info[p.offInfo + own.q] = select(i32(failure), -1, own.outside);
    // @when RANK
    if (!own.outside) {
      rank[p.offRank + own.q] = i32(atomicLoad(&found[2]));
    }
    // @end
  }
  let fills = failure != 0u;
  let writes = !fills || p.nanBits != 0u;
  let filling = bitcast<f32>(p.nanBits);
  let a = shiftOf(largest[2u * z]);
  let b = shiftOf(largest[2u * z + 1u]);
  let byRows = own.B.rs != 1u;
  for (var j = first; j < own.nrhs; j += p.sides) {
    var squares = 0.0;
    for (var i = t; i < rows; i += THREADS) {
      let rest = p.minimizes != 0u && i >= cols;
      let value = S[z * p.strideS + select(i + j * rows, i * own.nrhs + j, byRows)];
      squares += select(0.0, value * value, rest);
      let home = select(byPower(value, select(a - b, -b, rest)), 0.0, cols == 0u);
      if (writes) {
        B[own.B.off + i * own.B.rs + j * own.B.cs] = select(home, filling, fills);
      }
    }
    // @when RSS
    sums[t] = squares;
    for (var half = THREADS / 2u; half > 0u; half /= 2u) {
      workgroupBarrier();
      if (t < half) {
        sums[t] += sums[t + half];
      }
    }
    if (t == 0u && writes) {
      rss[own.piv + j] = select(byPower(byPower(sums[0], -b), -b), filling, fills);
    }
    workgroupBarrier();
    // @end
  }
}
`;

export const gels_small: string = `// gels_small: least squares, or solutions of least norm, of small problems, all in registers, several per workgroup, factored and solved in one go.
// Storage   lib/batch_problem: A is m x n and only read, B(i, j) max(m, n) x nrhs, which may lie in A's buffer (B_IN_A). T is A, or A^T if m < n:
//           rows x cols, T = Q R. MINIMIZES: B = [b], becomes [x; numbers of which the squares add up to the residual's]; else [b; anything] becomes
//           x = Q [R^-T b; 0]. rss[piv + j] the sums of squares, info, nonfinite and rank one per problem
//           STAGED: the matrices A have no gaps, and each begins where the one before ends, or in it
// Mapping   workgroup x -> GROUP problems, y -> RHS columns of B; LANES lanes of a subgroup share a problem: lane l has rows l, l + LANES, ... of T
//           and B in registers, as in qr_small. What is minimized is eliminated beside T: columns of B are columns of T that no step takes its
//           reflector from. Every block of columns of B factors T anew, for that costs less than to keep it
// Tunables  N columns at most (1..32)  RHS columns of B (1..8)  LANES a power of two (1..16)  ROWS per lane, LANES*ROWS >= rows and N  THREADS (32..256)
//           BLOCK divides N: columns that share their text, which else is too long for the instruction cache  EDGE 0: cols = N, rows = LANES*ROWS
//           STAGED 1: A passes through workgroup memory (4*(WORDS + PAD) bytes a problem of WORDS elements), T(i, j) being i*DOWN + j*RIGHT in it
// Needs     subgroups of LANES or more, or SUBGROUPS 0: then lanes talk through workgroup memory. STAGED: offA and GROUP*strideA are multiples of 4,
//           not LISTED, nothing else in A's buffer; PAD > 0 only where strideA = WORDS, and both are multiples of 4.
//           Each column of T and B is scaled by a power of two to elements below 2^47: R is then R D, and x = D y. Of B where the norm is least it is D b
//           that is scaled. No branches in front of subgroup operations but on what is the same for all: see getf2_panel.
// Source    LAPACK xGELS, xGEQR2
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
const N: u32 = 4u;
const RHS: u32 = 1u;
const LANES: u32 = 4u;
const ROWS: u32 = 2u;
const BLOCK: u32 = 1u;
const THREADS: u32 = 32u;
const EDGE: u32 = 1u;
const SUBGROUPS: u32 = 1u;
const LISTED: u32 = 0u;
const STAGED: u32 = 0u;
const WORDS: u32 = 32u;
const PAD: u32 = 0u;
const DOWN: u32 = 1u;
const RIGHT: u32 = 8u;
const MINIMIZES: u32 = 1u;
const B_IN_A: u32 = 0u;
const NONFINITE: u32 = 0u;
const RANK: u32 = 0u;
const RSS: u32 = 0u;
const FLIPPED: u32 = 0u;
const B_APART: u32 = 1u - B_IN_A;
const DIRECT: u32 = 1u - STAGED;
const LEAST_NORM: u32 = 1u - MINIMIZES;
const GROUP: u32 = THREADS / LANES;
const NONE: u32 = 0xffffffffu;
// Columns of registers: those of T, then those of B; and those that are reflected together.
const W: u32 = N + RHS;
const CARRIED: u32 = N + RHS * MINIMIZES;
// Numbers that each lane keeps for columns lane, lane + LANES, ... of T, which are the rows of R that it has.
const KEPT: u32 = (N + LANES - 1u) / LANES;
const COPIES: u32 = (WORDS * GROUP + 4u * THREADS - 1u) / (4u * THREADS);
// Whether a lane's elements in the stage are at the same place in their four.
const BY_FOURS: u32 = 1u - (LANES * DOWN % 4u + RIGHT % 4u + 5u) / 6u;
const BY_ONES: u32 = 1u - BY_FOURS;
// 2^-23
const SPACING: f32 = 1.1920928955078125e-7;

struct Params {
// @use lib/batch_fields
  offRank: u32,
}
// @when DIRECT
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
// @end
// @when STAGED
@group(0) @binding(1) var<storage, read> A4: array<vec4f>;
// @end
@group(0) @binding(2) var<storage, read_write> info: array<i32>;
// @when NONFINITE
@group(0) @binding(3) var<storage, read_write> nonfinite: array<i32>;
// @end
// @when RANK
@group(0) @binding(4) var<storage, read_write> rank: array<i32>;
// @end
// @when RSS
@group(0) @binding(5) var<storage, read_write> rss: array<f32>;
// @end
// @when LISTED
@group(0) @binding(6) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(8) var<uniform> p: Params;

// @when STAGED
// The workgroup's matrices as they come from memory, but for PAD words between them.
var<workgroup> stage: array<vec4f, (GROUP * (WORDS + PAD) + 3u) / 4u>;
// @end
// @use lib/batch_problem
// @use lib/small_group
// @use lib/small_b
// @use lib/householder
// @use lib/powers

fn magnitude(x: f32) -> u32 {
  return bitcast<u32>(x) & 0x7fffffffu;
}

@compute @workgroup_size(THREADS)
fn gels_small(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  // @when SUBGROUPS
  @builtin(subgroup_id) subgroup: u32,
  @builtin(subgroup_size) lanes: u32,
  @builtin(subgroup_invocation_id) invocation: u32,
  // @end
) {
// @use lib/small_lane
  let isTall = own.m >= own.n;
  let down = select(own.A.cs, own.A.rs, isTall);
  let right = select(own.A.rs, own.A.cs, isTall);
  var rows = LANES * ROWS;
  var cols = N;
  // The same for all: steps beyond a problem's own size change nothing of it.
  var top = N;
  // @when EDGE
  rows = select(0u, max(own.m, own.n), live);
  cols = select(0u, min(own.m, own.n), live);
  top = min(p.m, p.n);
  // @end
  let side0 = (group.y + p.baseY) * RHS;
  // @registers
  var x: array<f32, ROWS * W>;
  // @when STAGED
  let before = (group.x + p.baseX) * GROUP;
  let total = (min(GROUP, p.count - before) - 1u) * p.strideA + WORDS;
  let from4 = (p.offA + before * p.strideA) / 4u;
  {
    // @registers
    var copied: array<vec4f, COPIES>;
    // @unroll
    for (var s = 0u; s < COPIES; s++) {
      copied[s] = A4[from4 + min(t + s * THREADS, (total - 1u) / 4u)];
    }
    // @unroll
    for (var s = 0u; s < COPIES; s++) {
      let at = 4u * (t + s * THREADS);
      if (at < total) {
        stage[(at + PAD * (at / WORDS)) / 4u] = copied[s];
      }
    }
  }
  workgroupBarrier();
  let at0 = slot * (p.strideA + PAD) + lane * DOWN;
  // @end
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < N; c++) {
      let row = lane + r * LANES;
      let inside = (EDGE == 0u) | ((row < rows) & (c < cols));
      // @when STAGED
      // @when BY_FOURS
      x[r * W + c] = stage[select(0u, at0 / 4u + (r * LANES * DOWN + c * RIGHT) / 4u, inside)][at0 % 4u];
      // @end
      // @when BY_ONES
      let atS = select(0u, at0 + r * LANES * DOWN + c * RIGHT, inside);
      x[r * W + c] = stage[atS / 4u][atS % 4u];
      // @end
      // @end
      // @when DIRECT
      // Unconditional, so that the loads are in flight together.
      x[r * W + c] = A[select(0u, own.A.off + row * down + c * right, inside)];
      // @end
      // @when EDGE
      x[r * W + c] = select(0.0, x[r * W + c], inside);
      // @end
    }
  }
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var w = 0u; w < RHS; w++) {
      let row = lane + r * LANES;
      let inside = live & (row < select(cols, rows, MINIMIZES == 1u)) & (side0 + w < own.nrhs);
      let loaded = loadB(select(0u, own.B.off + row * own.B.rs + (side0 + w) * own.B.cs, inside));
      x[r * W + N + w] = select(0.0, loaded, inside);
    }
  }
  // @when NONFINITE
  var largest = 0u;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < N; c++) {
      largest = max(largest, magnitude(x[r * W + c]));
    }
  }
  let wild = groupMax(largest) >= 0x7f800000u;
  // @end
  // The powers of two by which columns are scaled, those of B, and the least of those of T that are not zero.
  // @registers
  var shift: array<i32, KEPT>;
  // @registers
  var sideShift: array<i32, RHS>;
  var leastShift = 1000;
  // @unroll
  for (var q = 0u; q < KEPT; q++) {
    shift[q] = 0;
  }
  // @unroll
  for (var w = 0u; w < RHS; w++) {
    sideShift[w] = 0;
  }
  // @unroll
  for (var c = 0u; c < N; c++) {
    var key = 0u;
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      key = max(key, magnitude(x[r * W + c]));
    }
    key = groupMax(key);
    let by = scaleOf(key);
    leastShift = min(leastShift, select(by, 1000, key == 0u));
    let first = halfPower(by);
    let second = otherPower(by);
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      x[r * W + c] = x[r * W + c] * first * second;
    }
    shift[c / LANES] = select(shift[c / LANES], by, lane == c % LANES);
  }
  // @when MINIMIZES
  // @unroll
  for (var w = 0u; w < RHS; w++) {
    var key = 0u;
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      key = max(key, magnitude(x[r * W + N + w]));
    }
    sideShift[w] = scaleOf(groupMax(key));
    let first = halfPower(sideShift[w]);
    let second = otherPower(sideShift[w]);
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      x[r * W + N + w] = x[r * W + N + w] * first * second;
    }
  }
  // @end
  // @when LEAST_NORM
  // The equations are scaled as the columns of T are: it is the largest element of D b that counts.
  // @unroll
  for (var w = 0u; w < RHS; w++) {
    var key = 0u;
    // @unroll
    for (var r = 0u; r < KEPT; r++) {
      let size = magnitude(x[r * W + N + w]);
      key = max(key, select(u32(i32(size >> 23u) + shift[r] + 1024), 0u, size == 0u));
    }
    key = groupMax(key);
    sideShift[w] = select(1197 - i32(key), 0, key == 0u);
    // @unroll
    for (var r = 0u; r < KEPT; r++) {
      x[r * W + N + w] = byPower(x[r * W + N + w], shift[r] + sideShift[w]);
    }
  }
  // @registers
  var mine: array<f32, KEPT>;
  // @unroll
  for (var q = 0u; q < KEPT; q++) {
    mine[q] = 0.0;
  }
  // @end
  // @unroll
  for (var k0 = 0u; k0 < N; k0 += BLOCK) {
    for (var j = 0u; j < BLOCK; j++) {
      let k = k0 + j;
      if (k < top) {
        // Column k is where column k0 was: behind every step the columns of a block move up by one. Rows of which all lanes have finished
        // are left out, and only those of which some have are asked whether they have.
        // @registers
        var y: array<f32, ROWS>;
        var diagonal = 0.0;
        var squares = nought;
        // @unroll
        for (var r = k0 / LANES; r < (k0 + BLOCK + LANES - 1u) / LANES; r++) {
          let row = lane + r * LANES;
          y[r] = select(0.0, x[r * W + k0], row > k);
          diagonal = select(diagonal, x[r * W + k0], row == k);
          squares = fma(y[r], y[r], squares);
        }
        // @unroll
        for (var r = (k0 + BLOCK + LANES - 1u) / LANES; r < ROWS; r++) {
          y[r] = x[r * W + k0];
          squares = fma(y[r], y[r], squares);
        }
        var h = reflector(fromLane(diagonal, k % LANES), groupSum(squares));
        // @when EDGE
        // A step beyond the problem, for the sake of a larger one, must not be seen in it.
        let counts = k < cols;
        h.beta = select(0.0, h.beta, counts);
        h.tau = select(0.0, h.tau, counts);
        h.scale = select(0.0, h.scale, counts);
        // @end
        // @when LEAST_NORM
        // @unroll
        for (var q = k0 / LANES; q < (k0 + BLOCK + LANES - 1u) / LANES; q++) {
          mine[q] = select(mine[q], h.tau, lane + q * LANES == k);
        }
        // @end
        // @unroll
        for (var r = k0 / LANES; r < (k0 + BLOCK + LANES - 1u) / LANES; r++) {
          let row = lane + r * LANES;
          y[r] = select(0.0, y[r] * h.scale, row > k);
          x[r * W + k0] = select(select(x[r * W + k0], y[r], row > k), h.beta, row == k);
          y[r] = select(y[r], 1.0, row == k);
        }
        // @unroll
        for (var r = (k0 + BLOCK + LANES - 1u) / LANES; r < ROWS; r++) {
          y[r] = y[r] * h.scale;
          // @when LEAST_NORM
          x[r * W + k0] = y[r];
          // @end
        }
        // H = I leaves infinities of other columns as they are.
        let acts = magnitude(h.tau) != 0u;
        // The last j columns of the block are finished.
        // @unroll
        for (var c = k0 + 1u; c < k0 + BLOCK; c++) {
          var sum = nought;
          // @unroll
          for (var r = k0 / LANES; r < ROWS; r++) {
            sum = fma(y[r], x[r * W + c], sum);
          }
          let by = select(0.0, h.tau * groupSum(sum), acts);
          // @unroll
          for (var r = k0 / LANES; r < ROWS; r++) {
            x[r * W + c] = select(x[r * W + c], fma(-y[r], by, x[r * W + c]), c + j < k0 + BLOCK);
          }
        }
        // @unroll
        for (var c = k0 + BLOCK; c < CARRIED; c++) {
          var sum = nought;
          // @unroll
          for (var r = k0 / LANES; r < ROWS; r++) {
            sum = fma(y[r], x[r * W + c], sum);
          }
          let by = select(0.0, h.tau * groupSum(sum), acts);
          // @unroll
          for (var r = k0 / LANES; r < ROWS; r++) {
            x[r * W + c] = fma(-y[r], by, x[r * W + c]);
          }
        }
      }
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        let first = x[r * W + k0];
        // @unroll
        for (var c = k0 + 1u; c < k0 + BLOCK; c++) {
          x[r * W + c - 1u] = x[r * W + c];
        }
        x[r * W + k0 + BLOCK - 1u] = first;
      }
    }
  }
  // The diagonal of R, each lane its rows of it, and the first element of it that is zero.
  // @registers
  var diagonals: array<f32, KEPT>;
  // @unroll
  for (var q = 0u; q < KEPT; q++) {
    diagonals[q] = 0.0;
  }
  // @unroll
  for (var c = 0u; c < N; c++) {
    diagonals[c / LANES] = select(diagonals[c / LANES], x[c / LANES * W + c], lane == c % LANES);
  }
  var zero = NONE;
  // @unroll
  for (var q = 0u; q < KEPT; q++) {
    let row = lane + q * LANES;
    zero = min(zero, select(NONE, row, (row < cols) & (magnitude(diagonals[q]) == 0u)));
  }
  let failure = groupMin(zero) + 1u;
  // @when RANK
  // Elements of R's own scale, but for one power of two.
  var most = 0u;
  // @unroll
  for (var q = 0u; q < KEPT; q++) {
    let size = byPower(diagonals[q], min(0, leastShift - shift[q]));
    diagonals[q] = select(0.0, size, lane + q * LANES < cols);
    most = max(most, magnitude(diagonals[q]));
  }
  most = groupMax(most);
  let bound = SPACING * f32(rows) * bitcast<f32>(most);
  var above = 0.0;
  // @unroll
  for (var q = 0u; q < KEPT; q++) {
    above += select(0.0, 1.0, (abs(diagonals[q]) > bound) & (most < 0x7f800000u));
  }
  above = groupSum(above);
  // @end
  // @registers
  var sums: array<f32, RHS>;
  // @unroll
  for (var w = 0u; w < RHS; w++) {
    sums[w] = 0.0;
  }
  // @when MINIMIZES
  // @when RSS
  // @unroll
  for (var w = 0u; w < RHS; w++) {
    var squares = nought;
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let rest = select(0.0, x[r * W + N + w], lane + r * LANES >= cols);
      squares = fma(rest, rest, squares);
    }
    sums[w] = byPower(byPower(groupSum(squares), -sideShift[w]), -sideShift[w]);
  }
  // @end
  // R y = Q^T b from the last row up: the lane that has a row solves it and tells the others.
  // @unroll
  for (var s = 0u; s < N; s++) {
    // @unroll
    for (var w = 0u; w < RHS; w++) {
      let quotient = x[(N - 1u - s) / LANES * W + N + w] / x[(N - 1u - s) / LANES * W + N - 1u - s];
      let solved = select(0.0, fromLane(quotient, (N - 1u - s) % LANES), N - 1u - s < cols);
      // @unroll
      for (var r = 0u; r < (N - 1u - s) / LANES; r++) {
        x[r * W + N + w] = fma(-x[r * W + N - 1u - s], solved, x[r * W + N + w]);
      }
      // @unroll
      for (var r = (N - 1u - s) / LANES; r < (N - 1u - s) / LANES + 1u; r++) {
        let row = lane + r * LANES;
        let left = fma(-x[r * W + N - 1u - s], solved, x[r * W + N + w]);
        let known = select(x[r * W + N + w], solved, (row == N - 1u - s) & (row < cols));
        x[r * W + N + w] = select(known, left, row < N - 1u - s);
      }
    }
  }
  // @end
  // @when LEAST_NORM
  // R^T y = b from the first row down: each lane sums what its rows of y, known already, have in column k.
  // @unroll
  for (var k = 0u; k < N; k++) {
    // @unroll
    for (var w = 0u; w < RHS; w++) {
      var sum = nought;
      // @unroll
      for (var r = 0u; r < k / LANES; r++) {
        sum = fma(x[r * W + k], x[r * W + N + w], sum);
      }
      sum = fma(select(0.0, x[k / LANES * W + k], lane < k % LANES), x[k / LANES * W + N + w], sum);
      sum = groupSum(sum);
      let solved = (x[k / LANES * W + N + w] - sum) / x[k / LANES * W + k];
      x[k / LANES * W + N + w] = select(x[k / LANES * W + N + w], solved, (lane == k % LANES) & (k < cols));
    }
  }
  // x = H(0) (H(1) ( ... [y; 0])), from the last reflector to the first.
  // @unroll
  for (var s = 0u; s < N; s++) {
    let tau = fromLane(mine[(N - 1u - s) / LANES], (N - 1u - s) % LANES);
    let acts = magnitude(tau) != 0u;
    // @registers
    var y: array<f32, ROWS>;
    // @unroll
    for (var r = (N - 1u - s) / LANES; r < (N - 1u - s) / LANES + 1u; r++) {
      let row = lane + r * LANES;
      y[r] = select(select(0.0, x[r * W + N - 1u - s], row > N - 1u - s), 1.0, row == N - 1u - s);
    }
    // @unroll
    for (var r = (N - 1u - s) / LANES + 1u; r < ROWS; r++) {
      y[r] = x[r * W + N - 1u - s];
    }
    // @unroll
    for (var w = 0u; w < RHS; w++) {
      var sum = nought;
      // @unroll
      for (var r = (N - 1u - s) / LANES; r < ROWS; r++) {
        sum = fma(y[r], x[r * W + N + w], sum);
      }
      let by = select(0.0, tau * groupSum(sum), acts);
      // @unroll
      for (var r = (N - 1u - s) / LANES; r < ROWS; r++) {
        x[r * W + N + w] = fma(-y[r], by, x[r * W + N + w]);
      }
    }
  }
  // @end
  // Behind all exchanges: branches that lanes take apart must not come before one.
  let fills = (p.nanBits != 0u) & (failure != 0u);
  let filling = bitcast<f32>(p.nanBits);
  let writes = live & ((failure == 0u) | fills);
  // @unroll
  for (var w = 0u; w < RHS; w++) {
    let isSide = writes & (side0 + w < own.nrhs);
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let row = lane + r * LANES;
      // @when MINIMIZES
      // The rows of x, and those below them.
      x[r * W + N + w] = byPower(x[r * W + N + w], select(0, shift[r % KEPT], row < cols) - sideShift[w]);
      // @end
      // @when LEAST_NORM
      x[r * W + N + w] = byPower(x[r * W + N + w], -sideShift[w]);
      // @end
      // Without an equation or an unknown, x is zero.
      let value = select(x[r * W + N + w], 0.0, cols == 0u);
      if (isSide & (row < rows)) {
        storeB(own.B.off + row * own.B.rs + (side0 + w) * own.B.cs, select(value, filling, fills));
      }
    }
    // @when RSS
    if (isSide & (lane == 0u)) {
      rss[own.piv + side0 + w] = select(sums[w], filling, fills);
    }
    // @end
  }
  if (live & (lane == 0u) & (side0 == 0u)) {
    info[p.offInfo + own.q] = select(i32(failure), -1, own.outside);
    // @when NONFINITE
    nonfinite[p.offNonfinite + own.q] = select(0, 1, wild);
    // @end
    // @when RANK
    if (!own.outside) {
      rank[p.offRank + own.q] = i32(above);
    }
    // @end
  }
}
`;

export const gelsy_solve: string = `// gelsy_solve: ranks of the triangles that qp3_group leaves, and the solutions of least norm with them.
// Maths     R = [R11 R12; 0 R22], R11 the largest leading triangle whose estimated condition is at most 1/rcond. Where the rank r is less than n,
//           [R11 R12] H(r-1) ... H(0) = [T 0], reflector i on elements i, r..n-1 of the rows. X := P H(r-1) ... H(0) [T^-1 C; 0], C what qp3_group
//           made of B; with r = n simply P R^-1 C
// Storage   lib/batch_problem: R in A(i, j), i <= j, C and X in B(i, j), n x nrhs, jpvt[piv + j], scales[z*pitch..] as qp3_group leaves them:
//           A, the rows of B behind X and X itself go back to their own scales. rank[offNonfinite + q]. info[offInfo + q]: 1 where A was not finite;
//           X is NaN there
// Mapping   workgroup x -> GROUP problems, N threads each; R in workgroup memory. Thread i has row i and column i of a problem. Estimates of R's extreme
//           singular values take one barrier per column: thread j keeps the products of column j with both vectors up to date
// Tunables  K rows of R, N columns (N >= n, K >= min(m, n)), GROUP problems; THREADS = GROUP*N
//           workgroup bytes = 4*GROUP*(N*LD + 11*K + 9), and some for alignment
// Needs     barriers are uniform: their loops run to the largest sizes of the launch, p.m and p.n
// Source    LAPACK xGELSY, xLAIC1, xTZRZF; C. Bischof, SIAM J. Matrix Anal. Appl. 11, 1990
const K: u32 = 8u;
const N: u32 = 8u;
const GROUP: u32 = 4u;
const THREADS: u32 = 32u;
const LISTED: u32 = 0u;
const B_IN_A: u32 = 0u;
const B_APART: u32 = 1u - B_IN_A;
// Odd: threads that go through rows reach different banks.
const LD: u32 = K + 1u - K % 2u;
const WILD: i32 = 0x7fffffff;

struct Params {
// @use lib/batch_fields
  pitch: u32,
  rcond: f32, // negative: eps max(m, n)
  noNumber: u32, // the bits of NaN, which no constant may have
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read> jpvt: array<i32>;
// @when B_APART
@group(0) @binding(2) var<storage, read_write> B: array<f32>;
// @end
@group(0) @binding(3) var<storage, read> scales: array<i32>;
@group(0) @binding(4) var<storage, read_write> info: array<i32>;
@group(0) @binding(5) var<storage, read_write> rank: array<i32>;
// @when LISTED
@group(0) @binding(6) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(7) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/householder

var<workgroup> R: array<f32, GROUP * N * LD>;
// Of two steps, by turns: the products of a column with both vectors, and its diagonal element.
var<workgroup> said: array<vec4f, 2u * GROUP>;
// The diagonal of T; what makes v(i) of row i, and tau(i).
var<workgroup> diagonal: array<f32, GROUP * K>;
var<workgroup> reflectors: array<vec2f, GROUP * K>;
var<workgroup> sums: array<vec4f, GROUP * K>;
var<workgroup> products: array<vec4f, GROUP * K>;
var<workgroup> ranks: array<u32, GROUP>;
var<workgroup> deficient: u32;

struct Estimate {
  value: f32,
  s: f32,
  c: f32,
}

fn root(x: f32) -> f32 {
  return select(0.0, sqrt(x), x > 0.0);
}

/** The extreme values of ||M [s; c]||, M = [value 0; alpha gamma], over unit vectors: core/incrementalCondition.ts. */
fn extended(isLargest: bool, value: f32, alpha: f32, gamma: f32) -> Estimate {
  let size = max(value, max(abs(alpha), abs(gamma)));
  if (size == 0.0) {
    return Estimate(0.0, select(0.0, 1.0, isLargest), select(1.0, 0.0, isLargest));
  }
  let f = value / size;
  let g = alpha / size;
  let h = gamma / size;
  let a = fma(f, f, fma(g, g, -h * h));
  let b = 2.0 * g * h;
  let length = abs(a) + root(fma(a, a, b * b));
  let t = select(0.0, b / select(1.0, length, length > 0.0), length > 0.0);
  let long = 1.0 / root(fma(t, t, 1.0));
  let s = select(t * long, long, a >= 0.0);
  let c = select(long, t * long, a >= 0.0);
  let cross = fma(g, s, h * c);
  let most = root(fma(f * s, f * s, cross * cross));
  if (isLargest) {
    return Estimate(size * most, s, c);
  }
  return Estimate(size * (f * abs(h) / most), -c, s);
}

@compute @workgroup_size(THREADS)
fn gelsy_solve(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let slot = t / N;
  let i = t % N;
  let z = (group.x + p.baseX) * GROUP + slot;
  let live = z < p.count;
  let own = problem(min(z, p.count - 1u));
  let place = min(z, p.count - 1u) * p.pitch;
  let powerA = scales[place];
  let isWild = powerA == WILD;
  let m = select(0u, own.m, live);
  let n = select(0u, own.n, live);
  let nrhs = select(0u, own.nrhs, live);
  let least = min(m, n);
  let at0 = slot * N * LD;
  let top = min(p.m, p.n);
  for (var e = i; e < N * top; e += N) {
    let row = e % top;
    let col = e / top;
    let inside = (row <= col) & (row < m) & (col < n) & !isWild;
    let value = A[select(0u, own.A.off + row * own.A.rs + col * own.A.cs, inside)];
    R[at0 + row + col * LD] = select(0.0, value, inside);
  }
  workgroupBarrier();

  // The rank.
  let corner = abs(R[at0]);
  let isZero = (least == 0u) | !(corner > 0.0);
  let bound = select(p.rcond, 0x1p-23f * f32(max(m, n)), p.rcond < 0.0);
  var order = select(1u, 0u, isZero);
  var isDone = isZero;
  var low = corner;
  var high = corner;
  var ofLow = R[at0 + i * LD];
  var ofHigh = ofLow;
  for (var k = 1u; k < top; k++) {
    let turn = k % 2u * GROUP + slot;
    if (i == k) {
      said[turn] = vec4f(ofLow, ofHigh, R[at0 + k + k * LD], 0.0);
    }
    workgroupBarrier();
    let column = said[turn];
    let smaller = extended(false, low, column.x, column.z);
    let larger = extended(true, high, column.y, column.z);
    isDone = isDone | (k >= least) | !((smaller.value > 0.0) & (smaller.value >= larger.value * bound));
    order += select(1u, 0u, isDone);
    low = smaller.value;
    high = larger.value;
    let next = R[at0 + k + i * LD];
    ofLow = fma(smaller.c, next, smaller.s * ofLow);
    ofHigh = fma(larger.c, next, larger.s * ofHigh);
  }
  let isDeficient = (order > 0u) & (order < n);
  if (i == 0u) {
    ranks[slot] = u32(isDeficient);
  }
  if (i < top) {
    diagonal[slot * K + i] = R[at0 + i + i * LD];
  }
  workgroupBarrier();
  if (t == 0u) {
    var any = 0u;
    for (var s = 0u; s < GROUP; s++) {
      any |= ranks[s];
    }
    deficient = any;
  }

  // T, from the last row up; every thread makes the reflector for itself, and applies it to its own row.
  if (workgroupUniformLoad(&deficient) != 0u) {
    for (var step = 0u; step < top; step++) {
      let isRow = isDeficient & (step < order);
      let k = select(0u, order - 1u - step, isRow);
      let tail = select(n, order, isRow);
      var largest = bitcast<u32>(R[at0 + k + k * LD]) & 0x7fffffffu;
      for (var j = tail; j < n; j++) {
        largest = max(largest, bitcast<u32>(R[at0 + k + j * LD]) & 0x7fffffffu);
      }
      let by = scaleOf(largest);
      let first = halfPower(by);
      let second = otherPower(by);
      var squares = 0.0;
      for (var j = tail; j < n; j++) {
        let element = R[at0 + k + j * LD] * first * second;
        squares = fma(element, element, squares);
      }
      let h = reflector(R[at0 + k + k * LD] * first * second, squares);
      let scale = h.scale * first * second;
      if (isRow & (i < k)) {
        var dot = R[at0 + i + k * LD];
        for (var j = tail; j < n; j++) {
          dot = fma(R[at0 + k + j * LD] * scale, R[at0 + i + j * LD], dot);
        }
        let change = h.tau * dot;
        R[at0 + i + k * LD] -= change;
        for (var j = tail; j < n; j++) {
          R[at0 + i + j * LD] = fma(-change, R[at0 + k + j * LD] * scale, R[at0 + i + j * LD]);
        }
      }
      if (isRow & (i == k)) {
        diagonal[slot * K + k] = h.beta * halfPower(-by) * otherPower(-by);
        reflectors[slot * K + k] = vec2f(scale, h.tau);
      }
      workgroupBarrier();
    }
  }

  // Four columns of B at a time.
  for (var side = 0u; side < p.nrhs; side += 4u) {
    var x = vec4f();
    // @unroll
    for (var q = 0u; q < 4u; q++) {
      let inside = (i < order) & (side + q < nrhs);
      let at = select(0u, own.B.off + i * own.B.rs + (side + q) * own.B.cs, inside);
      // @when B_APART
      x[q] = select(0.0, B[at], inside);
      // @end
      // @when B_IN_A
      x[q] = select(0.0, A[at], inside);
      // @end
    }
    for (var step = 0u; step < top; step++) {
      let k = order - 1u - step;
      let isRow = step < order;
      if (isRow & (i == k)) {
        x = x / diagonal[slot * K + k];
        sums[slot * K + k] = x;
      }
      workgroupBarrier();
      if (isRow & (i < k)) {
        x = fma(vec4f(-R[at0 + i + k * LD]), sums[slot * K + k], x);
      }
    }
    if (workgroupUniformLoad(&deficient) != 0u) {
      // Reflector k changes element k and the tail: what it takes of the tail is found from the reflectors before it.
      var dots = x;
      for (var k = 0u; k < top; k++) {
        let isRow = isDeficient & (k < order);
        if (isRow & (i == k)) {
          products[slot * K + k] = -reflectors[slot * K + k].y * dots;
        }
        workgroupBarrier();
        if (isRow & (i > k) & (i < order)) {
          var dot = 0.0;
          let mine = reflectors[slot * K + i].x;
          let others = reflectors[slot * K + k].x;
          for (var j = order; j < n; j++) {
            dot = fma(R[at0 + k + j * LD] * others, R[at0 + i + j * LD] * mine, dot);
          }
          dots = fma(vec4f(dot), products[slot * K + k], dots);
        }
      }
      if (isDeficient & (i < order)) {
        x += products[slot * K + i];
      }
      if (isDeficient & (i >= order) & (i < n)) {
        for (var k = 0u; k < order; k++) {
          x = fma(vec4f(R[at0 + k + i * LD] * reflectors[slot * K + k].x), products[slot * K + k], x);
        }
      }
    }
    storageBarrier();
    workgroupBarrier();
    if (i < n) {
      let row = select(i, u32(jpvt[own.piv + i] - 1), !isWild);
      // @unroll
      for (var q = 0u; q < 4u; q++) {
        if (side + q < nrhs) {
          let power = clamp(powerA - scales[place + 1u + side + q], -250, 250);
          let value = select(x[q] * halfPower(power) * otherPower(power), bitcast<f32>(p.noNumber), isWild);
          let at = own.B.off + row * own.B.rs + (side + q) * own.B.cs;
          // @when B_APART
          B[at] = value;
          // @end
          // @when B_IN_A
          A[at] = value;
          // @end
        }
      }
    }
  }

  // What is below X, and R, back to their own scales.
  for (var side = 0u; side < nrhs; side++) {
    let back = select(-scales[place + 1u + side], 0, isWild);
    for (var row = n + i; row < select(n, m, back != 0); row += N) {
      let at = own.B.off + row * own.B.rs + side * own.B.cs;
      // @when B_APART
      B[at] = B[at] * halfPower(back) * otherPower(back);
      // @end
      // @when B_IN_A
      A[at] = A[at] * halfPower(back) * otherPower(back);
      // @end
    }
  }
  storageBarrier();
  if ((powerA != 0) & !isWild) {
    for (var col = i; col < n; col += N) {
      for (var row = 0u; row < min(m, col + 1u); row++) {
        let at = own.A.off + row * own.A.rs + col * own.A.cs;
        A[at] = A[at] * halfPower(-powerA) * otherPower(-powerA);
      }
    }
  }
  if (live & (i == 0u)) {
    info[p.offInfo + own.q] = select(i32(isWild), -1, own.outside);
    rank[p.offNonfinite + own.q] = i32(order);
  }
}
`;

export const gemm_batched: string = `// gemm_batched: C := alpha op(A) op(B) + beta C for a batch of matrices at offsets that lie on the device, G of them per workgroup.
// Storage   column-major, matrix z: A[offA + placesA[fromA + z] + i + l*lda]  (i < m, l < k; TRANS_A swaps i and l); B and C alike
// Mapping   as gemm_strided_batched
// Tunables  BM BN block (4..104)  BK depth of a slab  TM TN results per thread  G products per workgroup   THREADS = G*(BM/TM)*(BN/TN)
//           BM BN BK TM multiples of 4; workgroup bytes = 4*G*(BK*(BM+4*TRANS_A) + BN*(BK+4) + (1-WIDE)*BM*BN/TN)
//           WIDE 1, E, W, N: loads and stores of four   A_IN_C, B_IN_C 1: the operand lies in C's buffer, which WebGPU lets us bind only once
// Needs     WIDE: offsets, leading dimensions and the contiguous extents multiples of 4. Without a product (k = 0) A and B only bound.
//           beta = 0 never reads C. Barriers are uniform because k is.
//           A product whose matrices are not inside the first lastA + 1 places behind offA, and so on, is left out.
// Source    as gemm_strided_batched
struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  m: u32,
  n: u32,
  k: u32,
  offA: u32,
  lda: u32,
  fromA: u32,
  lastA: i32,
  offB: u32,
  ldb: u32,
  fromB: u32,
  lastB: i32,
  offC: u32,
  ldc: u32,
  fromC: u32,
  lastC: i32,
  batch: u32,
  alpha: f32,
  beta: f32,
}
@group(0) @binding(0) var<storage, read> A: array<E>;
@group(0) @binding(1) var<storage, read> B: array<E>;
@group(0) @binding(2) var<storage, read_write> C: array<E>;
@group(0) @binding(3) var<storage, read> placesA: array<i32>;
@group(0) @binding(4) var<storage, read> placesB: array<i32>;
@group(0) @binding(5) var<storage, read> placesC: array<i32>;
@group(0) @binding(6) var<uniform> p: Params;

// @use lib/gemm_units

// Where the matrices of the G products begin, and the rows of C, 0 where the product is left out.
var<workgroup> places: array<vec4u, G>;

fn unit(place: vec3u, g: u32) -> Unit {
  let at = places[g];
  return Unit(at.w, p.n, p.k, at.x, p.lda, at.y, p.ldb, at.z, p.ldc, place.x * BM, place.y * BN);
}

@compute @workgroup_size(THREADS)
fn gemm_batched(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let place = group + vec3u(p.baseX, p.baseY, p.baseZ);
  let depth = p.k;
  for (var g = t; g < G; g += THREADS) {
    let z = min(place.z * G + g, p.batch - 1u);
    // Without a product the offsets of A and B do not count.
    let a = select(placesA[p.fromA + z], 0, p.k == 0u);
    let b = select(placesB[p.fromB + z], 0, p.k == 0u);
    let c = placesC[p.fromC + z];
    let inside = (a >= 0) & (a <= p.lastA) & (b >= 0) & (b <= p.lastB) & (c >= 0) & (c <= p.lastC);
    let rows = select(0u, p.m, inside & (place.z * G + g < p.batch));
    places[g] = vec4u(p.offA + u32(a), p.offB + u32(b), p.offC + u32(c), rows);
  }
  workgroupBarrier();
  let turns = 1u;
  let count = 1u;
  let hopA = 0u;
  let hopB = 0u;
  let hopC = 0u;
// @use lib/gemm_units_run
}
`;

export const gemm_direct: string = `// gemm_direct: C := alpha op(A) op(B) + beta C for any alignment and any edge: one element per load and store.
// Storage   column-major, matrix z: A[offA + z*strideA + i + l*lda]  (i < m, l < k; TRANS_A swaps i and l); B (l, j) and C (i, j) alike
// Mapping   workgroup (x, y, z) -> rows x*BM.., columns y*BN.., matrix z; thread (tx, ty) -> TM x TN results, as in gemm_tiled
// Tunables  BM BN tile (8..256)  BK depth of a slab (8..32)  TM TN per thread (4..16, multiples of 4)  KU steps of depth unrolled (divides BK)   THREADS = (BM/TM)*(BN/TN)
//           BM*BK and BN*BK must be multiples of THREADS; workgroup bytes = (BM+BN+8*PAD)*BK*4
//           PAD vectors behind each depth of a slab, which keep stores across depths off one bank (0, 1)   R, of which C is: T or f32
//           EPILOGUE 1: gemm_epilogue   A_IN_C, B_IN_C 1: the operand lies in C's buffer, which WebGPU lets us bind only once
// Slices    end > 0: matrix z is the depths z*k..min((z+1)*k, end) of one product, whose sums C collects slice by slice
// Needs     nothing. beta = 0 never reads C. Barriers are uniform because k is the same for all of a workgroup.
// Source    two-level tiling with the next slab prefetched in registers; cf. CLBlast doc/details_gemm.md
alias T = f32;
alias R = f32;
const BM: u32 = 32u;
const BN: u32 = 32u;
const BK: u32 = 16u;
const TM: u32 = 4u;
const TN: u32 = 4u;
const KU: u32 = 1u;
const PAD: u32 = 1u;
const TRANS_A: u32 = 0u;
const TRANS_B: u32 = 0u;
const A_IN_C: u32 = 0u;
const B_IN_C: u32 = 0u;
const NX: u32 = BM / TM;
const NY: u32 = BN / TN;
const THREADS: u32 = NX * NY;
const PITCH_A: u32 = BM / 4u + PAD;
const PITCH_B: u32 = BN / 4u + PAD;
const LOADS_A: u32 = BM * BK / THREADS;
const LOADS_B: u32 = BN * BK / THREADS;

// @use lib/gemm_params
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> B: array<T>;
@group(0) @binding(2) var<storage, read_write> C: array<R>;
@group(0) @binding(3) var<uniform> p: Params;

// @when EPILOGUE
alias Element = R;
// @end
// @use lib/gemm_epilogue_one

// @use lib/gemm_slabs_direct

@compute @workgroup_size(THREADS)
fn gemm_direct(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.z + p.baseZ;
  let row0 = (group.x + p.baseX) * BM;
  let col0 = (group.y + p.baseY) * BN;
// @use lib/gemm_slabs_direct_run
  // @unroll
  for (var c = 0u; c < TN; c++) {
    let j = col0 + 4u * (ty + (c / 4u) * NY) + c % 4u;
    // @unroll
    for (var r = 0u; r < TM / 4u; r++) {
      // @unroll
      for (var q = 0u; q < 4u; q++) {
        let i = row0 + 4u * (tx + r * NX) + q;
        if ((i < p.m) & (j < p.n)) {
          let at = baseC + i + j * p.ldc;
          var value = p.alpha * acc[c * (TM / 4u) + r][q];
          if ((bitcast<u32>(p.beta) << 1u) != 0u) { // by bits: a comparison may take NaN for zero
            value = fma(p.beta, f32(C[at]), value); // not left to the compiler: reproducible sums
          }
          // @when EPILOGUE
          value = epilogue(value, i, j);
          // @end
          C[at] = R(value);
        }
      }
    }
  }
}
`;

export const gemm_exponent: string = `// gemm_exponent: for each row of op(X) the largest exponent field of its elements: E(i) := max(E(i), ...). 255 means that there is an infinity or
// NaN, 0 that all are zero or subnormal. E is zero to begin with.
// Storage   matrix z: op(X)(i, l) = X[offX + z*strideX + i*rsX + l*csX], i < rows, l < depth; E[i + z*rows]
// Mapping   workgroup (x, y, z) -> 64 rows, slice y of \`slice\` depths, matrix z
//           thread -> every 16th four of neighbouring rows or, with ACROSS, every 16th row and every 16th four of neighbouring depths
// Tunables  ACROSS 1: csX = 1, else rsX = 1   WIDE 1: X in vectors of four (V, W vec4u)
// Needs     WIDE: offX, strideX, the leading dimension and the contiguous extent multiples of 4. A maximum does not depend on the order in
//           which atomics come; comparing numbers might not see NaN
// Source    the scaling of split products, gemm_pack
alias V = u32;
alias W = u32;
alias F = u32;
const WIDE: u32 = 0u;
const ACROSS: u32 = 0u;
const AHEAD: u32 = 4u;

struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  rows: u32,
  depth: u32,
  slice: u32,
  offX: u32,
  rsX: u32,
  csX: u32,
  strideX: u32,
}
@group(0) @binding(0) var<storage, read> X: array<V>;
@group(0) @binding(1) var<storage, read_write> E: array<atomic<u32>>;
@group(0) @binding(2) var<uniform> p: Params;

// @use lib/gemm_four

var<workgroup> most: array<atomic<u32>, 64>;

@compute @workgroup_size(256)
fn gemm_exponent(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row0 = (group.x + p.baseX) * 64u;
  let z = group.z + p.baseZ;
  let base = p.offX + z * p.strideX;
  let first = (group.y + p.baseY) * p.slice;
  let last = min(first + p.slice, p.depth);
  let lane = t % 16u;
  let g = t / 16u;
  if (t < 64u) {
    atomicStore(&most[t], 0u);
  }
  workgroupBarrier();
  var field: vec4u;
  if (ACROSS == 0u) {
    for (var l = first + g; l < last; l += 16u * AHEAD) {
      // Depths beyond the slice repeat its last one.
      // @unroll
      for (var u = 0u; u < AHEAD; u++) {
        field = max(field, (fourOf(row0 + 4u * lane, min(l + 16u * u, last - 1u), base) >> vec4u(23u)) & vec4u(255u));
      }
    }
  } else {
    for (var l = first + 4u * lane; l < last; l += 64u) {
      // @unroll
      for (var q = 0u; q < 4u; q++) {
        let four = (fourOf(row0 + g + 16u * q, l, base) >> vec4u(23u)) & vec4u(255u);
        field[q] = max(field[q], max(max(four.x, four.y), max(four.z, four.w)));
      }
    }
  }
  // @unroll
  for (var q = 0u; q < 4u; q++) {
    atomicMax(&most[select(4u * lane + q, g + 16u * q, ACROSS == 1u)], field[q]);
  }
  workgroupBarrier();
  if ((t < 64u) & (row0 + t < p.rows)) {
    atomicMax(&E[row0 + t + z * p.rows], atomicLoad(&most[t]));
  }
}
`;

export const gemm_i8_pack: string = `// gemm_i8_pack: op(X), signed bytes, as the products of bytes read it: the depths of a row next to each other, four in a word, with zeros
// up to whole slabs.
// Storage   op(X)(i, l): byte offX + i*ldx + l of X with ACROSS 1, byte offX + i + l*ldx with 0; i < rows, l < depth
//           P[i*ldp + l/4], the byte of the lowest l lowest; l < 4*ldp
// Mapping   workgroup (x, y) -> 64 rows x 64 depths; thread -> four words, with ACROSS 0 by way of a transposition in workgroup memory
// Tunables  ACROSS   workgroup bytes = 64*17*4
// Needs     ldp a multiple of 16. Any offset and leading dimension: a word is put together from the two that hold its bytes; words are read up
//           to the end of the buffer, which is one of whole words
// Source    the transposition in workgroup memory of every packing kernel
const ACROSS: u32 = 0u;
const TILE: u32 = 64u;
const WORDS: u32 = TILE / 4u;
const PITCH: u32 = WORDS + 1u;

struct Params {
  baseX: u32,
  baseY: u32,
  rows: u32,
  depth: u32,
  offX: u32,
  ldx: u32,
  ldp: u32,
}
@group(0) @binding(0) var<storage, read> X: array<u32>;
@group(0) @binding(1) var<storage, read_write> P: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> tile: array<u32, TILE * PITCH>;

// The four bytes from byte \`place\` on.
fn bytes(place: u32) -> u32 {
  let last = arrayLength(&X) - 1u;
  let shift = 8u * (place % 4u);
  let low = X[min(place / 4u, last)];
  let high = X[min(place / 4u + 1u, last)];
  return select((low >> shift) | (high << ((32u - shift) % 32u)), low, shift == 0u);
}

// Byte q of four words, as one.
fn gathered(words: vec4u, q: u32) -> u32 {
  let b = (words >> vec4u(8u * q)) & vec4u(255u);
  return b.x | (b.y << 8u) | (b.z << 16u) | (b.w << 24u);
}

@compute @workgroup_size(256)
fn gemm_i8_pack(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row0 = (group.x + p.baseX) * TILE;
  let depth0 = (group.y + p.baseY) * TILE;
  if (ACROSS == 0u) {
    let i = 4u * (t % WORDS);
    let w = t / WORDS;
    var words: vec4u;
    // @unroll
    for (var q = 0u; q < 4u; q++) {
      let l = depth0 + 4u * w + q;
      words[q] = select(0u, bytes(p.offX + row0 + i + l * p.ldx), l < p.depth);
    }
    // @unroll
    for (var q = 0u; q < 4u; q++) {
      tile[(i + q) * PITCH + w] = gathered(words, q);
    }
    workgroupBarrier();
  }
  let w = t % WORDS;
  // @unroll
  for (var s = 0u; s < 4u; s++) {
    let i = t / WORDS + 16u * s;
    let l = depth0 + 4u * w;
    var word: u32;
    if (ACROSS == 0u) {
      word = tile[i * PITCH + w];
    } else {
      let kept = min(p.depth - min(p.depth, l), 4u);
      word = bytes(p.offX + (row0 + i) * p.ldx + l) & select((1u << (8u * kept % 32u)) - 1u, 0xffffffffu, kept == 4u);
    }
    if (row0 + i < p.rows) {
      P[(row0 + i) * p.ldp + depth0 / 4u + w] = word;
    }
  }
}
`;

export const gemm_i8_plain: string = `// gemm_i8_plain: gemm_i8_tiled for implementations of WGSL that have no dot product of bytes: C := alpha op(A) op(B) + beta C modulo 2^32.
// Storage   as gemm_i8_tiled
// Mapping   as gemm_i8_tiled
// Tunables  as gemm_i8_tiled
// Needs     as gemm_i8_tiled, but no language feature
// Source    bytes are widened by shifts, which keep the sign, and multiplied as 32-bit integers
// @use lib/gemm_i8

fn dot16(a: vec4u, b: vec4u) -> i32 {
  let u = bitcast<vec4i>(a);
  let v = bitcast<vec4i>(b);
  var sum: vec4i;
  // @unroll
  for (var q = 0u; q < 4u; q++) {
    sum += ((u << vec4u(24u - 8u * q)) >> vec4u(24u)) * ((v << vec4u(24u - 8u * q)) >> vec4u(24u));
  }
  return sum.x + sum.y + sum.z + sum.w;
}

@compute @workgroup_size(THREADS)
fn gemm_i8_plain(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
// @use lib/gemm_i8_run
}
`;

export const gemm_i8_tensor: string = `// gemm_i8_tensor: C := alpha op(A) op(B) + beta C modulo 2^32 on matrix units (subgroup matrices), signed bytes into 32-bit integers.
// Storage   as gemm_i8_tiled: op(A)(i, l) is a byte of A[offA + i*lda + l/16], op(B)(l, j) of B[offB + j*ldb + l/16]; C(i, j) = C[offC + i + j*ldc]
// Mapping   workgroup x -> BM x BN tile; SWIZZLE rows of tiles are walked column by column, for the cache's sake
//           subgroup -> WM x WN of the tile, as TI x TJ matrices of MM x MN in registers
// Tunables  BM BN tile (64..256)  BK depth of a slab (32..128), a multiple of MK  WM WN tile of a subgroup (32, 64)  MM MN MK what the matrix units
//           multiply  SG subgroup size  PAD vectors between rows of a slab, against bank conflicts  ROUND matrices stored at a time, divides TI*TJ
//           THREADS = SG*(BM/WM)*(BN/WN); BM*BK and BN*BK multiples of 16*THREADS; workgroup bytes = 16*SIZE
// Needs     depths filled up with zeros to whole slabs (gemm_i8_pack); without slabs A and B of one slab, lda = ldb = 0. m, n > 0. Subgroups of SG.
//           beta = 0 never reads C
// Source    gemm_tensor. Factors lie along the depth here: matrices of bytes are loaded from there in 16 bytes per row
enable subgroups;
enable chromium_experimental_subgroup_matrix;
// Every matrix operation stands in control flow that depends on uniforms only; the analysis cannot see through the unrolled text.
diagnostic(off, chromium.subgroup_matrix_uniformity);
const BM: u32 = 128u;
const BN: u32 = 128u;
const BK: u32 = 64u;
const WM: u32 = 64u;
const WN: u32 = 64u;
const MM: u32 = 16u;
const MN: u32 = 16u;
const MK: u32 = 32u;
const SG: u32 = 32u;
const PAD: u32 = 1u;
const ROUND: u32 = 4u;
const SWIZZLE: u32 = 16u;
const SIZE: u32 = 1280u; // the larger of both slabs and the sums on their way out
const NWM: u32 = BM / WM;
const NWN: u32 = BN / WN;
const THREADS: u32 = NWM * NWN * SG;
const TI: u32 = WM / MM;
const TJ: u32 = WN / MN;
const VECTORS: u32 = BK / 16u;
const PITCH: u32 = VECTORS + PAD;
const SIZE_A: u32 = BM * PITCH;
const LOADS_A: u32 = BM * VECTORS / THREADS;
const LOADS_B: u32 = BN * VECTORS / THREADS;
const STEP: u32 = THREADS / VECTORS;
const SUMS: u32 = MM * MN;

alias Left = subgroup_matrix_left<i8, MK, MM>;
alias Right = subgroup_matrix_right<i8, MN, MK>;
alias Sum = subgroup_matrix_result<i32, MN, MM>;

struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  slabs: u32,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
  offC: u32,
  ldc: u32,
  alpha: i32,
  beta: i32,
}
@group(0) @binding(0) var<storage, read> A: array<vec4u>;
@group(0) @binding(1) var<storage, read> B: array<vec4u>;
@group(0) @binding(2) var<storage, read_write> C: array<i32>;
@group(0) @binding(3) var<uniform> p: Params;

// A slab of A and one of B; behind the last slab, sums on their way from matrices to registers.
var<workgroup> S: array<vec4u, SIZE>;

@compute @workgroup_size(THREADS)
fn gemm_i8_tensor(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  @builtin(subgroup_id) sg: u32,
  @builtin(subgroup_invocation_id) lane: u32,
) {
  let tilesM = (p.m + BM - 1u) / BM;
  let tilesN = (p.n + BN - 1u) / BN;
  let tile = group.x + p.baseX;
  let band = tile / (SWIZZLE * tilesN) * SWIZZLE;
  let bandRows = min(SWIZZLE, tilesM - band);
  let inBand = tile % (SWIZZLE * tilesN);
  let row0 = (band + inBand % bandRows) * BM;
  let col0 = inBand / bandRows * BN;
  let wm = (sg % NWM) * WM;
  let wn = (sg / NWM) * WN;
  let row = t / VECTORS;
  let v = t % VECTORS;
  // @registers
  var acc: array<Sum, TI * TJ>;
  // @registers
  var atA: array<u32, LOADS_A>;
  // @registers
  var atB: array<u32, LOADS_B>;
  // @registers
  var nextA: array<vec4u, LOADS_A>;
  // @registers
  var nextB: array<vec4u, LOADS_B>;
  // Rows and columns beyond the matrix repeat its last one: what comes of them is not stored.
  // @unroll
  for (var s = 0u; s < LOADS_A; s++) {
    atA[s] = p.offA + min(row0 + row + s * STEP, p.m - 1u) * p.lda + v;
    nextA[s] = A[atA[s]];
  }
  // @unroll
  for (var s = 0u; s < LOADS_B; s++) {
    atB[s] = p.offB + min(col0 + row + s * STEP, p.n - 1u) * p.ldb + v;
    nextB[s] = B[atB[s]];
  }
  for (var slab = 0u; slab < p.slabs; slab++) {
    // @unroll
    for (var s = 0u; s < LOADS_A; s++) {
      S[(row + s * STEP) * PITCH + v] = nextA[s];
    }
    // @unroll
    for (var s = 0u; s < LOADS_B; s++) {
      S[SIZE_A + (row + s * STEP) * PITCH + v] = nextB[s];
    }
    workgroupBarrier();
    if (slab + 1u < p.slabs) {
      let ahead = (slab + 1u) * VECTORS;
      // @unroll
      for (var s = 0u; s < LOADS_A; s++) {
        nextA[s] = A[atA[s] + ahead];
      }
      // @unroll
      for (var s = 0u; s < LOADS_B; s++) {
        nextB[s] = B[atB[s] + ahead];
      }
    }
    // @unroll
    for (var l = 0u; l < BK; l += MK) {
      // @registers
      var a: array<Left, TI>;
      // @unroll
      for (var i = 0u; i < TI; i++) {
        a[i] = subgroupMatrixLoad<Left, row_major>(&S, (wm + i * MM) * PITCH + l / 16u, PITCH);
      }
      // @unroll
      for (var j = 0u; j < TJ; j++) {
        let b = subgroupMatrixLoad<Right, col_major>(&S, SIZE_A + (wn + j * MN) * PITCH + l / 16u, PITCH);
        // @unroll
        for (var i = 0u; i < TI; i++) {
          acc[j * TI + i] = subgroupMatrixMultiplyAccumulate(a[i], b, acc[j * TI + i]);
        }
      }
    }
    workgroupBarrier();
  }
  // @unroll
  for (var first = 0u; first < TI * TJ; first += ROUND) {
    // @unroll
    for (var r = 0u; r < ROUND; r++) {
      subgroupMatrixStore<col_major>(&S, (sg * ROUND + r) * (SUMS / 4u), acc[first + r], MM / 4u);
    }
    workgroupBarrier();
    // @unroll
    for (var r = 0u; r < ROUND; r++) {
      // One sum per lane: the lanes of a subgroup write neighbouring rows, wherever C lies.
      // @unroll
      for (var h = 0u; h < SUMS / SG; h++) {
        let e = h * SG + lane;
        let sum = bitcast<vec4i>(S[(sg * ROUND + r) * (SUMS / 4u) + e / 4u])[e % 4u];
        let i = row0 + wm + (first + r) % TI * MM + e % MM;
        let j = col0 + wn + (first + r) / TI * MN + e / MM;
        if ((i < p.m) & (j < p.n)) {
          let at = p.offC + i + j * p.ldc;
          var value = p.alpha * sum;
          if (p.beta != 0) {
            value += p.beta * C[at];
          }
          C[at] = value;
        }
      }
    }
    workgroupBarrier();
  }
}
`;

export const gemm_i8_tiled: string = `// gemm_i8_tiled: C := alpha op(A) op(B) + beta C modulo 2^32, signed bytes into 32-bit integers, one BM x BN tile of C per workgroup.
// Storage   op(A)(i, l) is a byte of A[offA + i*lda + l/16], op(B)(l, j) of B[offB + j*ldb + l/16], l < BK*slabs, the lowest l lowest;
//           C(i, j) = C[offC + i + j*ldc]
// Mapping   workgroup (x, y) -> rows x*BM.., columns y*BN..; thread (tx, ty) -> rows tx + r*NX, columns ty + c*NY
// Tunables  BM BN tile (32..128)  BK depth of a slab, a multiple of 16  TM TN results per thread   THREADS = (BM/TM)*(BN/TN)
//           BM*BK and BN*BK multiples of 16*THREADS; workgroup bytes = (BM+BN)*(BK+16)
// Needs     depths filled up with zeros to whole slabs (gemm_i8_pack); without slabs A and B of one slab, lda = ldb = 0. m, n > 0. The language
//           feature packed_4x8_integer_dot_product. beta = 0 never reads C. Barriers are uniform because slabs is. Integers wrap
// Source    the slabs as in gemm_tiled; DP4A
// @use lib/gemm_i8

fn dot16(a: vec4u, b: vec4u) -> i32 {
  return dot4I8Packed(a.x, b.x) + dot4I8Packed(a.y, b.y) + dot4I8Packed(a.z, b.z) + dot4I8Packed(a.w, b.w);
}

@compute @workgroup_size(THREADS)
fn gemm_i8_tiled(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
// @use lib/gemm_i8_run
}
`;

export const gemm_pack: string = `// gemm_pack: op(X) as gemm_tensor reads it: halves, rows next to each other, padded with zeros to whole tiles; PLANES = 2: as the sum of two
// halves. SCALED = 1: each row times a power of two that brings its largest element into [2^14, 2^15).
// Storage   matrix z: op(X)(i, l) = X[offX + z*strideX + i*rsX + l*csX], i < rows, l < depth; E[i + z*rows] its rows' exponent fields
//           P[z*strideP + q*planeP + i/4 + l*ldp] for plane q, in fours of halves
// Mapping   workgroup (x, y, z) -> 64 rows x 32 depths of matrix z; thread -> two fours of rows; with ACROSS loaded as fours of depths and
//           exchanged through workgroup memory
// Tunables  ACROSS 1: csX = 1, else rsX = 1   WIDE 1: X in vectors of four   V what X is stored in, W what is computed in
//           workgroup bytes = 64*33*4
// Needs     WIDE: offX, strideX, the leading dimension and the contiguous extent multiples of 4. Rows whose largest element is below 2^-112
//           keep fewer digits
// Source    Ootomo and Yokota, IJHPCA 36 (2022); scaling by rows makes the halves' subnormal range harmless. The first half is rounded on the
//           bits: compilers take unpacking of what was packed for the number itself
alias V = f32;
alias W = f32;
alias F = f32;
const WIDE: u32 = 0u;
const ACROSS: u32 = 0u;
const PLANES: u32 = 1u;
const SCALED: u32 = 0u;
const ROWS: u32 = 64u;
const DEPTHS: u32 = 32u;
const PITCH: u32 = DEPTHS + 1u;

struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  rows: u32,
  depth: u32,
  offX: u32,
  rsX: u32,
  csX: u32,
  strideX: u32,
  ldp: u32,
  planeP: u32,
  strideP: u32,
}
@group(0) @binding(0) var<storage, read> X: array<V>;
@group(0) @binding(1) var<storage, read> E: array<u32>;
@group(0) @binding(2) var<storage, read_write> P: array<vec2u>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/gemm_four
// @use lib/gemm_shift

var<workgroup> tile: array<f32, ROWS * PITCH>;

// Two halves as gemm_tensor wants them.
fn halves(value: vec4f) -> vec2u {
  return vec2u(pack2x16float(value.xy), pack2x16float(value.zw));
}

@compute @workgroup_size(256)
fn gemm_pack(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row0 = (group.x + p.baseX) * ROWS;
  let depth0 = (group.y + p.baseY) * DEPTHS;
  let z = group.z + p.baseZ;
  let base = p.offX + z * p.strideX;
  let four = 4u * (t % 16u);
  let depth = t / 16u;
  if (ACROSS == 1u) {
    // @unroll
    for (var s = 0u; s < 2u; s++) {
      let i = t / 8u + 32u * s;
      let l = 4u * (t % 8u);
      let value = fourOf(row0 + i, depth0 + l, base);
      // @unroll
      for (var q = 0u; q < 4u; q++) {
        tile[i * PITCH + l + q] = value[q];
      }
    }
    workgroupBarrier();
  }
  var factor = vec4f(1.0);
  if (SCALED == 1u) {
    // @unroll
    for (var q = 0u; q < 4u; q++) {
      let exponent = E[min(row0 + four + q, p.rows - 1u) + z * p.rows];
      factor[q] = bitcast<f32>(u32(shiftOf(exponent) + 127) << 23u);
    }
  }
  // @unroll
  for (var s = 0u; s < 2u; s++) {
    let l = depth + 16u * s;
    var value: vec4f;
    if (ACROSS == 1u) {
      value = vec4f(tile[four * PITCH + l], tile[(four + 1u) * PITCH + l], tile[(four + 2u) * PITCH + l], tile[(four + 3u) * PITCH + l]);
    } else {
      value = fourOf(row0 + four, depth0 + l, base);
    }
    value *= factor;
    let at = z * p.strideP + (row0 + four) / 4u + (depth0 + l) * p.ldp;
    if (PLANES == 1u) {
      P[at] = halves(value);
    } else {
      let first = bitcast<vec4f>((bitcast<vec4u>(value) + vec4u(0x1000u)) & vec4u(0xffffe000u));
      P[at] = halves(first);
      P[at + p.planeP] = halves(value - first);
    }
  }
}
`;

export const gemm_pad: string = `// gemm_pad: P := X with zeros below and beside it, so that it is of whole tiles.
// Storage   X[offX + i + j*ldx] (i < m, j < n) -> P[i + j*ldp], zero for m <= i < ldp and for n <= j < columns
// Mapping   workgroup (x, y) -> THREADS rows of COLS columns; thread -> one row of them
// Tunables  THREADS (32..256)  COLS columns per workgroup (1..8)   T f32 or f16
// Needs     P in another buffer. The loads below X are made anyway, at its last row, so that they overlap.
// Source    the copies of packed GEMM: O(n^2) traffic for vector loads in the O(n^3) part
alias T = f32;
const THREADS: u32 = 128u;
const COLS: u32 = 4u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  offX: u32,
  ldx: u32,
  ldp: u32,
  columns: u32,
}
@group(0) @binding(0) var<storage, read> X: array<T>;
@group(0) @binding(1) var<storage, read_write> P: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn gemm_pad(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    let value = X[p.offX + min(i, p.m - 1u) + min(j, p.n - 1u) * p.ldx];
    if ((i < p.ldp) & (j < p.columns)) {
      P[i + j * p.ldp] = select(T(), value, (i < p.m) & (j < p.n));
    }
  }
}
`;

export const gemm_strided_batched: string = `// gemm_strided_batched: C := alpha op(A) op(B) + beta C for a batch of small matrices at equal distances, G of them per workgroup at a time.
// Storage   column-major, matrix z: A[offA + z*strideA + i + l*lda]  (i < m, l < k; TRANS_A swaps i and l); B (l, j) and C (i, j) alike
// Mapping   workgroup (x, y, z) -> rows x*BM.., columns y*BN.. of the G*turns matrices from z*G*turns on, G at a time
//           thread (tx, ty) of matrix g -> rows 4*(tx + r*NX)+0..3, columns ty + c*NY
// Tunables  BM BN block (4..104)  BK depth of a slab  TM TN results per thread  G products per workgroup   THREADS = G*(BM/TM)*(BN/TN)
//           BM BN BK TM multiples of 4; workgroup bytes = 4*G*(BK*(BM+4*TRANS_A) + BN*(BK+4) + (1-WIDE)*BM*BN/TN)
//           WIDE 1, E, W, N: loads and stores of four   A_IN_C, B_IN_C 1: the operand lies in C's buffer, which WebGPU lets us bind only once
// Needs     WIDE: offsets, leading dimensions, strides and the contiguous extents multiples of 4. Without a product (k = 0) A and B only bound.
//           beta = 0 never reads C. Barriers are uniform because k is.
// Source    small matrices side by side in one workgroup, cf. MAGMA's batched gemm; the slabs as in gemm_tiled
struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  m: u32,
  n: u32,
  k: u32,
  offA: u32,
  lda: u32,
  strideA: u32,
  offB: u32,
  ldb: u32,
  strideB: u32,
  offC: u32,
  ldc: u32,
  strideC: u32,
  batch: u32,
  turns: u32,
  alpha: f32,
  beta: f32,
}
@group(0) @binding(0) var<storage, read> A: array<E>;
@group(0) @binding(1) var<storage, read> B: array<E>;
@group(0) @binding(2) var<storage, read_write> C: array<E>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/gemm_units

fn unit(place: vec3u, g: u32) -> Unit {
  let z = place.z * G * p.turns + g;
  let m = select(0u, p.m, z < p.batch);
  let offA = p.offA + z * p.strideA;
  let offB = p.offB + z * p.strideB;
  let offC = p.offC + z * p.strideC;
  return Unit(m, p.n, p.k, offA, p.lda, offB, p.ldb, offC, p.ldc, place.x * BM, place.y * BN);
}

@compute @workgroup_size(THREADS)
fn gemm_strided_batched(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let place = group + vec3u(p.baseX, p.baseY, p.baseZ);
  let depth = p.k;
  let turns = p.turns;
  let first = place.z * G * turns + t / EACH;
  let count = (max(p.batch, first) - first + G - 1u) / G;
  let hopA = G * p.strideA;
  let hopB = G * p.strideB;
  let hopC = G * p.strideC;
// @use lib/gemm_units_run
}
`;

export const gemm_sum: string = `// gemm_sum: C := alpha (sum of the slices of W) + beta C, behind a product that was computed into workspace, in slices of its depth or whole.
// Storage   slice s has W[s*strideW + i + j*ldw], C[offC + i + j*ldc]  (i < m, j < n)
// Mapping   workgroup (x) -> \`cells\` elements of C in column-major order (a power of two up to THREADS); thread -> one element, every
//           THREADS/cells-th slice; then a tree
// Tunables  THREADS (a power of two)  DEPTH slices in flight per thread   R, of which C is: f32 or f16   EPILOGUE 1: gemm_epilogue   workgroup bytes = THREADS*4
// Needs     m n below 2^32. beta = 0 never reads C. Loads are made whatever the slice, at one that exists, so that they overlap.
// Source    as gemv_sum: a sum in a fixed order, so that the same call gives the same bits
alias R = f32;
const THREADS: u32 = 256u;
const DEPTH: u32 = 4u;

struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  slices: u32,
  cells: u32,
  ldw: u32,
  strideW: u32,
  offC: u32,
  ldc: u32,
  alpha: f32,
  beta: f32,
// @use lib/gemm_epilogue_fields
}
@group(0) @binding(0) var<storage, read> W: array<f32>;
@group(0) @binding(1) var<storage, read_write> C: array<R>;
@group(0) @binding(2) var<uniform> p: Params;

// @when EPILOGUE
alias Element = R;
// @end
// @use lib/gemm_epilogue_one

var<workgroup> sums: array<f32, THREADS>;

@compute @workgroup_size(THREADS)
fn gemm_sum(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let cell = (group.x + p.baseX) * p.cells + t % p.cells;
  let here = min(cell, p.m * p.n - 1u);
  let i = here % p.m;
  let j = here / p.m;
  let step = THREADS / p.cells;
  var sum = 0.0;
  // @registers
  var w: array<f32, DEPTH>;
  for (var s = t / p.cells; s < p.slices; s += step * DEPTH) {
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      w[u] = W[min(s + u * step, p.slices - 1u) * p.strideW + i + j * p.ldw];
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      sum += select(0.0, w[u], s + u * step < p.slices);
    }
  }
  sums[t] = sum;
  for (var half = THREADS / 2u; half >= p.cells; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      sums[t] += sums[t + half];
    }
  }
  if ((t < p.cells) & (cell < p.m * p.n)) {
    let at = p.offC + i + j * p.ldc;
    var value = p.alpha * sums[t];
    if ((bitcast<u32>(p.beta) << 1u) != 0u) { // by bits: a comparison may take NaN for zero
      value = fma(p.beta, f32(C[at]), value);
    }
    // @when EPILOGUE
    value = epilogue(value, i, j);
    // @end
    C[at] = R(value);
  }
}
`;

export const gemm_tensor: string = `// gemm_tensor: C := alpha A B + beta C on matrix units (subgroup matrices), f16 factors, f32 sums or, with R = f16, halves; or, with PLANES = 2, the product of
// factors that are sums of two halves each, hi + lo: hi*hi + lo*hi + hi*lo, as accurate as f32.
// Storage   A as op(A)^T: eight rows i are one unit, A[offA + z*strideA + q*planeA + i/8 + l*lda]; B alike with columns j; all in units
//           C(i, j) = C[(offC + z*strideC + i + j*ldc) / 4]
//           SCALED 1: row i of A was scaled for its exponent field rowExponent[i + z*rowStride], column j of B for
//           columnExponent[j + z*columnStride] (gemm_pack)
// Mapping   workgroup (x, z) -> BM x BN tile of matrix z; SWIZZLE rows of tiles are walked column by column, for the cache's sake
//           subgroup -> WM x WN of the tile, as TI x TJ matrices of MM x MN in registers
// Tunables  BM BN tile (64..256)  BK depth of a slab (16..64)  WM WN tile of a subgroup (32, 64)  MM MN MK what the matrix units multiply
//           SG subgroup size   PAD units between rows of a slab, against bank conflicts   ROUND matrices stored at a time, divides TI*TJ
//           REPEAT 1: behind the last slab it is loaded once more, to no use: no branch around the loads
//           R what the units sum in, PER_SUM sums to a word   FLUSH 1, R = f32: every \`flush\` slabs the sums move to f32 registers, because matrix units round toward zero (see Source)
//           THREADS = SG*(BM/WM)*(BN/WN); BM*BK and BN*BK multiples of 8*THREADS, THREADS of BM/8 and BN/8
//           workgroup bytes = 16*SIZE   EPILOGUE 1: gemm_epilogue   EDGE 1 guards tiles that stick out of C
//           PART 1: only the lower triangle of C is computed and written, 2: only the upper
// Needs     A and B padded to whole tiles and slabs; m, offC, ldc, strideC multiples of 4; subgroups of SG. beta = 0 never reads C
// Source    two planes: Ootomo and Yokota, IJHPCA 36 (2022). Two products of 64 x 64 per subgroup keep most of an H200's matrix units
//           idle waiting for workgroup memory: rows of A and of B next to each other in memory load a quarter faster than depths (2026-11)
enable f16;
enable subgroups;
enable chromium_experimental_subgroup_matrix;
// Every matrix operation stands in control flow that depends on uniforms only; the analysis cannot see through the unrolled text.
diagnostic(off, chromium.subgroup_matrix_uniformity);
alias T = f32;
alias R = f32;
const BM: u32 = 128u;
const BN: u32 = 128u;
const BK: u32 = 32u;
const WM: u32 = 64u;
const WN: u32 = 64u;
const MM: u32 = 16u;
const MN: u32 = 16u;
const MK: u32 = 16u;
const SG: u32 = 32u;
const PLANES: u32 = 1u;
const SCALED: u32 = 0u;
const FLUSH: u32 = 0u;
const PER_SUM: u32 = 1u;
const REPEAT: u32 = 0u;
const EDGE: u32 = 0u;
const PART: u32 = 0u;
const PAD: u32 = 1u;
const SWIZZLE: u32 = 8u;
const ROUND: u32 = 4u;
const SIZE: u32 = 1088u; // the larger of SLAB and SCRATCH
const NWM: u32 = BM / WM;
const NWN: u32 = BN / WN;
const THREADS: u32 = NWM * NWN * SG;
const TI: u32 = WM / MM;
const TJ: u32 = WN / MN;
const LOADS_A: u32 = BM * BK / 8u / THREADS;
const LOADS_B: u32 = BN * BK / 8u / THREADS;
const PITCH_A: u32 = BM / 8u + PAD;
const PITCH_B: u32 = BN / 8u + PAD;
const SIZE_A: u32 = PITCH_A * BK;
const SIZE_B: u32 = PITCH_B * BK;
const VECTORS: u32 = MM * MN / 4u;
const PER: u32 = VECTORS / SG;
// Vectors of S that a matrix of sums takes.
const STORED_SUMS: u32 = VECTORS / PER_SUM;
const TOTALS: u32 = 1u + (TI * TJ * PER - 1u) * FLUSH;

alias Left = subgroup_matrix_left<f16, MK, MM>;
alias Right = subgroup_matrix_right<f16, MN, MK>;
alias Sum = subgroup_matrix_result<R, MN, MM>;

struct Params {
  baseX: u32,
  baseZ: u32,
  m: u32,
  n: u32,
  slabs: u32,
  flush: u32,
  offA: u32,
  lda: u32,
  planeA: u32,
  strideA: u32,
  offB: u32,
  ldb: u32,
  planeB: u32,
  strideB: u32,
  offC: u32,
  ldc: u32,
  strideC: u32,
  rowStride: u32,
  columnStride: u32,
  alpha: f32,
  beta: f32,
// @use lib/gemm_epilogue_fields
}
@group(0) @binding(0) var<storage, read> A: array<vec4u>;
@group(0) @binding(1) var<storage, read> B: array<vec4u>;
@group(0) @binding(2) var<storage, read> rowExponent: array<u32>;
@group(0) @binding(3) var<storage, read> columnExponent: array<u32>;
@group(0) @binding(4) var<storage, read_write> C: array<vec4<T>>;
@group(0) @binding(5) var<uniform> p: Params;

// @when EPILOGUE
alias Element = T;
// @end
// @use lib/gemm_epilogue_four

// Slabs of A and B, plane by plane; between slabs, sums on their way from matrices to registers.
var<workgroup> S: array<vec4u, SIZE>;

// @use lib/gemm_shift

// Four sums, the v-th ones of the matrix in place \`matrix\` of S.
fn sumsOf(matrix: u32, v: u32) -> vec4f {
  let found = S[matrix * STORED_SUMS + v / PER_SUM];
  if (PER_SUM == 1u) {
    return bitcast<vec4f>(found);
  }
  let halves = select(found.xy, found.zw, v % 2u == 1u);
  return vec4f(unpack2x16float(halves.x), unpack2x16float(halves.y));
}

// value * 2^e, in two steps that neither overflow nor vanish unless the result does.
fn scaled(value: vec4f, e: vec4i) -> vec4f {
  let half = e / 2;
  return value * bitcast<vec4f>((half + 127) << vec4u(23u)) * bitcast<vec4f>((e - half + 127) << vec4u(23u));
}

// Whether element (i, j) of C is asked for.
fn isWanted(i: u32, j: u32) -> bool {
  return (PART == 0u) | ((PART == 1u) & (i >= j)) | ((PART == 2u) & (i <= j));
}

@compute @workgroup_size(THREADS)
fn gemm_tensor(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  @builtin(subgroup_id) sg: u32,
  @builtin(subgroup_invocation_id) lane: u32,
) {
  let tilesM = (p.m + BM - 1u) / BM;
  let tilesN = (p.n + BN - 1u) / BN;
  let z = group.z + p.baseZ;
  let tile = group.x + p.baseX;
  let band = tile / (SWIZZLE * tilesN) * SWIZZLE;
  let bandRows = min(SWIZZLE, tilesM - band);
  let inBand = tile % (SWIZZLE * tilesN);
  let row0 = (band + inBand % bandRows) * BM;
  let col0 = inBand / bandRows * BN;
  // The corner of the tile that reaches farthest into the part.
  if (!isWanted(row0 + select(0u, BM - 1u, PART == 1u), col0 + select(0u, BN - 1u, PART == 2u))) {
    return;
  }
  let wm = (sg % NWM) * WM;
  let wn = (sg / NWM) * WN;
  // @registers
  var acc: array<Sum, TI * TJ>;
  // @registers
  var nextA: array<vec4u, LOADS_A * PLANES>;
  // @registers
  var nextB: array<vec4u, LOADS_B * PLANES>;
  // @registers
  var total: array<vec4f, TOTALS>;
  let ua = t % (BM / 8u);
  let va = t / (BM / 8u);
  let ub = t % (BN / 8u);
  let vb = t / (BN / 8u);
  let stepA = THREADS / (BM / 8u);
  let stepB = THREADS / (BN / 8u);
  var atA = p.offA + z * p.strideA + row0 / 8u + ua + va * p.lda;
  var atB = p.offB + z * p.strideB + col0 / 8u + ub + vb * p.ldb;
  // @unroll
  for (var q = 0u; q < PLANES; q++) {
    // @unroll
    for (var s = 0u; s < LOADS_A; s++) {
      nextA[q * LOADS_A + s] = A[atA + q * p.planeA + s * stepA * p.lda];
    }
    // @unroll
    for (var s = 0u; s < LOADS_B; s++) {
      nextB[q * LOADS_B + s] = B[atB + q * p.planeB + s * stepB * p.ldb];
    }
  }
  var slab = 0u;
  for (; slab < p.slabs; ) {
    let stop = select(p.slabs, min(p.slabs, slab + p.flush), FLUSH == 1u);
    for (; slab < stop; slab++) {
      // @unroll
      for (var q = 0u; q < PLANES; q++) {
        // @unroll
        for (var s = 0u; s < LOADS_A; s++) {
          S[q * SIZE_A + ua + (va + s * stepA) * PITCH_A] = nextA[q * LOADS_A + s];
        }
        // @unroll
        for (var s = 0u; s < LOADS_B; s++) {
          S[PLANES * SIZE_A + q * SIZE_B + ub + (vb + s * stepB) * PITCH_B] = nextB[q * LOADS_B + s];
        }
      }
      workgroupBarrier();
      let more = slab + 1u < p.slabs;
      if ((REPEAT == 1u) | more) {
        let depths = select(BK, select(0u, BK, more), REPEAT == 1u);
        atA += depths * p.lda;
        atB += depths * p.ldb;
        // @unroll
        for (var q = 0u; q < PLANES; q++) {
          // @unroll
          for (var s = 0u; s < LOADS_A; s++) {
            nextA[q * LOADS_A + s] = A[atA + q * p.planeA + s * stepA * p.lda];
          }
          // @unroll
          for (var s = 0u; s < LOADS_B; s++) {
            nextB[q * LOADS_B + s] = B[atB + q * p.planeB + s * stepB * p.ldb];
          }
        }
      }
      // @unroll
      for (var l = 0u; l < BK; l += MK) {
        // @registers
        var a: array<Left, TI * PLANES>;
        // @unroll
        for (var q = 0u; q < PLANES; q++) {
          // @unroll
          for (var i = 0u; i < TI; i++) {
            a[q * TI + i] = subgroupMatrixLoad<Left, col_major>(&S, q * SIZE_A + (wm + i * MM) / 8u + l * PITCH_A, PITCH_A);
          }
        }
        // @unroll
        for (var j = 0u; j < TJ; j++) {
          // @registers
          var b: array<Right, PLANES>;
          // @unroll
          for (var q = 0u; q < PLANES; q++) {
            b[q] = subgroupMatrixLoad<Right, row_major>(
              &S, PLANES * SIZE_A + q * SIZE_B + (wn + j * MN) / 8u + l * PITCH_B, PITCH_B);
          }
          // The small products first: they lose least that way.
          // @unroll
          for (var q = 1u; q < PLANES; q++) {
            // @unroll
            for (var i = 0u; i < TI; i++) {
              acc[j * TI + i] = subgroupMatrixMultiplyAccumulate(a[TI + i], b[0], acc[j * TI + i]);
            }
            // @unroll
            for (var i = 0u; i < TI; i++) {
              acc[j * TI + i] = subgroupMatrixMultiplyAccumulate(a[i], b[q], acc[j * TI + i]);
            }
          }
          // @unroll
          for (var i = 0u; i < TI; i++) {
            acc[j * TI + i] = subgroupMatrixMultiplyAccumulate(a[i], b[0], acc[j * TI + i]);
          }
        }
      }
      workgroupBarrier();
    }
    if (FLUSH == 1u) {
      // @unroll
      for (var first = 0u; first < TI * TJ; first += ROUND) {
        // @unroll
        for (var r = 0u; r < ROUND; r++) {
          subgroupMatrixStore<col_major>(&S, (sg * ROUND + r) * STORED_SUMS, acc[first + r], MM / 4u / PER_SUM);
          acc[first + r] = Sum();
        }
        workgroupBarrier();
        // @unroll
        for (var r = 0u; r < ROUND; r++) {
          // @unroll
          for (var h = 0u; h < PER; h++) {
            total[((first + r) * PER + h) % TOTALS] += sumsOf(sg * ROUND + r, h * SG + lane);
          }
        }
        workgroupBarrier();
      }
    }
  }
  // @unroll
  for (var first = 0u; first < TI * TJ; first += ROUND) {
    if (FLUSH == 0u) {
      // @unroll
      for (var r = 0u; r < ROUND; r++) {
        subgroupMatrixStore<col_major>(&S, (sg * ROUND + r) * STORED_SUMS, acc[first + r], MM / 4u / PER_SUM);
      }
      workgroupBarrier();
    }
    // @unroll
    for (var r = 0u; r < ROUND; r++) {
      // @unroll
      for (var h = 0u; h < PER; h++) {
        let v = h * SG + lane;
        var value: vec4f;
        if (FLUSH == 0u) {
          value = sumsOf(sg * ROUND + r, v);
        } else {
          value = total[((first + r) * PER + h) % TOTALS];
        }
        let i = row0 + wm + (first + r) % TI * MM + v % (MM / 4u) * 4u;
        let j = col0 + wn + (first + r) / TI * MN + v / (MM / 4u);
        if ((EDGE == 0u) | ((i < p.m) & (j < p.n))) {
          if (SCALED == 1u) {
            let at = i + z * p.rowStride;
            let column = shiftOf(columnExponent[j + z * p.columnStride]);
            var shift: vec4i;
            // @unroll
            for (var q = 0u; q < 4u; q++) {
              shift[q] = shiftOf(rowExponent[at + q]) + column;
            }
            value = scaled(value, -shift);
          }
          value *= p.alpha;
          let at = (p.offC + z * p.strideC + i + j * p.ldc) / 4u;
          if ((bitcast<u32>(p.beta) << 1u) != 0u) { // by bits: a comparison may take NaN for zero
            value += p.beta * vec4f(C[at]);
          }
          // @when EPILOGUE
          value = epilogue(value, i, j);
          // @end
          if (isWanted(i, j) & isWanted(i + 3u, j)) {
            C[at] = vec4<T>(value);
          } else {
            // @unroll
            for (var q = 0u; q < 4u; q++) {
              if (isWanted(i + q, j)) {
                C[at][q] = T(value[q]);
              }
            }
          }
        }
      }
    }
    if (FLUSH == 0u) {
      workgroupBarrier();
    }
  }
}
`;

export const gemm_tensor_batched: string = `// gemm_tensor_batched: C := alpha op(A) op(B) + beta C for a batch of small matrices of halves at equal distances on matrix units (subgroup
// matrices), sums in f32, G products per workgroup.
// Storage   column-major, matrix z: element offA + z*strideA + i + l*lda of A (i < m, l < k; TRANS_A swaps i and l), in units of eight; B (l, j) and
//           C (i, j) alike, C in fours
// Mapping   workgroup (x, y, z) -> rows x*BM.., columns y*BN.. of the matrices z*G..z*G+G-1
//           subgroup -> WM x WN of the block of one matrix, as TI x TJ matrices of MM x MN in registers
// Tunables  BM BN block (16..128)  BK depth of a slab (16, 32)  WM WN block of a subgroup  G products per workgroup  MM MN MK what the matrix units
//           multiply  SG subgroup size  ROUND matrices stored at a time, divides TI*TJ  SIZE workgroup bytes / 16: the larger of SLABS and SCRATCH
//           THREADS = G*(BM/WM)*(BN/WN)*SG; G*BM*BK and G*BN*BK multiples of 8*THREADS
// Needs     m n k and offset, leading dimension, stride of A and B multiples of 8, those of C of 4; k > 0; operands in three buffers. Subgroups of
//           SG. beta = 0 never reads C. Barriers are uniform because k is
// Source    gemm_tensor, but factors are taken as they lie: packing would move as many bytes as the product
enable f16;
enable subgroups;
enable chromium_experimental_subgroup_matrix;
// Every matrix operation stands in control flow that depends on uniforms only; the analysis cannot see through the unrolled text.
diagnostic(off, chromium.subgroup_matrix_uniformity);
const BM: u32 = 32u;
const BN: u32 = 32u;
const BK: u32 = 32u;
const WM: u32 = 32u;
const WN: u32 = 32u;
const G: u32 = 4u;
const MM: u32 = 16u;
const MN: u32 = 16u;
const MK: u32 = 16u;
const SG: u32 = 32u;
const TRANS_A: u32 = 0u;
const TRANS_B: u32 = 0u;
const ROUND: u32 = 2u;
const SIZE: u32 = 1280u;
const NWM: u32 = BM / WM;
const NWN: u32 = BN / WN;
const EACH: u32 = NWM * NWN; // subgroups of a product
const THREADS: u32 = G * EACH * SG;
const TI: u32 = WM / MM;
const TJ: u32 = WN / MN;
// A slab lies as in memory: lines of contiguous units, of rows of A or with TRANS_A of depths. An odd pitch spreads them over the banks.
const UNITS_A: u32 = (BM * (1u - TRANS_A) + BK * TRANS_A) / 8u;
const UNITS_B: u32 = (BK * (1u - TRANS_B) + BN * TRANS_B) / 8u;
const PITCH_A: u32 = UNITS_A + 1u;
const PITCH_B: u32 = UNITS_B + 1u;
const VECTORS_A: u32 = BM * BK / 8u;
const VECTORS_B: u32 = BN * BK / 8u;
const SIZE_A: u32 = VECTORS_A / UNITS_A * PITCH_A;
const SIZE_B: u32 = VECTORS_B / UNITS_B * PITCH_B;
const LOADS_A: u32 = G * VECTORS_A / THREADS;
const LOADS_B: u32 = G * VECTORS_B / THREADS;
const FOURS: u32 = MM * MN / 4u;
const PER: u32 = FOURS / SG;

alias Left = subgroup_matrix_left<f16, MK, MM>;
alias Right = subgroup_matrix_right<f16, MN, MK>;
alias Sum = subgroup_matrix_result<f32, MN, MM>;

struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  m: u32,
  n: u32,
  k: u32,
  offA: u32,
  lda: u32,
  strideA: u32,
  offB: u32,
  ldb: u32,
  strideB: u32,
  offC: u32,
  ldc: u32,
  strideC: u32,
  batch: u32,
  alpha: f32,
  beta: f32,
}
@group(0) @binding(0) var<storage, read> A: array<vec4u>;
@group(0) @binding(1) var<storage, read> B: array<vec4u>;
@group(0) @binding(2) var<storage, read_write> C: array<vec4<f16>>;
@group(0) @binding(3) var<uniform> p: Params;

// The slabs of A of all products, then those of B; behind the last slab, sums on their way from matrices to registers.
var<workgroup> S: array<vec4u, SIZE>;

// Vector \`id\` of the slabs from depth k0 on; outside a matrix it is zero. The load is made anyway, at the buffer's beginning, because
// branches around loads would keep them from overlapping.
fn fetchA(id: u32, place: vec3u, k0: u32) -> vec4u {
  let z = place.z * G + id / VECTORS_A;
  let line = id % VECTORS_A / UNITS_A;
  let along = 8u * (id % UNITS_A);
  let i = place.x * BM + select(along, line, TRANS_A == 1u);
  let l = k0 + select(line, along, TRANS_A == 1u);
  let inside = (i < p.m) & (l < p.k) & (z < p.batch);
  let at = p.offA + z * p.strideA + select(i + l * p.lda, l + i * p.lda, TRANS_A == 1u);
  return select(vec4u(), A[select(0u, at / 8u, inside)], inside);
}

fn fetchB(id: u32, place: vec3u, k0: u32) -> vec4u {
  let z = place.z * G + id / VECTORS_B;
  let line = id % VECTORS_B / UNITS_B;
  let along = 8u * (id % UNITS_B);
  let j = place.y * BN + select(line, along, TRANS_B == 1u);
  let l = k0 + select(along, line, TRANS_B == 1u);
  let inside = (j < p.n) & (l < p.k) & (z < p.batch);
  let at = p.offB + z * p.strideB + select(l + j * p.ldb, j + l * p.ldb, TRANS_B == 1u);
  return select(vec4u(), B[select(0u, at / 8u, inside)], inside);
}

// The matrix of A from row i and depth l of a slab on.
fn left(slab: u32, i: u32, l: u32) -> Left {
  if (TRANS_A == 1u) {
    return subgroupMatrixLoad<Left, row_major>(&S, slab + i * PITCH_A + l / 8u, PITCH_A);
  }
  return subgroupMatrixLoad<Left, col_major>(&S, slab + l * PITCH_A + i / 8u, PITCH_A);
}

fn right(slab: u32, l: u32, j: u32) -> Right {
  if (TRANS_B == 1u) {
    return subgroupMatrixLoad<Right, row_major>(&S, slab + l * PITCH_B + j / 8u, PITCH_B);
  }
  return subgroupMatrixLoad<Right, col_major>(&S, slab + j * PITCH_B + l / 8u, PITCH_B);
}

@compute @workgroup_size(THREADS)
fn gemm_tensor_batched(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  @builtin(subgroup_id) sg: u32,
  @builtin(subgroup_invocation_id) lane: u32,
) {
  let place = group + vec3u(p.baseX, p.baseY, p.baseZ);
  let g = sg / EACH;
  let wm = sg % EACH % NWM * WM;
  let wn = sg % EACH / NWM * WN;
  let slabA = g * SIZE_A;
  let slabB = G * SIZE_A + g * SIZE_B;
  // @registers
  var acc: array<Sum, TI * TJ>;
  // @registers
  var nextA: array<vec4u, LOADS_A>;
  // @registers
  var nextB: array<vec4u, LOADS_B>;
  // @unroll
  for (var s = 0u; s < LOADS_A; s++) {
    nextA[s] = fetchA(t + s * THREADS, place, 0u);
  }
  // @unroll
  for (var s = 0u; s < LOADS_B; s++) {
    nextB[s] = fetchB(t + s * THREADS, place, 0u);
  }
  for (var k0 = 0u; k0 < p.k; k0 += BK) {
    // @unroll
    for (var s = 0u; s < LOADS_A; s++) {
      S[(t + s * THREADS) / UNITS_A * PITCH_A + (t + s * THREADS) % UNITS_A] = nextA[s];
    }
    // @unroll
    for (var s = 0u; s < LOADS_B; s++) {
      S[G * SIZE_A + (t + s * THREADS) / UNITS_B * PITCH_B + (t + s * THREADS) % UNITS_B] = nextB[s];
    }
    workgroupBarrier();
    if (k0 + BK < p.k) {
      // @unroll
      for (var s = 0u; s < LOADS_A; s++) {
        nextA[s] = fetchA(t + s * THREADS, place, k0 + BK);
      }
      // @unroll
      for (var s = 0u; s < LOADS_B; s++) {
        nextB[s] = fetchB(t + s * THREADS, place, k0 + BK);
      }
    }
    // @unroll
    for (var l = 0u; l < BK; l += MK) {
      // @registers
      var a: array<Left, TI>;
      // @unroll
      for (var i = 0u; i < TI; i++) {
        a[i] = left(slabA, wm + i * MM, l);
      }
      // @unroll
      for (var j = 0u; j < TJ; j++) {
        let b = right(slabB, l, wn + j * MN);
        // @unroll
        for (var i = 0u; i < TI; i++) {
          acc[j * TI + i] = subgroupMatrixMultiplyAccumulate(a[i], b, acc[j * TI + i]);
        }
      }
    }
    workgroupBarrier();
  }
  let z = place.z * G + g;
  // @unroll
  for (var first = 0u; first < TI * TJ; first += ROUND) {
    // @unroll
    for (var r = 0u; r < ROUND; r++) {
      subgroupMatrixStore<col_major>(&S, (sg * ROUND + r) * FOURS, acc[first + r], MM / 4u);
    }
    workgroupBarrier();
    // @unroll
    for (var r = 0u; r < ROUND; r++) {
      // @unroll
      for (var h = 0u; h < PER; h++) {
        let v = h * SG + lane;
        let i = place.x * BM + wm + (first + r) % TI * MM + v % (MM / 4u) * 4u;
        let j = place.y * BN + wn + (first + r) / TI * MN + v / (MM / 4u);
        if ((i < p.m) & (j < p.n) & (z < p.batch)) {
          let at = (p.offC + z * p.strideC + i + j * p.ldc) / 4u;
          var value = p.alpha * bitcast<vec4f>(S[(sg * ROUND + r) * FOURS + v]);
          if ((bitcast<u32>(p.beta) << 1u) != 0u) { // by bits: a comparison may take NaN for zero
            value += p.beta * vec4f(C[at]);
          }
          C[at] = vec4<f16>(value);
        }
      }
    }
    workgroupBarrier();
  }
}
`;

export const gemm_tiled: string = `// gemm_tiled: C := alpha op(A) op(B) + beta C, one BM x BN tile of C per workgroup, all memory traffic in vectors of four.
// Storage   column-major, matrix z: A[offA + z*strideA + i + l*lda]  (i < m, l < k; TRANS_A swaps i and l); B (l, j) and C (i, j) alike
// Mapping   workgroup (x, y, z) -> rows x*BM.., columns y*BN.., matrix z
//           thread (tx, ty) -> TM x TN results in registers: rows 4*(tx + r*NX)+0..3, columns 4*(ty + c*NY)+0..3, so that the lanes of a
//           subgroup read neighbouring vectors of As
// Tunables  BM BN tile (32..256)  BK depth of a slab (8..32)  TM TN per thread (4..16, multiples of 4)  KU steps of depth unrolled (divides BK)   THREADS = (BM/TM)*(BN/TN)
//           BM*BK and BN*BK must be multiples of 4*THREADS; workgroup bytes = (BM+BN+8*PAD)*BK*4
//           PAD vectors behind each depth of a slab, which keep stores across depths off one bank (0, 1)   R, of which C is: T or f32
//           EPILOGUE 1: gemm_epilogue   EDGE 1 guards tiles that stick out   A_IN_C, B_IN_C 1: the operand lies in C's buffer, which WebGPU lets us bind only once
// Slices    end > 0: matrix z is the depths z*k..min((z+1)*k, end) of one product, whose sums C collects slice by slice
// Needs     every offset, leading dimension and batch stride a multiple of 4; the contiguous extent of each operand too if EDGE = 1,
//           everything a multiple of the tile if EDGE = 0. beta = 0 never reads C. Barriers are uniform because k is the same for all of a workgroup.
// Source    two-level tiling with the next slab prefetched in registers; cf. CLBlast doc/details_gemm.md
alias T = f32;
alias R = f32;
const BM: u32 = 32u;
const BN: u32 = 32u;
const BK: u32 = 16u;
const TM: u32 = 4u;
const TN: u32 = 4u;
const KU: u32 = 1u;
const PAD: u32 = 1u;
const TRANS_A: u32 = 0u;
const TRANS_B: u32 = 0u;
const EDGE: u32 = 1u;
const A_IN_C: u32 = 0u;
const B_IN_C: u32 = 0u;
const NX: u32 = BM / TM;
const NY: u32 = BN / TN;
const THREADS: u32 = NX * NY;
const PITCH_A: u32 = BM / 4u + PAD;
const PITCH_B: u32 = BN / 4u + PAD;
const LOADS_A: u32 = BM * BK / 4u / THREADS;
const LOADS_B: u32 = BN * BK / 4u / THREADS;

// @use lib/gemm_params
@group(0) @binding(0) var<storage, read> A: array<vec4<T>>;
@group(0) @binding(1) var<storage, read> B: array<vec4<T>>;
@group(0) @binding(2) var<storage, read_write> C: array<vec4<R>>;
@group(0) @binding(3) var<uniform> p: Params;

// @when EPILOGUE
alias Element = R;
// @end
// @use lib/gemm_epilogue_four

// @use lib/gemm_slabs

@compute @workgroup_size(THREADS)
fn gemm_tiled(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.z + p.baseZ;
  let row0 = (group.x + p.baseX) * BM;
  let col0 = (group.y + p.baseY) * BN;
// @use lib/gemm_slabs_run
  // @unroll
  for (var c = 0u; c < TN; c++) {
    let j = col0 + 4u * (ty + (c / 4u) * NY) + c % 4u;
    // @unroll
    for (var r = 0u; r < TM / 4u; r++) {
      let i = row0 + 4u * (tx + r * NX);
      if ((EDGE == 0u) | ((i < p.m) & (j < p.n))) {
        let at = (baseC + i + j * p.ldc) / 4u;
        var value = p.alpha * acc[c * (TM / 4u) + r];
        if ((bitcast<u32>(p.beta) << 1u) != 0u) { // by bits: a comparison may take NaN for zero
          value = fma(vec4f(p.beta), vec4f(C[at]), value); // not left to the compiler: reproducible sums
        }
        // @when EPILOGUE
        value = epilogue(value, i, j);
        // @end
        C[at] = vec4<R>(value);
      }
    }
  }
}
`;

export const gemm_triangle: string = `// gemm_triangle: C := alpha op(A) op(B) + beta C on one triangle of C, or what of m x n lies in it: gemm_tiled on the tiles that meet it, in one dispatch.
// Storage   column-major: A[offA + i + l*lda]  (i < m, l < k; TRANS_A swaps i and l); B (l, j) and C (i, j) alike; m >= n, for the upper triangle m <= n
// Mapping   workgroup (x, y) -> rows x*BM.., columns y*BN..; those beyond the diagonal return at once. Threads as in gemm_tiled
// Tunables  UPPER 1: the upper triangle, with its diagonal, else the lower   the others as in gemm_tiled
// Needs     as gemm_tiled, in f32, and no batch. The other triangle keeps its bits: vectors that the diagonal cuts are written by elements
// Source    BLAS xSYRK
alias T = f32;
const BM: u32 = 32u;
const BN: u32 = 32u;
const BK: u32 = 16u;
const TM: u32 = 4u;
const TN: u32 = 4u;
const KU: u32 = 1u;
const PAD: u32 = 1u;
const UPPER: u32 = 0u;
const TRANS_A: u32 = 0u;
const TRANS_B: u32 = 0u;
const EDGE: u32 = 1u;
const A_IN_C: u32 = 0u;
const B_IN_C: u32 = 0u;
const EPILOGUE: u32 = 0u;
const NX: u32 = BM / TM;
const NY: u32 = BN / TN;
const THREADS: u32 = NX * NY;
const PITCH_A: u32 = BM / 4u + PAD;
const PITCH_B: u32 = BN / 4u + PAD;
const LOADS_A: u32 = BM * BK / 4u / THREADS;
const LOADS_B: u32 = BN * BK / 4u / THREADS;

// @use lib/gemm_params
@group(0) @binding(0) var<storage, read> A: array<vec4<T>>;
@group(0) @binding(1) var<storage, read> B: array<vec4<T>>;
@group(0) @binding(2) var<storage, read_write> C: array<vec4<T>>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/gemm_slabs

// Whether element (i, j) belongs to the triangle.
fn isInside(i: u32, j: u32) -> bool {
  return select(i >= j, i <= j, UPPER == 1u);
}

@compute @workgroup_size(THREADS)
fn gemm_triangle(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.z + p.baseZ;
  let row0 = (group.x + p.baseX) * BM;
  let col0 = (group.y + p.baseY) * BN;
  // The tile's corner that reaches farthest into the triangle.
  if (!isInside(row0 + (1u - UPPER) * (BM - 1u), col0 + UPPER * (BN - 1u))) {
    return;
  }
// @use lib/gemm_slabs_run
  // @unroll
  for (var c = 0u; c < TN; c++) {
    let j = col0 + 4u * (ty + (c / 4u) * NY) + c % 4u;
    // @unroll
    for (var r = 0u; r < TM / 4u; r++) {
      let i = row0 + 4u * (tx + r * NX);
      if ((EDGE == 0u) | ((i < p.m) & (j < p.n))) {
        let at = (baseC + i + j * p.ldc) / 4u;
        var value = p.alpha * acc[c * (TM / 4u) + r];
        if ((bitcast<u32>(p.beta) << 1u) != 0u) { // by bits: a comparison may take NaN for zero
          value = fma(vec4f(p.beta), C[at], value);
        }
        if (isInside(i, j) & isInside(i + 3u, j)) {
          C[at] = value;
        } else {
          // @unroll
          for (var q = 0u; q < 4u; q++) {
            if (isInside(i + q, j)) {
              C[at][q] = value[q];
            }
          }
        }
      }
    }
  }
}
`;

export const gemm_triangle_direct: string = `// gemm_triangle_direct: C := alpha op(A) op(B) + beta C on one triangle of C, or what of m x n lies in it: gemm_direct on the tiles that meet it, in one dispatch.
// Storage   column-major: A[offA + i + l*lda]  (i < m, l < k; TRANS_A swaps i and l); B (l, j) and C (i, j) alike; m >= n, for the upper triangle m <= n
// Mapping   workgroup (x, y) -> rows x*BM.., columns y*BN..; those beyond the diagonal return at once. Threads as in gemm_direct
// Tunables  UPPER 1: the upper triangle, with its diagonal, else the lower   the others as in gemm_direct
// Needs     as gemm_direct, in f32, and no batch. The other triangle keeps its bits
// Source    BLAS xSYRK
alias T = f32;
const BM: u32 = 32u;
const BN: u32 = 32u;
const BK: u32 = 16u;
const TM: u32 = 4u;
const TN: u32 = 4u;
const KU: u32 = 1u;
const PAD: u32 = 1u;
const UPPER: u32 = 0u;
const TRANS_A: u32 = 0u;
const TRANS_B: u32 = 0u;
const A_IN_C: u32 = 0u;
const B_IN_C: u32 = 0u;
const EPILOGUE: u32 = 0u;
const NX: u32 = BM / TM;
const NY: u32 = BN / TN;
const THREADS: u32 = NX * NY;
const PITCH_A: u32 = BM / 4u + PAD;
const PITCH_B: u32 = BN / 4u + PAD;
const LOADS_A: u32 = BM * BK / THREADS;
const LOADS_B: u32 = BN * BK / THREADS;

// @use lib/gemm_params
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> B: array<T>;
@group(0) @binding(2) var<storage, read_write> C: array<T>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/gemm_slabs_direct

// Whether element (i, j) belongs to the triangle.
fn isInside(i: u32, j: u32) -> bool {
  return select(i >= j, i <= j, UPPER == 1u);
}

@compute @workgroup_size(THREADS)
fn gemm_triangle_direct(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.z + p.baseZ;
  let row0 = (group.x + p.baseX) * BM;
  let col0 = (group.y + p.baseY) * BN;
  // The tile's corner that reaches farthest into the triangle.
  if (!isInside(row0 + (1u - UPPER) * (BM - 1u), col0 + UPPER * (BN - 1u))) {
    return;
  }
// @use lib/gemm_slabs_direct_run
  // @unroll
  for (var c = 0u; c < TN; c++) {
    let j = col0 + 4u * (ty + (c / 4u) * NY) + c % 4u;
    // @unroll
    for (var r = 0u; r < TM / 4u; r++) {
      // @unroll
      for (var q = 0u; q < 4u; q++) {
        let i = row0 + 4u * (tx + r * NX) + q;
        if ((i < p.m) & (j < p.n) & isInside(i, j)) {
          let at = baseC + i + j * p.ldc;
          var value = p.alpha * acc[c * (TM / 4u) + r][q];
          if ((bitcast<u32>(p.beta) << 1u) != 0u) { // by bits: a comparison may take NaN for zero
            value = fma(p.beta, C[at], value);
          }
          C[at] = value;
        }
      }
    }
  }
}
`;

export const gemm_vbatched: string = `// gemm_vbatched: C := alpha op(A) op(B) + beta C for products of various sizes: G blocks of a list per workgroup.
// Storage   column-major: A[offA + i + l*lda]  (i < m, l < k; TRANS_A swaps i and l); B (l, j) and C (i, j) alike
//           problems[9*q..] = m, n, k, offA, lda, offB, ldb, offC, ldc;   blocks[3*u..] = problem, first row, first column
// Mapping   workgroup x -> blocks x*G..x*G+G-1; threads as gemm_strided_batched
// Tunables  BM BN block (4..104)  BK depth of a slab  TM TN results per thread  G products per workgroup   THREADS = G*(BM/TM)*(BN/TN)
//           BM BN BK TM multiples of 4; workgroup bytes = 4*G*(BK*(BM+4*TRANS_A) + BN*(BK+4) + (1-WIDE)*BM*BN/TN)
//           WIDE 1, E, W, N: loads and stores of four   A_IN_C, B_IN_C 1: the operand lies in C's buffer, which WebGPU lets us bind only once
// Needs     WIDE: offsets, leading dimensions and the contiguous extents multiples of 4. Without a product (k = 0) A and B only bound.
//           beta = 0 never reads C. Barriers are uniform because a value that all threads load is.
// Source    one list of blocks for all problems, so that none waits for or is padded to the largest; cf. MAGMA's vbatched, CUTLASS's grouped gemm
struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  count: u32,
  alpha: f32,
  beta: f32,
}
@group(0) @binding(0) var<storage, read> A: array<E>;
@group(0) @binding(1) var<storage, read> B: array<E>;
@group(0) @binding(2) var<storage, read_write> C: array<E>;
@group(0) @binding(3) var<storage, read> problems: array<u32>;
@group(0) @binding(4) var<storage, read> blocks: array<u32>;
@group(0) @binding(5) var<uniform> p: Params;

// @use lib/gemm_units

var<workgroup> units: array<Unit, G>;

fn unit(place: u32, g: u32) -> Unit {
  return units[g];
}

@compute @workgroup_size(THREADS)
fn gemm_vbatched(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let place = group.x + p.baseX;
  for (var g = t; g < G; g += THREADS) {
    let at = min(place * G + g, p.count - 1u);
    let q = 9u * blocks[3u * at];
    let m = select(0u, problems[q], place * G + g < p.count);
    units[g] = Unit(m, problems[q + 1u], problems[q + 2u], problems[q + 3u], problems[q + 4u], problems[q + 5u],
      problems[q + 6u], problems[q + 7u], problems[q + 8u], blocks[3u * at + 1u], blocks[3u * at + 2u]);
  }
  // The list is in order of falling k: the first block is the deepest.
  let depth = workgroupUniformLoad(&units[0].k);
  let turns = 1u;
  let count = 1u;
  let hopA = 0u;
  let hopB = 0u;
  let hopC = 0u;
// @use lib/gemm_units_run
}
`;

export const gemv_batched: string = `// gemv_batched: y := alpha A x + beta y for a batch of m x n matrices, which may be stored transposed; x is B and y is C.
// Storage   lib/batch_problem; A(i, l) at A.off + i*rs + l*cs, x(l) at B.off + l*rs, y(i) at C.off + i*rs
// Mapping   workgroup (x, y) -> rows y*R.. of the problems x*G..x*G+G-1; P threads to a row, each takes every P-th element of it
//           neighbouring threads read neighbouring elements: rows come first where columns are contiguous, else (ACROSS) parts of a row
// Tunables  R rows (4..64)  P parts of a row, a power of two (1..32)  G problems (1..32)   threads = R*P*G <= 256, workgroup bytes 4*R*P*G
//           ACROSS 1: A's rows are contiguous   LISTED 1: records   A_IN_C, B_IN_C 1: the operand lies in C's buffer
// Needs     reads = 0 reads neither A nor x, beta = 0 does not read y. A problem without rows or columns is left alone.
// Source    partial sums of a row added as a tree, in an order that depends on P alone
const R: u32 = 64u;
const P: u32 = 4u;
const G: u32 = 1u;
const ACROSS: u32 = 0u;
const LISTED: u32 = 0u;
const A_IN_C: u32 = 0u;
const B_IN_C: u32 = 0u;
const EACH: u32 = R * P;
const THREADS: u32 = EACH * G;

struct Params {
// @use lib/batch_fields
  reads: u32,
  alpha: f32,
  beta: f32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read> B: array<f32>;
@group(0) @binding(2) var<storage, read_write> C: array<f32>;
// @when LISTED
@group(0) @binding(3) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(4) var<uniform> p: Params;

// @use lib/batch_problem

var<workgroup> sums: array<f32, THREADS>;

fn termOf(a: u32, x: u32) -> f32 {
  var left = 0.0;
  var right = 0.0;
  if (A_IN_C == 1u) {
    left = C[a];
  } else {
    left = A[a];
  }
  if (B_IN_C == 1u) {
    right = C[x];
  } else {
    right = B[x];
  }
  return left * right;
}

@compute @workgroup_size(THREADS)
fn gemv_batched(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let g = t / EACH;
  let s = t % EACH;
  let row = select(s % R, s / P, ACROSS == 1u);
  let part = select(s / R, s % P, ACROSS == 1u);
  let z = (group.x + p.baseX) * G + g;
  let q = problem(min(z, p.count - 1u));
  let i = (group.y + p.baseY) * R + row;
  let inside = (z < p.count) & (i < q.m) & (q.n > 0u);
  let depth = select(0u, q.n, inside & (p.reads != 0u));
  var a = q.A.off + i * q.A.rs + part * q.A.cs;
  var x = q.B.off + part * q.B.rs;
  let nextA = P * q.A.cs;
  let nextX = P * q.B.rs;
  // Four sums, so that loads need not wait for each other.
  var four = vec4f();
  var l = part;
  for (; l + 3u * P < depth; l += 4u * P) {
    four += vec4f(termOf(a, x), termOf(a + nextA, x + nextX), termOf(a + 2u * nextA, x + 2u * nextX), termOf(a + 3u * nextA, x + 3u * nextX));
    a += 4u * nextA;
    x += 4u * nextX;
  }
  for (; l < depth; l += P) {
    four.x += termOf(a, x);
    a += nextA;
    x += nextX;
  }
  var sum = (four.x + four.y) + (four.z + four.w);
  if (P > 1u) {
    let slot = part * (R * G) + g * R + row;
    sums[slot] = sum;
    for (var half = P / 2u; half > 0u; half /= 2u) {
      workgroupBarrier();
      if (part < half) {
        sum += sums[slot + half * R * G];
        sums[slot] = sum;
      }
    }
  }
  if (inside & (part == 0u)) {
    let y = q.C.off + i * q.C.rs;
    var result = p.alpha * sum;
    if (p.reads == 0u) {
      result = 0.0;
    }
    if (p.beta != 0.0) {
      result += p.beta * C[y];
    }
    C[y] = result;
  }
}
`;

export const gemv_n: string = `// gemv_n: W := A x in slices: W(i, s) = the sum of A(i, j) x(j) over the columns j of slice s. gemv_sum adds the slices up.
// Storage   A(i, j) = A[offA + i + j*lda], W(i, s) = W[i + s*ldw], m, offA, lda, ldw counted in V; x(j) = x[offX + j*incX]
// Mapping   workgroup (x, y) -> \`rows\` vectors of rows (a power of two up to THREADS), slice y of \`slice\` columns; thread -> one vector
//           of rows, every THREADS/rows-th column; then a tree
// Tunables  THREADS (a power of two)  DEPTH columns of A in flight per thread (4..16)
//           V vec4f or f32, in which is computed; T, of which A is, V or as many halves; X, of which x is, f32 or f16
//           workgroup bytes = THREADS*size(V)
// Needs     for V = vec4f m, offA and lda multiples of 4. Loads are made whatever the column, at one that exists, so that they overlap.
// Source    BLAS xGEMV; the slices fill the GPU where there are few rows, and keep the order of the sum fixed, which atomics would not
alias V = f32;
alias T = f32;
alias X = f32;
const THREADS: u32 = 256u;
const DEPTH: u32 = 8u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  rows: u32,
  slice: u32,
  offA: u32,
  lda: u32,
  offX: i32,
  incX: i32,
  ldw: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> x: array<X>;
@group(0) @binding(2) var<storage, read_write> W: array<V>;
@group(0) @binding(3) var<uniform> p: Params;

var<workgroup> sums: array<V, THREADS>;

@compute @workgroup_size(THREADS)
fn gemv_n(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row = (group.x + p.baseX) * p.rows + t % p.rows;
  let step = THREADS / p.rows;
  let s = group.y + p.baseY;
  let end = min((s + 1u) * p.slice, p.n);
  let at = p.offA + min(row, p.m - 1u);
  var sum: V;
  // @registers
  var a: array<V, DEPTH>;
  // @registers
  var xs: array<f32, DEPTH>;
  for (var j0 = s * p.slice + t / p.rows; j0 < end; j0 += step * DEPTH) {
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      let j = min(j0 + u * step, end - 1u);
      a[u] = V(A[at + j * p.lda]);
      xs[u] = f32(x[p.offX + i32(j) * p.incX]);
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      sum = select(sum, fma(a[u], V(xs[u]), sum), j0 + u * step < end);
    }
  }
  sums[t] = sum;
  for (var half = THREADS / 2u; half >= p.rows; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      sums[t] += sums[t + half];
    }
  }
  if ((t < p.rows) & (row < p.m)) {
    W[row + s * p.ldw] = sums[t];
  }
}
`;

export const gemv_sum: string = `// gemv_sum: y := alpha (sum of the slices of W) + beta y, the second half of gemv, symv and trmv. Also copies a vector (one slice, beta = 0)
// and scales one (no slice).
// Storage   y(i) = y[offY + i*incY]; slice s has W[offW + i*incW + s*ldw]
// Mapping   workgroup (x) -> \`rows\` elements (a power of two up to THREADS); thread -> one element, every THREADS/rows-th slice; then a tree
// Tunables  THREADS (a power of two)  DEPTH slices in flight per thread   S, of which W is, and T, of which y is: f32 or f16
//           workgroup bytes = THREADS*4
// Needs     nothing. beta = 0 never reads y. Loads are made whatever the slice, at one that exists, so that they overlap. With \`tile\` not 0,
//           slices and elements belong to a triangle of tiles of that order: element i has only the slices 0..i/tile (after = 0) or
//           i/tile.. (after = 1), the others of W hold nothing
// Source    a sum in a fixed order: the same call gives the same bits
alias S = f32;
alias T = f32;
const THREADS: u32 = 256u;
const DEPTH: u32 = 8u;

struct Params {
  baseX: u32,
  n: u32,
  slices: u32,
  rows: u32,
  offW: i32,
  incW: i32,
  ldw: u32,
  tile: u32,
  after: u32,
  offY: i32,
  incY: i32,
  alpha: f32,
  beta: f32,
}
@group(0) @binding(0) var<storage, read> W: array<S>;
@group(0) @binding(1) var<storage, read_write> y: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> sums: array<f32, THREADS>;

@compute @workgroup_size(THREADS)
fn gemv_sum(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * p.rows + t % p.rows;
  let here = min(i, p.n - 1u);
  var first = 0u;
  var last = p.slices;
  if (p.tile > 0u) {
    let own = here / p.tile;
    first = select(0u, own, p.after == 1u);
    last = select(min(own + 1u, last), last, p.after == 1u);
  }
  let step = THREADS / p.rows;
  let place = p.offW + i32(here) * p.incW;
  var sum = 0.0;
  // @registers
  var w: array<f32, DEPTH>;
  for (var s = first + t / p.rows; s < last; s += step * DEPTH) {
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      w[u] = f32(W[place + i32(min(s + u * step, last - 1u) * p.ldw)]);
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      sum += select(0.0, w[u], s + u * step < last);
    }
  }
  sums[t] = sum;
  for (var half = THREADS / 2u; half >= p.rows; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      sums[t] += sums[t + half];
    }
  }
  if ((t < p.rows) & (i < p.n)) {
    let at = p.offY + i32(i) * p.incY;
    var value = p.alpha * sums[t];
    if (p.slices == 0u) {
      value = 0.0;
    }
    if ((bitcast<u32>(p.beta) << 1u) != 0u) { // by bits: a comparison may take NaN for zero
      value = fma(p.beta, f32(y[at]), value);
    }
    y[at] = T(value);
  }
}
`;

export const gemv_t: string = `// gemv_t: W := A^T x in slices: W(j, s) = the sum of A(i, j) x(i) over the rows i of slice s. gemv_sum adds the slices up.
// Storage   A(i, j) = A[offA + i + j*lda], x(i) = x[offX + i]; m, offA, lda, offX counted in V. W(j, s) = W[j + s*n]
// Mapping   workgroup (x, y) -> COLS*THREADS/lanes columns, slice y of \`slice\` vectors of rows; \`lanes\` threads side by side (a power of two
//           up to THREADS) -> the same COLS columns, THREADS/lanes apart, every lanes-th vector of rows; then a tree
// Tunables  THREADS (power of two, 64..256)  COLS (1..8)  DEPTH vectors of each column in flight (1..4)
//           V in which is computed, vec4f (WIDE = 1) or f32 (WIDE = 0); T, of which A and x are, V or as many halves
//           workgroup bytes = THREADS*COLS*4
// Needs     x without gaps; for V = vec4f m, offA, lda and offX multiples of 4. Loads are made whatever the row, at one that exists.
// Source    BLAS xGEMV with TRANS = 'T'; x is loaded once for COLS columns
alias V = f32;
alias T = f32;
const WIDE: u32 = 0u;
const THREADS: u32 = 128u;
const COLS: u32 = 4u;
const DEPTH: u32 = 2u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  lanes: u32,
  slice: u32,
  offA: u32,
  lda: u32,
  offX: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> x: array<T>;
@group(0) @binding(2) var<storage, read_write> W: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;

var<workgroup> sums: array<f32, THREADS * COLS>;

@compute @workgroup_size(THREADS)
fn gemv_t(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let lane = t % p.lanes;
  let across = THREADS / p.lanes;
  let j0 = (group.x + p.baseX) * COLS * across + t / p.lanes;
  let s = group.y + p.baseY;
  let end = min((s + 1u) * p.slice, p.m);
  // @registers
  var sum: array<V, COLS>;
  // @registers
  var a: array<V, DEPTH * COLS>;
  // @registers
  var xs: array<V, DEPTH>;
  for (var i0 = s * p.slice + lane; i0 < end; i0 += p.lanes * DEPTH) {
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      let i = min(i0 + u * p.lanes, end - 1u);
      xs[u] = V(x[p.offX + i]);
      // @unroll
      for (var c = 0u; c < COLS; c++) {
        a[u * COLS + c] = V(A[p.offA + i + min(j0 + c * across, p.n - 1u) * p.lda]);
      }
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      // @unroll
      for (var c = 0u; c < COLS; c++) {
        sum[c] = select(sum[c], fma(a[u * COLS + c], xs[u], sum[c]), i0 + u * p.lanes < end);
      }
    }
  }
  // @unroll
  for (var c = 0u; c < COLS; c++) {
    let parts = vec4f(sum[c]);
    sums[c * THREADS + t] = select(parts.x, (parts.x + parts.y) + (parts.z + parts.w), WIDE == 1u);
  }
  for (var half = p.lanes / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (lane < half) {
      // @unroll
      for (var c = 0u; c < COLS; c++) {
        sums[c * THREADS + t] += sums[c * THREADS + t + half];
      }
    }
  }
  // @unroll
  for (var c = 0u; c < COLS; c++) {
    if ((lane == 0u) & (j0 + c * across < p.n)) {
      W[j0 + c * across + s * p.n] = sums[c * THREADS + t];
    }
  }
}
`;

export const geqp3_column: string = `// geqp3_column: chooses the pivot of column k, moves its column there and brings that up to date: X(i, k) := A(i, q) - sum_c X(i, c) F(q, c) over
// the panel's earlier columns c, times a power of two that makes its norm about 1; and the products X(:, c)^T X(:, k) below row k.
// Storage   A(i, j) = A[off + i + j*lda]: of a panel's columns the rows above it, of those behind it all, as they were when the panel began.
//           X[i + c*ldx]: the panel's columns, zero down to their own row, ldx rows; v(c) = s(c) X(:, c) with the 1 in row first + c, s(c)
//           being folded into F. FR: F(j, c) = FR[c + j*NB], and the panel's rows of R behind it, R(first + c, j) = FR[c + (n + j)*NB]
//           norms as in geqp3_norms. parts: X(k, k), the pivot, the exponent, then the products, c + 4 + NB*group
// Mapping   workgroup (x) -> \`slab\` rows, ROWS at a time; thread (row, slice) -> every SLICES-th earlier column
// Tunables  ROWS per step (32..128)  SLICES threads per row  NB most columns of a panel, a multiple of SLICES and a divisor of ROWS*SLICES;
//           ROWS*SLICES is a power of two; DEPTH candidates in flight; workgroup bytes 4*NB*(ROWS/2+1) + 14*ROWS*SLICES
// Needs     slab a multiple of ROWS; as many groups as cover ldx rows. Every workgroup finds the pivot for itself; each writes its own
//           rows of A and X, the first also R's two columns and the permutation
// Source    LAPACK xLAQPS
const ROWS: u32 = 128u;
const SLICES: u32 = 2u;
const NB: u32 = 32u;
const DEPTH: u32 = 4u;
const THREADS: u32 = ROWS * SLICES;
const LOADS: u32 = NB / SLICES;
const HALF: u32 = ROWS / 2u;
const STEP: u32 = HALF + 1u;
const LANES_EACH: u32 = THREADS / NB;

struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  k: u32,
  done: u32, // earlier columns of the panel
  slab: u32,
  candidates: u32,
  off: u32,
  lda: u32,
  ldx: u32,
  offPvt: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> X: array<f32>;
@group(0) @binding(2) var<storage, read_write> FR: array<f32>;
@group(0) @binding(3) var<storage, read> norms: array<vec2u>;
@group(0) @binding(4) var<storage, read_write> parts: array<u32>;
@group(0) @binding(5) var<storage, read_write> jpvt: array<i32>;
@group(0) @binding(6) var<uniform> p: Params;

// @use lib/pivot

var<workgroup> sums: array<f32, THREADS>;
var<workgroup> column: array<f32, ROWS>;
var<workgroup> products: array<f32, NB * STEP>;

@compute @workgroup_size(THREADS)
fn geqp3_column(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row = t % ROWS;
  let slice = t / ROWS;
  let k = p.k;
  let first = k - p.done;
  let own = group.x + p.baseX;

  var key = 0u;
  var candidate = 0xffffffffu;
  // @registers
  var found: array<vec2u, DEPTH>;
  for (var g = t; g < p.candidates; g += THREADS * DEPTH) {
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      found[u] = norms[p.n + min(g + u * THREADS, p.candidates - 1u)];
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      if (better(found[u], vec2u(key, candidate))) {
        key = found[u].x;
        candidate = found[u].y;
      }
    }
  }
  let q = bestPivot(t, key, candidate).y;
  // 2^-exponent brings the norm to 1..2; 0 where there is no norm to go by.
  let biased = (norms[q].x & 0x7fffffffu) >> 23u;
  let exponent = select(clamp(i32(biased) - 127, -126, 126), 0, (norms[q].x << 1u) == 0u || biased == 255u);
  let scale = bitcast<f32>(u32(127 - exponent) << 23u);

  // @registers
  var f: array<f32, LOADS>;
  // @registers
  var x: array<f32, LOADS>;
  // @registers
  var product: array<f32, LOADS>;
  var square = 0.0;
  // @unroll
  for (var u = 0u; u < LOADS; u++) {
    let c = slice + u * SLICES;
    f[u] = select(0.0, FR[c + q * NB], c < p.done);
    product[u] = 0.0;
  }
  let end = min((own + 1u) * p.slab, p.ldx);
  for (var i0 = own * p.slab; i0 < end; i0 += ROWS) {
    let i = i0 + row;
    let here = min(i, p.m - 1u);
    let live = i >= k && i < p.m;
    // @unroll
    for (var u = 0u; u < LOADS; u++) {
      let c = slice + u * SLICES;
      x[u] = select(0.0, X[here + c * p.ldx], live && c < p.done);
    }
    var moved = 0.0;
    var element = 0.0;
    if (slice == 0u) {
      element = A[p.off + here + q * p.lda];
      moved = A[p.off + here + k * p.lda];
    }
    var sum = 0.0;
    // @unroll
    for (var u = 0u; u < LOADS; u++) {
      sum = fma(x[u], f[u], sum);
    }
    sums[t] = sum;
    workgroupBarrier();
    if (slice == 0u) {
      var value = sums[row];
      for (var s = 1u; s < SLICES; s++) {
        value += sums[row + s * ROWS];
      }
      value = select(0.0, (element - value) * scale, live);
      if (i == k) {
        parts[0] = bitcast<u32>(value);
        value = 0.0;
      }
      column[row] = value;
      square = fma(value, value, square);
      if (i < p.ldx) {
        X[i + p.done * p.ldx] = value;
      }
      if (q != k && i < p.m) {
        A[p.off + i + q * p.lda] = moved;
        if (i < first) {
          A[p.off + i + k * p.lda] = element;
        }
      }
    }
    workgroupBarrier();
    let value = column[row];
    // @unroll
    for (var u = 0u; u < LOADS; u++) {
      product[u] = fma(x[u], value, product[u]);
    }
  }

  if (slice == 0u) {
    sums[row] = square;
  }
  workgroupBarrier();
  // The column's product with itself takes the place behind the last one; nothing is multiplied there.
  // @unroll
  for (var u = 0u; u < LOADS; u++) {
    let c = slice + u * SLICES;
    product[u] = select(product[u], sums[row], c == p.done);
    if (row >= HALF) {
      products[c * STEP + row - HALF] = product[u];
    }
  }
  workgroupBarrier();
  // @unroll
  for (var u = 0u; u < LOADS; u++) {
    if (row < HALF) {
      products[(slice + u * SLICES) * STEP + row] += product[u];
    }
  }
  workgroupBarrier();
  let c = t / LANES_EACH;
  var total = 0.0;
  for (var r = t % LANES_EACH; r < HALF; r += LANES_EACH) {
    total += products[c * STEP + r];
  }
  sums[t] = total;
  workgroupBarrier();
  if (t % LANES_EACH == 0u) {
    for (var s = 1u; s < LANES_EACH; s++) {
      total += sums[t + s];
    }
    parts[4u + c + own * NB] = bitcast<u32>(total);
  }

  if (own == 0u) {
    if (t == 0u) {
      parts[1] = q;
      parts[2] = bitcast<u32>(exponent);
      let held = jpvt[p.offPvt + k];
      jpvt[p.offPvt + k] = jpvt[p.offPvt + q];
      jpvt[p.offPvt + q] = held;
    }
    if (t < p.done && q != k) {
      let held = FR[t + (p.n + k) * NB];
      FR[t + (p.n + k) * NB] = FR[t + (p.n + q) * NB];
      FR[t + (p.n + q) * NB] = held;
    }
  }
}
`;

export const geqp3_norms: string = `// geqp3_norms: norms of all columns, of which fixed ones are marked, and the permutation as it begins.
// Storage   A(i, j) = A[off + i + j*lda]. norms[j]: the norm that is kept up to date and the one that was computed, as bits; the first has its
//           sign set for a fixed column; norms[n + j]: (key, j), a candidate of geqp3_column's search. jpvt(j) = jpvt[offPvt + j]
// Mapping   workgroup (x) -> column x; thread -> every THREADS-th row, then a tree
// Tunables  THREADS (a power of two, 32..256); workgroup bytes 16*THREADS
// Needs     m and n not 0
// Source    LAPACK xGEQP3; lib/norm_sum
const THREADS: u32 = 128u;

struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  off: u32,
  lda: u32,
  offPvt: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> norms: array<vec2u>;
@group(0) @binding(2) var<storage, read_write> jpvt: array<i32>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/norm_sum
// @use lib/geqp3_key

@compute @workgroup_size(THREADS)
fn geqp3_norms(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let j = group.x + p.baseX;
  var sum = Sum(0u, 0.0, 0.0, 0.0);
  for (var i = t; i < p.m; i += THREADS) {
    sum = addSquare(sum, bitcast<u32>(A[p.off + i + j * p.lda]) & MAGNITUDE, 1.0);
  }
  sums[t] = sum;
  joinSums(t, THREADS, 1u);
  if (t == 0u) {
    let norm = rootBits(sums[0]);
    let known = norm | select(0u, FIXED, jpvt[p.offPvt + j] != 0);
    jpvt[p.offPvt + j] = i32(j) + 1;
    norms[j] = vec2u(known, norm);
    norms[p.n + j] = vec2u(columnKey(known), j);
  }
}
`;

export const geqp3_rest: string = `// geqp3_rest: what a reflector does to the columns behind it, as far as the next pivot needs it: F(j, k) = tau (A(:, j)^T v - F(j, :) V^T v), row
// k of R, R(k, j) = A(k, j) - V(k, :) F(j, :)^T, and the columns' norms, less R(k, j).
// Storage   as in geqp3_column; A, X counted in V, F(j, c) times s(c). heads[c]: s(c), heads[c + NB]: R(first + c, first + c),
//           heads[2*NB + k]: tau(k). norms[n + x]: the candidate of workgroup x; norms[2*n + j]: the norm of column j when the panel began
// Mapping   workgroup (x) -> COLS columns from k + 1 on; all threads -> these columns, every THREADS-th vector of rows; then NB threads
//           each -> one column, an earlier column of the panel each; then a tree
// Tunables  NB as in geqp3_column  COLS columns (1..8)  DEPTH vectors of each column in flight (1..4)  AHEAD  V vec4f (WIDTH 4) or f32 (WIDTH 1)
//           THREADS = COLS*NB, a power of two; workgroup bytes = THREADS*(36 + 4*COLS) + 4*THREADS
// Needs     X zero from its own row up and behind row m. For V = vec4f m, off, lda and ldx multiples of 4. Every workgroup makes tau for
//           itself. Column q of F and of the norms is what column k was: the two have changed places
// Source    LAPACK xLAQPS; norms after LAPACK Working Note 176: a norm of which too much has cancelled is computed anew, from A - X F^T.
//           LAPACK ends the panel there. Going on, R(k, j) has roundings of the column as it was when the panel began, which
//           count for more the less of it is left
alias V = f32;
const WIDTH: u32 = 1u;
const NB: u32 = 32u;
const COLS: u32 = 4u;
const DEPTH: u32 = 4u;
const THREADS: u32 = NB * COLS;
// Groups of geqp3_column of which a thread loads a product ahead.
const AHEAD: u32 = 8u;
// A norm is computed anew where less than this is left of the square of the last one that was: the root of the unit roundoff,
const TRUST: f32 = 0.000244140625;
// or 64 roundoffs, times how much larger the column was at the panel's beginning.
const NOISE: f32 = 3.814697265625e-6;

struct Params {
  baseX: u32,
  m: u32, // in V
  n: u32,
  k: u32,
  done: u32,
  groups: u32, // of geqp3_column
  off: u32,
  lda: u32,
  ldx: u32,
}
@group(0) @binding(0) var<storage, read> A: array<V>;
@group(0) @binding(1) var<storage, read> X: array<V>;
@group(0) @binding(2) var<storage, read_write> FR: array<f32>;
@group(0) @binding(3) var<storage, read_write> norms: array<vec2u>;
@group(0) @binding(4) var<storage, read> parts: array<u32>;
@group(0) @binding(5) var<storage, read_write> heads: array<f32>;
@group(0) @binding(6) var<uniform> p: Params;

// @use lib/norm_sum
// @use lib/geqp3_key

var<workgroup> dots: array<f32, THREADS * COLS>;
var<workgroup> joint: array<f32, THREADS>;
var<workgroup> trees: array<vec3f, THREADS>;
var<workgroup> factors: array<f32, THREADS>;
var<workgroup> again: array<u32, COLS>;
var<workgroup> anew: array<u32, COLS>;
var<workgroup> keys: array<u32, COLS>;

fn elementOfA(i: u32, j: u32) -> f32 {
  return vec4f(A[p.off + i / WIDTH + j * p.lda])[i % WIDTH];
}

fn elementOfX(i: u32, c: u32) -> f32 {
  return vec4f(X[i / WIDTH + c * p.ldx])[i % WIDTH];
}

@compute @workgroup_size(THREADS)
fn geqp3_rest(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let k = p.k;
  let own = group.x + p.baseX;
  let j0 = k + 1u + own * COLS;
  let lane = t % NB;

  // What is needed behind the products is loaded in front of them, and waits for nothing.
  // @registers
  var part: array<u32, AHEAD>;
  // @unroll
  for (var u = 0u; u < AHEAD; u++) {
    part[u] = parts[4u + lane + min(t / NB + u * COLS, p.groups - 1u) * NB];
  }
  let mine = t / NB;
  let j = j0 + mine;
  let live = j < p.n;
  let here = min(j, p.n - 1u);
  let earlier = lane < p.done;
  let alpha = bitcast<f32>(parts[0]);
  let q = parts[1];
  let ownF = FR[lane + here * NB];
  let movedF = FR[lane + k * NB];
  let ownNorms = norms[here];
  let movedNorms = norms[k];
  let ownStart = norms[2u * p.n + here].x;
  let movedStart = norms[2u * p.n + k].x;
  let top = elementOfA(k, here);
  let y = select(0.0, elementOfX(k, min(lane, p.done)), earlier);

  // @registers
  var sum: array<V, COLS>;
  // @registers
  var a: array<V, DEPTH * COLS>;
  // @registers
  var x: array<V, DEPTH>;
  // @unroll
  for (var c = 0u; c < COLS; c++) {
    sum[c] = V();
  }
  for (var i0 = (k + 1u) / WIDTH + t; i0 < p.m; i0 += THREADS * DEPTH) {
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      let i = min(i0 + u * THREADS, p.m - 1u);
      x[u] = X[i + p.done * p.ldx];
      // @unroll
      for (var c = 0u; c < COLS; c++) {
        a[u * COLS + c] = A[p.off + i + min(j0 + c, p.n - 1u) * p.lda];
      }
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      // @unroll
      for (var c = 0u; c < COLS; c++) {
        sum[c] = select(sum[c], fma(a[u * COLS + c], x[u], sum[c]), i0 + u * THREADS < p.m);
      }
    }
  }
  // @unroll
  for (var c = 0u; c < COLS; c++) {
    let four = vec4f(sum[c]);
    dots[c * THREADS + t] = select(four.x, (four.x + four.y) + (four.z + four.w), WIDTH == 4u);
  }
  var products = 0.0;
  // @unroll
  for (var u = 0u; u < AHEAD; u++) {
    products += select(0.0, bitcast<f32>(part[u]), mine + u * COLS < p.groups);
  }
  for (var g = mine + AHEAD * COLS; g < p.groups; g += COLS) {
    products += bitcast<f32>(parts[4u + lane + g * NB]);
  }
  joint[t] = products;
  workgroupBarrier();

  // H(k) from X(:, k), which is not scaled yet: v = s X(:, k). H = I if there is nothing below row k.
  var square = 0.0;
  var overlap = 0.0;
  for (var g = 0u; g < COLS; g++) {
    square += joint[p.done + g * NB];
    overlap += joint[lane + g * NB];
  }
  let isUnit = (bitcast<u32>(square) << 1u) == 0u;
  let norm = sqrt(fma(alpha, alpha, square));
  let beta = select(select(-norm, norm, (bitcast<u32>(alpha) >> 31u) == 1u), alpha, isUnit);
  let tau = select((beta - alpha) / beta, 0.0, isUnit);
  let s = select(1.0 / (alpha - beta), 0.0, isUnit);

  let f = select(0.0, select(ownF, movedF, j == q), earlier);
  var dot = 0.0;
  for (var g = 0u; g < COLS; g++) {
    dot += dots[mine * THREADS + lane + g * NB];
  }
  trees[t] = vec3f(dot, select(0.0, f * fma(s, overlap, y), earlier), f * y);
  factors[t] = f;
  if (live && earlier && j == q) {
    FR[lane + j * NB] = f;
  }
  for (var half = NB / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (lane < half) {
      trees[t] += trees[t + half];
    }
  }

  var known = 0u;
  var exact = 0u;
  if (lane == 0u) {
    let factor = tau * (fma(s, trees[t].x, top) - trees[t].y);
    let r = top - trees[t].z - factor;
    factors[t + p.done] = s * factor;
    known = select(ownNorms.x, movedNorms.x, j == q);
    exact = select(ownNorms.y, movedNorms.y, j == q);
    let size = known & MAGNITUDE;
    let before = select(select(ownStart, movedStart, j == q), size, p.done == 0u);
    let lost = bitcast<u32>(r) & MAGNITUDE;
    var isAgain = false;
    if (size != 0u && size < INFINITY_BITS) {
      if (lost >= INFINITY_BITS) {
        known = (known & FIXED) | lost;
      } else {
        let part = bitcast<f32>(lost) / bitcast<f32>(size);
        let left = max(0.0, (1.0 + part) * (1.0 - part));
        let ratio = bitcast<f32>(size) / bitcast<f32>(exact);
        isAgain = !(left * ratio * ratio > max(TRUST, NOISE * (bitcast<f32>(before) / bitcast<f32>(exact))));
        known = (known & FIXED) | bitcast<u32>(bitcast<f32>(size) * sqrt(left));
      }
    }
    again[mine] = select(0u, 1u, isAgain && live);
    if (live) {
      norms[2u * p.n + j] = vec2u(before, 0u);
      FR[p.done + j * NB] = s * factor;
      FR[p.done + (p.n + j) * NB] = r;
    }
  }
  for (var c = 0u; c < COLS; c++) {
    if (workgroupUniformLoad(&again[c]) != 0u) {
      var left = Sum(0u, 0.0, 0.0, 0.0);
      for (var i = k + 1u + t; i < p.m * WIDTH; i += THREADS) {
        var value = elementOfA(i, j0 + c);
        for (var l = 0u; l <= p.done; l++) {
          value = fma(-elementOfX(i, l), factors[c * NB + l], value);
        }
        left = addSquare(left, bitcast<u32>(value) & MAGNITUDE, 1.0);
      }
      sums[t] = left;
      joinSums(t, THREADS, 1u);
      if (t == 0u) {
        anew[c] = rootBits(sums[0]);
      }
      workgroupBarrier();
    }
  }
  if (lane == 0u) {
    if (again[mine] != 0u) {
      known = (known & FIXED) | anew[mine];
      exact = anew[mine];
    }
    if (live) {
      norms[j] = vec2u(known, exact);
    }
    keys[mine] = select(0u, columnKey(known), live);
  }
  workgroupBarrier();
  if (t == 0u) {
    var best = vec2u(keys[0], j0);
    for (var c = 1u; c < COLS; c++) {
      if (keys[c] > best.x) {
        best = vec2u(keys[c], j0 + c);
      }
    }
    norms[p.n + own] = best;
    if (own == 0u) {
      heads[p.done] = s;
      heads[NB + p.done] = beta * power(bitcast<i32>(parts[2]));
      heads[2u * NB + k] = tau;
    }
  }
}
`;

export const geqp3_store: string = `// geqp3_store: a finished panel of columns of A from the panel's first row on: R above and on the diagonal, v's below it.
// Storage   as in geqp3_column and geqp3_rest
// Mapping   workgroup (x, y) -> THREADS rows of column y of the panel; thread -> one element
// Tunables  THREADS (32..256)  NB as in geqp3_column
// Needs     nothing
// Source    LAPACK xLAQPS
const THREADS: u32 = 256u;
const NB: u32 = 32u;

struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  first: u32,
  off: u32,
  lda: u32,
  ldx: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read> X: array<f32>;
@group(0) @binding(2) var<storage, read> FR: array<f32>;
@group(0) @binding(3) var<storage, read> heads: array<f32>;
@group(0) @binding(4) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn geqp3_store(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let c = group.y;
  let j = p.first + c;
  if (p.first + i >= p.m) {
    return;
  }
  var value = heads[NB + c];
  if (i < c) {
    value = FR[i + (p.n + j) * NB];
  } else if (i > c) {
    value = heads[c] * X[p.first + i + c * p.ldx];
  }
  A[p.off + p.first + i + j * p.lda] = value;
}
`;

export const geqr2_apply: string = `// geqr2_apply: C := (I - V T V^T)^T C = C - V (T^T W) for what lies behind a factored panel in the same matrix, W = V^T C given in parts.
// Storage   v(i,q) = A[off + i + q*lda] below the diagonal, 1 on it, 0 above, q < w; C(i,c) = A[offC + i + c*lda], i < m, c < n;
//           W(q,c) = sum over chunks of P[(chunk*n + c)*WIDTH + q]; T[offT + l + k*ldt], WIDTH x WIDTH, with zeros beyond its triangle
// Mapping   workgroup (x, y) -> ROWS rows, columns y*COLS.., for which each workgroup adds up W; thread -> one q and c of W, then one row of C
// Tunables  WIDTH widest panel (4..32)  COLS (8..32), WIDTH*COLS threads, a multiple of ROWS  ROWS (64); workgroup bytes = 8*WIDTH*COLS
// Needs     w <= WIDTH. A thread reads and writes elements of C that are its own; the panel's columns are not C's.
// Source    LAPACK xLARFB, its second and third product
const WIDTH: u32 = 4u;
const COLS: u32 = 32u;
const ROWS: u32 = 64u;
const THREADS: u32 = WIDTH * COLS;
const EACH: u32 = COLS * ROWS / THREADS;

struct Params {
  m: u32,
  n: u32,
  w: u32,
  off: u32,
  offC: u32,
  lda: u32,
  offT: u32,
  ldt: u32,
  chunks: u32,
  baseX: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read> P: array<f32>;
@group(0) @binding(2) var<storage, read> T: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;

var<workgroup> products: array<f32, WIDTH * COLS>;
var<workgroup> weights: array<f32, WIDTH * COLS>;

@compute @workgroup_size(THREADS)
fn geqr2_apply(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let firstColumn = group.y * COLS;
  // What the thread needs of V comes while W is added up.
  let i = (group.x + p.baseX) * ROWS + t % ROWS;
  // @registers
  var v: array<f32, WIDTH>;
  // @unroll
  for (var q = 0u; q < WIDTH; q++) {
    let value = A[p.off + min(i, p.m - 1u) + min(q, p.w - 1u) * p.lda];
    v[q] = select(0.0, select(select(0.0, 1.0, i == q), value, i > q), q < p.w);
  }
  let stride = p.n * WIDTH;
  let place = min(firstColumn * WIDTH + t, stride - 1u);
  var sum = 0.0;
  for (var chunk = 0u; chunk < p.chunks; chunk += 8u) {
    // @unroll
    for (var s = 0u; s < 8u; s++) {
      let part = P[min(chunk + s, p.chunks - 1u) * stride + place];
      sum += select(0.0, part, chunk + s < p.chunks);
    }
  }
  products[t] = sum;
  workgroupBarrier();
  let own = t % WIDTH;
  let column = t - own;
  sum = 0.0;
  // @unroll
  for (var l = 0u; l < WIDTH; l++) {
    sum = fma(T[p.offT + l + own * p.ldt], products[column + l], sum);
  }
  weights[t] = sum;
  workgroupBarrier();
  let firstOwn = t / ROWS * EACH;
  // @registers
  var x: array<f32, EACH>;
  // @unroll
  for (var e = 0u; e < EACH; e++) {
    let c = min(firstColumn + firstOwn + e, p.n - 1u);
    x[e] = A[p.offC + min(i, p.m - 1u) + c * p.lda];
    // @unroll
    for (var q = 0u; q < WIDTH; q++) {
      x[e] = fma(-v[q], weights[(firstOwn + e) * WIDTH + q], x[e]);
    }
  }
  // @unroll
  for (var e = 0u; e < EACH; e++) {
    if (i < p.m && firstColumn + firstOwn + e < p.n) {
      A[p.offC + i + (firstColumn + firstOwn + e) * p.lda] = x[e];
    }
  }
}
`;

export const geqr2_column: string = `// geqr2_column: one step of Householder QR of a panel of any height, rows spread over workgroups: applies reflector step-1 to the columns
// behind it, then makes the parts of the products of column \`step\` with all columns. Step 0 scales, the last one only applies and scales back.
// Storage   A[off + i + c*lda], i < m, c < width, in place; tau[offTau + k]; best as geqr2_largest leaves it;
//           before, after: row \`step\` (step-1 for \`before\`), WIDTH elements, then the sums of each group, WIDTH each; Z[c + k*WIDTH] := v(c)^T v(k), c < k
// Mapping   workgroup (x) -> rows x*rows..; thread -> every THREADS-th of them, all columns. All groups add up the parts of the step before
// Tunables  THREADS (32..256, a multiple of WIDTH)  WIDTH widest panel (4..32); workgroup bytes = 4*WIDTH*(THREADS + 4)
// Needs     \`rows\` is a multiple of THREADS; steps 0..min(m, width), one launch each, \`before\` and \`after\` exchanged in between.
//           Scales and small numbers: see geqr2_panel
// Source    LAPACK xGEQR2, xLARFG
const THREADS: u32 = 64u;
const WIDTH: u32 = 8u;
const STRIDE: u32 = THREADS + 1u;
const PARTS: u32 = THREADS / WIDTH;

struct Params {
  m: u32,
  width: u32,
  step: u32,
  steps: u32,
  groups: u32,
  rows: u32,
  off: u32,
  lda: u32,
  offTau: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> tau: array<f32>;
@group(0) @binding(2) var<storage, read> best: array<u32>;
@group(0) @binding(3) var<storage, read> before: array<f32>;
@group(0) @binding(4) var<storage, read_write> after: array<f32>;
@group(0) @binding(5) var<storage, read_write> Z: array<f32>;
@group(0) @binding(6) var<uniform> p: Params;

var<workgroup> parts: array<f32, WIDTH * STRIDE>;
var<workgroup> sums: array<f32, WIDTH>;
var<workgroup> weights: array<f32, WIDTH>;
var<workgroup> shifts: array<i32, WIDTH>;

// @use lib/householder

@compute @workgroup_size(THREADS)
fn geqr2_column(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let own = t % WIDTH;
  let k = max(p.step, 1u) - 1u;
  let isFirst = p.step == 0u;
  let isLast = p.step == p.steps;
  var sum = 0.0;
  var largest = 0u;
  for (var g = t / WIDTH; g < p.groups; g += PARTS) {
    if (isFirst || isLast) {
      largest = max(largest, best[g * WIDTH + own]);
    }
    if (!isFirst) {
      sum += before[WIDTH + g * WIDTH + own];
    }
  }
  parts[t] = bitcast<f32>(largest);
  workgroupBarrier();
  if (t < WIDTH) {
    for (var s = 0u; s < PARTS; s++) {
      largest = max(largest, bitcast<u32>(parts[s * WIDTH + t]));
    }
    shifts[t] = scaleOf(largest);
  }
  workgroupBarrier();
  parts[t] = sum;
  workgroupBarrier();
  if (t < WIDTH) {
    sum = 0.0;
    for (var s = 0u; s < PARTS; s++) {
      sum += parts[s * WIDTH + t];
    }
    sums[t] = sum;
  }
  workgroupBarrier();
  let h = reflector(before[k], sums[k]);
  if (t < WIDTH) {
    let w = fma(h.scale, sums[t], before[t]);
    weights[t] = select(0.0, h.tau * w, !isFirst && t > k);
    if (group.x == 0u && !isFirst) {
      Z[t + k * WIDTH] = select(0.0, w, t < k);
      if (t == k) {
        tau[p.offTau + k] = h.tau;
      }
    }
  }
  workgroupBarrier();
  // @registers
  var products: array<f32, WIDTH>;
  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    products[c] = 0.0;
  }
  let end = min(p.m, (group.x + 1u) * p.rows);
  for (var i = group.x * p.rows + t; i < end; i += THREADS) {
    // @registers
    var x: array<f32, WIDTH>;
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
      x[c] = A[p.off + i + min(c, p.width - 1u) * p.lda];
    }
    var v = 0.0;
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
      v = select(v, x[c], c == k);
    }
    let below = v * h.scale;
    v = select(select(below, 1.0, i == k), 0.0, i < k || isFirst);
    var y = 0.0;
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
      let inside = !isFirst && c == k && i >= k;
      x[c] = select(fma(-v, weights[c], x[c]), select(below, h.beta, i == k), inside);
      let by = select(select(0, shifts[c], isFirst), -shifts[c], isLast && i <= c);
      x[c] = x[c] * halfPower(by) * otherPower(by);
      x[c] = select(0.0, x[c], c < p.width);
      y = select(y, x[c], c == p.step);
      if (c < p.width && (isFirst || isLast || c >= k)) {
        A[p.off + i + c * p.lda] = x[c];
      }
      if (i == p.step) {
        after[c] = x[c];
      }
    }
    y = select(0.0, y, i > p.step);
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
      products[c] = fma(y, x[c], products[c]);
    }
  }
  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    parts[c * STRIDE + t] = products[c];
  }
  workgroupBarrier();
  // Pieces of each column, one for each thread, and their sum.
  sum = 0.0;
  for (var s = t / WIDTH; s < THREADS; s += PARTS) {
    sum += parts[own * STRIDE + s];
  }
  workgroupBarrier();
  parts[t] = sum;
  workgroupBarrier();
  if (t < WIDTH) {
    sum = 0.0;
    for (var s = 0u; s < PARTS; s++) {
      sum += parts[s * WIDTH + t];
    }
    after[WIDTH + group.x * WIDTH + t] = sum;
  }
}
`;

export const geqr2_largest: string = `// geqr2_largest: the largest magnitude of each column of a panel, as bits, in parts: one for each group of rows.
// Storage   A[off + i + c*lda], i < m, c < width; best[group*WIDTH + c], all c < WIDTH
// Mapping   workgroup (x) -> rows x*rows..; thread -> every THREADS-th of them, all columns
// Tunables  THREADS (32..256, >= WIDTH)  WIDTH widest panel (4..32); workgroup bytes = 4*WIDTH*(THREADS + 1)
// Needs     \`rows\` is a multiple of THREADS; any m
const THREADS: u32 = 64u;
const WIDTH: u32 = 8u;
const STRIDE: u32 = THREADS + 1u;

struct Params {
  m: u32,
  width: u32,
  off: u32,
  lda: u32,
  rows: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> best: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> keys: array<u32, WIDTH * STRIDE>;

@compute @workgroup_size(THREADS)
fn geqr2_largest(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  // @registers
  var key: array<u32, WIDTH>;
  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    key[c] = 0u;
  }
  let end = min(p.m, (group.x + 1u) * p.rows);
  for (var i = group.x * p.rows + t; i < end; i += THREADS) {
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
      let a = bitcast<u32>(A[p.off + i + min(c, p.width - 1u) * p.lda]) & 0x7fffffffu;
      key[c] = max(key[c], select(0u, a, c < p.width));
    }
  }
  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    keys[c * STRIDE + t] = key[c];
  }
  workgroupBarrier();
  if (t < WIDTH) {
    var largest = 0u;
    for (var s = 0u; s < THREADS; s++) {
      largest = max(largest, keys[t * STRIDE + s]);
    }
    best[group.x * WIDTH + t] = largest;
  }
}
`;

export const geqr2_panel: string = `// geqr2_panel: Householder QR of a panel that fits into the registers of one workgroup, all columns in one dispatch, with the triangular factor.
// Storage   A[off + i + c*lda], i < m, c < width: R on and above the diagonal, v's below it; tau[offTau + k], k < min(m, width);
//           T[offT + l + k*ldt], WIDTH x WIDTH with zeros below the diagonal and beyond min(m, width): H(0) H(1) ... = I - V T V^T
// Mapping   one workgroup; thread t -> rows t, t + THREADS, ..., WIDTH values each in registers
// Tunables  THREADS (64..1024)  ROWS per thread  WIDTH widest panel (4..32, a power of two); ROWS*WIDTH <= 32 at 1024 threads, 96 at 512, 192 at
//           256, or registers spill  LANES smallest subgroup of the device, a power of two >= WIDTH, at most 32
//           workgroup bytes = 4*(WIDTH*(THREADS/LANES*2 + WIDTH + 3))
// Needs     m <= THREADS*ROWS; WIDTH <= THREADS; subgroups of LANES or more. One barrier per column: the products of column k with all columns,
//           rows below k, are summed over LANES lanes so that each lane is left with one column's (half of the sums is handed over in each step),
//           and published beside row k, two places in turn; behind the barrier each lane adds up its column and has beta, tau and v^T a from it.
//           Each column is scaled by a power of two to elements below 2^47, which changes its v in nothing: sums of 2^29 squares do not overflow.
//           What is left of a column counts as zero below 2^-43, that is 1e-27 of its largest element. NaN makes NaN, by comparisons of bits.
//           No branches in front of subgroup operations: see getf2_panel.
// Source    LAPACK xGEQR2, xLARFG, xLARFT; the products of one reduction used twice
enable subgroups;
diagnostic(off, subgroup_uniformity);
const THREADS: u32 = 64u;
const ROWS: u32 = 2u;
const WIDTH: u32 = 4u;
const LANES: u32 = 4u;
const SUBGROUPS: u32 = THREADS / LANES;
const PARTS: u32 = LANES / WIDTH;
const H1: u32 = WIDTH / 2u;
const H2: u32 = WIDTH / 4u;
const H3: u32 = WIDTH / 8u;
const H4: u32 = WIDTH / 16u;
const H5: u32 = WIDTH / 32u;
const TWICE: u32 = PARTS / 2u;
const FOUR_TIMES: u32 = PARTS / 4u;
const EIGHT_TIMES: u32 = PARTS / 8u;
const KEPT: u32 = (WIDTH + SUBGROUPS - 1u) / SUBGROUPS;

struct Params {
  m: u32,
  width: u32,
  off: u32,
  lda: u32,
  offTau: u32,
  offT: u32,
  ldt: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> tau: array<f32>;
@group(0) @binding(2) var<storage, read_write> T: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;

var<workgroup> sums: array<f32, 2u * SUBGROUPS * WIDTH>;
var<workgroup> row: array<f32, 2u * WIDTH>;
var<workgroup> products: array<f32, WIDTH * WIDTH>;
var<workgroup> scales: array<f32, WIDTH>;

// @use lib/householder

@compute @workgroup_size(THREADS)
fn geqr2_panel(
  @builtin(local_invocation_index) t: u32,
  @builtin(subgroup_id) subgroup: u32,
  @builtin(subgroup_invocation_id) lane: u32,
  @builtin(subgroup_size) lanes: u32,
) {
  let steps = min(p.m, p.width);
  let own = lane % WIDTH; // the column of this lane
  let part = lane % LANES / WIDTH;
  let team = subgroup * (lanes / LANES) + lane / LANES; // LANES lanes that work together
  // @registers
  var x: array<f32, ROWS * WIDTH>;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    let i = t + r * THREADS;
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
      // The load is unconditional, so that all are in flight together.
      let a = A[p.off + min(i, p.m - 1u) + min(c, p.width - 1u) * p.lda];
      x[r * WIDTH + c] = select(0.0, a, i < p.m && c < p.width);
    }
  }

  // The largest magnitude of each column, to the lanes that it belongs to, and its scale.
  var largest = 0u;
  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    var key = 0u;
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      key = max(key, bitcast<u32>(x[r * WIDTH + c]) & 0x7fffffffu);
    }
    largest = select(largest, subgroupMax(key), own == c);
  }
  if (part == 0u) {
    sums[team * WIDTH + own] = bitcast<f32>(largest);
  }
  workgroupBarrier();
  // @unroll
  for (var s = 0u; s < SUBGROUPS; s += PARTS) {
    largest = max(largest, bitcast<u32>(sums[min(s + part, SUBGROUPS - 1u) * WIDTH + own]));
  }
  // @when TWICE
  largest = max(largest, subgroupShuffleXor(largest, WIDTH));
  // @end
  // @when FOUR_TIMES
  largest = max(largest, subgroupShuffleXor(largest, 2u * WIDTH));
  // @end
  // @when EIGHT_TIMES
  largest = max(largest, subgroupShuffleXor(largest, 4u * WIDTH));
  // @end
  workgroupBarrier();
  let shift = scaleOf(largest);
  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    let by = subgroupShuffle(shift, c);
    let first = halfPower(by);
    let second = otherPower(by);
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      x[r * WIDTH + c] = x[r * WIDTH + c] * first * second;
    }
  }

  var mine = 0.0; // tau of column t
  // Column k of V^T V is kept by the team k % SUBGROUPS.
  // @registers
  var kept: array<f32, KEPT>;
  // @unroll
  for (var s = 0u; s < KEPT; s++) {
    kept[s] = 0.0;
  }
  // @unroll
  for (var k = 0u; k < WIDTH; k++) {
    if (k < steps) {
      let half = k % 2u;
      // Column k below row k
      // @registers
      var y: array<f32, ROWS>;
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        y[r] = x[r * WIDTH + k];
      }
      y[0] = select(0.0, y[0], t > k);
      // Its products with all columns: a lane hands half of its sums over, and is left with half of the columns.
      // @registers
      var d: array<f32, H1>;
      let upper1 = (lane & H1) != 0u;
      // @unroll
      for (var c = 0u; c < H1; c++) {
        var low = 0.0;
        var high = 0.0;
        // @unroll
        for (var r = 0u; r < ROWS; r++) {
          low = fma(y[r], x[r * WIDTH + c], low);
          high = fma(y[r], x[r * WIDTH + c + H1], high);
        }
        d[c] = select(low, high, upper1) + subgroupShuffleXor(select(high, low, upper1), H1);
      }
      let upper2 = (lane & H2) != 0u;
      // @unroll
      for (var c = 0u; c < H2; c++) {
        let give = select(d[c + H2], d[c], upper2);
        d[c] = select(d[c], d[c + H2], upper2) + subgroupShuffleXor(give, H2);
      }
      let upper3 = (lane & H3) != 0u;
      // @unroll
      for (var c = 0u; c < H3; c++) {
        let give = select(d[c + H3], d[c], upper3);
        d[c] = select(d[c], d[c + H3], upper3) + subgroupShuffleXor(give, H3);
      }
      let upper4 = (lane & H4) != 0u;
      // @unroll
      for (var c = 0u; c < H4; c++) {
        let give = select(d[c + H4], d[c], upper4);
        d[c] = select(d[c], d[c + H4], upper4) + subgroupShuffleXor(give, H4);
      }
      let upper5 = (lane & H5) != 0u;
      // @unroll
      for (var c = 0u; c < H5; c++) {
        let give = select(d[c + H5], d[c], upper5);
        d[c] = select(d[c], d[c + H5], upper5) + subgroupShuffleXor(give, H5);
      }
      var sum = d[0];
      // @when TWICE
      sum += subgroupShuffleXor(sum, WIDTH);
      // @end
      // @when FOUR_TIMES
      sum += subgroupShuffleXor(sum, 2u * WIDTH);
      // @end
      // @when EIGHT_TIMES
      sum += subgroupShuffleXor(sum, 4u * WIDTH);
      // @end
      if (part == 0u) {
        sums[(half * SUBGROUPS + team) * WIDTH + own] = sum;
      }
      if (t == k) {
        // @unroll
        for (var c = 0u; c < WIDTH; c++) {
          row[half * WIDTH + c] = x[c];
        }
      }
      workgroupBarrier();
      sum = 0.0;
      // @unroll
      for (var s = 0u; s < SUBGROUPS; s += PARTS) {
        let other = sums[(half * SUBGROUPS + min(s + part, SUBGROUPS - 1u)) * WIDTH + own];
        sum += select(0.0, other, s + part < SUBGROUPS);
      }
      // @when TWICE
      sum += subgroupShuffleXor(sum, WIDTH);
      // @end
      // @when FOUR_TIMES
      sum += subgroupShuffleXor(sum, 2u * WIDTH);
      // @end
      // @when EIGHT_TIMES
      sum += subgroupShuffleXor(sum, 4u * WIDTH);
      // @end
      let h = reflector(row[half * WIDTH + k], subgroupShuffle(sum, k));
      // v^T a for the lane's column
      let w = fma(h.scale, sum, row[half * WIDTH + own]);
      kept[k / SUBGROUPS] = select(kept[k / SUBGROUPS], w, team == k % SUBGROUPS);
      mine = select(mine, h.tau, t == k);
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        y[r] = y[r] * h.scale;
        x[r * WIDTH + k] = select(y[r], x[r * WIDTH + k], t + r * THREADS <= k);
      }
      x[k] = select(x[k], h.beta, t == k);
      y[0] = select(y[0], 1.0, t == k);
      let tw = h.tau * w;
      // @unroll
      for (var c = k + 1u; c < WIDTH; c++) {
        let by = subgroupShuffle(tw, c);
        // @unroll
        for (var r = 0u; r < ROWS; r++) {
          x[r * WIDTH + c] = fma(-y[r], by, x[r * WIDTH + c]);
        }
      }
    }
  }

  // R goes back to its own scale.
  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    let by = -subgroupShuffle(shift, c);
    x[c] = select(x[c], x[c] * halfPower(by) * otherPower(by), t <= c);
  }
  // @unroll
  for (var s = 0u; s < KEPT; s++) {
    if (part == 0u && team + s * SUBGROUPS < WIDTH) {
      products[own + (team + s * SUBGROUPS) * WIDTH] = kept[s];
    }
  }
  if (t < WIDTH) {
    scales[t] = mine;
  }
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
      if (t + r * THREADS < p.m && c < p.width) {
        A[p.off + t + r * THREADS + c * p.lda] = x[r * WIDTH + c];
      }
    }
  }
  workgroupBarrier();
  if (t < steps) {
    tau[p.offTau + t] = mine;
  }
  // Row t of T: T(t,k) = -tau(k) (T(t,t:k) (V^T V)(t:k,k)); rows do not depend on each other.
  if (t < WIDTH) {
    // @registers
    var h: array<f32, WIDTH>;
    // @unroll
    for (var k = 0u; k < WIDTH; k++) {
      var sum = 0.0;
      // @unroll
      for (var c = 0u; c < k; c++) {
        sum = fma(h[c], products[c + k * WIDTH], sum);
      }
      h[k] = select(select(-scales[k] * sum, 0.0, k < t), scales[k], k == t);
      T[p.offT + t + k * p.ldt] = h[k];
    }
  }
}
`;

export const geqr2_products: string = `// geqr2_products: P := V^T C in parts, one for each chunk of rows; V is a factored panel of w columns, C what lies behind it in the same matrix.
// Storage   v(i,q) = A[off + i + q*lda] below the diagonal, 1 on it, 0 above; C(i,c) = A[offC + i + c*lda], i < m, c < n;
//           P[(chunk*n + c)*WIDTH + q], all q < WIDTH
// Mapping   workgroup (x, y) -> chunk of \`slabs\` slabs of SLAB rows, columns y*COLS..; thread -> one q and c
// Tunables  WIDTH widest panel (4..32)  COLS (8..32), WIDTH*COLS threads  SLAB rows in workgroup memory (64); workgroup bytes = 4*(SLAB+1)*(WIDTH+COLS)
// Needs     w <= WIDTH. The panel's columns are not C's.
// Source    LAPACK xLARFB, its first product
const WIDTH: u32 = 4u;
const COLS: u32 = 32u;
const SLAB: u32 = 64u;
const THREADS: u32 = WIDTH * COLS;
const STRIDE: u32 = SLAB + 1u;

struct Params {
  m: u32,
  n: u32,
  w: u32,
  off: u32,
  offC: u32,
  lda: u32,
  slabs: u32,
  baseX: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> P: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> v: array<f32, WIDTH * STRIDE>;
var<workgroup> a: array<f32, COLS * STRIDE>;

@compute @workgroup_size(THREADS)
fn geqr2_products(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let chunk = group.x + p.baseX;
  let firstColumn = group.y * COLS;
  let q = t / COLS;
  let c = t % COLS;
  var sum = 0.0;
  for (var slab = 0u; slab < p.slabs; slab++) {
    let firstRow = (chunk * p.slabs + slab) * SLAB;
    for (var id = t; id < WIDTH * SLAB; id += THREADS) {
      let i = firstRow + id % SLAB;
      let column = id / SLAB;
      let value = A[p.off + min(i, p.m - 1u) + min(column, p.w - 1u) * p.lda];
      let below = select(select(0.0, 1.0, i == column), value, i > column);
      v[column * STRIDE + id % SLAB] = select(0.0, below, i < p.m && column < p.w);
    }
    for (var id = t; id < COLS * SLAB; id += THREADS) {
      let i = firstRow + id % SLAB;
      let column = firstColumn + id / SLAB;
      let value = A[p.offC + min(i, p.m - 1u) + min(column, p.n - 1u) * p.lda];
      a[id / SLAB * STRIDE + id % SLAB] = select(0.0, value, i < p.m);
    }
    workgroupBarrier();
    // @unroll
    for (var i = 0u; i < SLAB; i++) {
      sum = fma(v[q * STRIDE + i], a[c * STRIDE + i], sum);
    }
    workgroupBarrier();
  }
  if (firstColumn + c < p.n) {
    P[(chunk * p.n + firstColumn + c) * WIDTH + q] = sum;
  }
}
`;

export const getf2_apply: string = `// getf2_apply: the rows of a panel whose pivots a tournament has chosen: the interchanges, L21 := A21 U11^-1, and the factors of the winners on top.
// Storage   A[off + i + c*lda], i < m, c < width: in and out. F[i + c*WIDTH]: LU of the winners. top[i + c*WIDTH]: rows 0..width-1 as they were.
//           ipiv[offPiv + s]: 1-based rows of the matrix, whose row row0 is the panel's first
// Mapping   thread -> one row, WIDTH values in registers
// Tunables  THREADS rows per workgroup (>= 32)  WIDTH widest panel (4..64, a multiple of 4); workgroup bytes = 4*WIDTH*(WIDTH + 1)
// Needs     a row below the panel's top either stays or comes from the top, of which \`top\` is a copy: no thread reads what another writes.
//           A pivot below 2^-126 counts as zero: its column of L becomes zero.
// Source    CALU: L. Grigori, J. Demmel, H. Xiang, SIAM J. Matrix Anal. Appl. 32 (2011)
const THREADS: u32 = 64u;
const WIDTH: u32 = 4u;
const FOURS: u32 = WIDTH / 4u;

struct Params {
  baseX: u32,
  m: u32,
  width: u32,
  off: u32,
  lda: u32,
  row0: u32,
  offPiv: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read> F: array<f32>;
@group(0) @binding(2) var<storage, read> top: array<f32>;
@group(0) @binding(3) var<storage, read> ipiv: array<i32>;
@group(0) @binding(4) var<uniform> p: Params;

// @use lib/pivot_key

var<workgroup> pivots: array<u32, WIDTH>;
var<workgroup> U: array<vec4f, WIDTH * FOURS>; // by rows, zero left of the diagonal

@compute @workgroup_size(THREADS)
fn getf2_apply(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  for (var s = t; s < p.width; s += THREADS) {
    pivots[s] = u32(ipiv[p.offPiv + s]) - 1u - p.row0;
  }
  for (var e = t; e < WIDTH * FOURS; e += THREADS) {
    let k = e / FOURS;
    let c = vec4u(4u * (e % FOURS)) + vec4u(0u, 1u, 2u, 3u);
    let inside = (c >= vec4u(k)) & (c < vec4u(p.width)) & vec4<bool>(k < p.width);
    let f = min(c, vec4u(p.width - 1u)) * WIDTH + min(k, p.width - 1u);
    U[e] = select(vec4f(0.0), vec4f(F[f.x], F[f.y], F[f.z], F[f.w]), inside);
  }
  workgroupBarrier();
  let i = (group.x + p.baseX) * THREADS + t;
  if (i >= p.m) {
    return;
  }
  // @registers
  var x: array<vec4f, FOURS>;
  if (i < p.width) {
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
      x[c / 4u][c % 4u] = F[i + c * WIDTH];
    }
  } else {
    var source = i;
    for (var step = 0u; step < p.width; step++) {
      let s = p.width - 1u - step;
      if (source == s) {
        source = pivots[s];
      } else if (source == pivots[s]) {
        source = s;
      }
    }
    if (source < p.width) {
      // @unroll
      for (var c = 0u; c < WIDTH; c++) {
        x[c / 4u][c % 4u] = top[source + c * WIDTH];
      }
    } else {
      // @unroll
      for (var c = 0u; c < WIDTH; c++) {
        x[c / 4u][c % 4u] = A[p.off + source + min(c, p.width - 1u) * p.lda];
      }
    }
    // @unroll
    for (var k = 0u; k < WIDTH; k++) {
      let u = U[k * FOURS + k / 4u][k % 4u];
      var l = 0.0;
      if (pivotKey(u) >= 0x00800000u) {
        l = x[k / 4u][k % 4u] / u;
      }
      // @unroll
      for (var f = k / 4u; f < FOURS; f++) {
        x[f] = fma(vec4f(-l), U[k * FOURS + f], x[f]);
      }
      x[k / 4u][k % 4u] = l;
    }
  }
  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    if (c < p.width) {
      A[p.off + i + c * p.lda] = x[c / 4u][c % 4u];
    }
  }
}
`;

export const getf2_column: string = `// getf2_column: step j of the unblocked LU of a panel, all of it in one dispatch: pivot, interchange, scale, rank-1 update, and the
// pivot candidates of the next column.
// Storage   panelIn[offF + i + c*ldf] -> panelOut[offT + i + c*ldt], i < m, c < width: reading one copy of the panel and writing another is what lets
//           rows be exchanged without a barrier between workgroups. bestIn, bestOut: (key, row) per workgroup
// Mapping   workgroup (x) -> rows x*THREADS..; thread -> one row of the panel, WIDTH columns in registers
// Tunables  THREADS rows per workgroup (multiple of 16, 32..256)  WIDTH widest panel (8..64); workgroup bytes 8.5*THREADS
// Needs     one workgroup per THREADS rows, in one dispatch. A pivot below 2^-126 counts as zero: GPUs flush it. A zero pivot is noted in
//           info (the first only), its column is left undivided, and the factorization goes on.
// Source    LAPACK xGETF2, right-looking
const THREADS: u32 = 64u;
const WIDTH: u32 = 16u;

struct Params {
  m: u32,
  width: u32,
  j: u32,
  groups: u32,
  offF: u32,
  ldf: u32,
  offT: u32,
  ldt: u32,
  row0: u32, // row and column of A where the panel starts
  offPiv: u32,
  offInfo: u32,
}
@group(0) @binding(0) var<storage, read> panelIn: array<f32>;
@group(0) @binding(1) var<storage, read_write> panelOut: array<f32>;
@group(0) @binding(2) var<storage, read> bestIn: array<vec2u>;
@group(0) @binding(3) var<storage, read_write> bestOut: array<vec2u>;
@group(0) @binding(4) var<storage, read_write> ipiv: array<i32>;
@group(0) @binding(5) var<storage, read_write> info: array<i32>;
@group(0) @binding(6) var<uniform> p: Params;

// @use lib/pivot

@compute @workgroup_size(THREADS)
fn getf2_column(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  // Every workgroup picks the pivot for itself from the candidates of all.
  var key = 0u;
  var candidate = 0xffffffffu;
  for (var g = t; g < p.groups; g += THREADS) {
    let found = bestIn[g];
    if (found.x > key || (found.x == key && found.y < candidate)) {
      key = found.x;
      candidate = found.y;
    }
  }
  let chosen = bestPivot(t, key, candidate);
  let isZero = chosen.x < 0x00800000u;
  let pivotRow = select(chosen.y, p.j, isZero);
  if (group.x == 0u && t == 0u) {
    ipiv[p.offPiv + p.j] = i32(p.row0 + pivotRow + 1u);
    if (isZero && info[p.offInfo] == 0) {
      info[p.offInfo] = i32(p.row0 + p.j + 1u);
    }
  }

  // All loads come first and unconditionally, so that they are in flight together: a panel step is one memory latency long.
  let i = group.x * THREADS + t;
  var source = min(i, p.m - 1u);
  if (i == p.j) {
    source = pivotRow;
  } else if (i == pivotRow) {
    source = p.j;
  }
  // @registers
  var x: array<f32, WIDTH>;
  // @registers
  var u: array<f32, WIDTH>;
  var atPivot = 1.0;
  var atRow = 0.0;
  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    let column = p.offF + min(c, p.width - 1u) * p.ldf;
    x[c] = panelIn[column + source];
    u[c] = panelIn[column + pivotRow];
    if (c == p.j) {
      atPivot = u[c];
      atRow = x[c];
    }
  }
  let below = i > p.j && !isZero;
  var factor = 0.0;
  if (below) {
    factor = atRow / atPivot;
  }
  var nextKey = 0u;
  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    if (below && c == p.j) {
      x[c] = factor;
    } else if (below && c > p.j) {
      x[c] = fma(-factor, u[c], x[c]);
    }
    if (i < p.m && c < p.width) {
      panelOut[p.offT + i + c * p.ldt] = x[c];
      if (c == p.j + 1u && i > p.j) {
        nextKey = pivotKey(x[c]);
      }
    }
  }
  let found = bestPivot(t, nextKey, i);
  if (t == 0u) {
    bestOut[group.x] = found;
  }
}
`;

export const getf2_load: string = `// getf2_load: copies a panel of A into the workspace and finds the pivot candidates of its first column.
// Storage   A[offA + i + j*lda] -> panelOut[i + j*ldt], i < m, j < width; best[x] = (key, row) of workgroup x's best candidate
// Mapping   workgroup (x) -> rows x*THREADS..; thread -> one row of the panel
// Tunables  THREADS rows per workgroup (multiple of 16, 32..256); workgroup bytes 8.5*THREADS
// Needs     one workgroup per THREADS rows, in one dispatch: the candidates are numbered by workgroup
// Source    LAPACK xGETF2, pivot search
const THREADS: u32 = 64u;

struct Params {
  m: u32,
  width: u32,
  offA: u32,
  lda: u32,
  ldt: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> panelOut: array<f32>;
@group(0) @binding(2) var<storage, read_write> best: array<vec2u>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/pivot

@compute @workgroup_size(THREADS)
fn getf2_load(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = group.x * THREADS + t;
  var key = 0u;
  if (i < p.m) {
    for (var j = 0u; j < p.width; j++) {
      panelOut[i + j * p.ldt] = A[p.offA + i + j * p.lda];
    }
    key = pivotKey(A[p.offA + i]);
  }
  let found = bestPivot(t, key, i);
  if (t == 0u) {
    best[group.x] = found;
  }
}
`;

export const getf2_nopiv: string = `// getf2_nopiv: one step of LU without pivoting: A11 = L11 U11, L21 := A21 U11^-1 and U12 := L11^-1 A12 in one dispatch.
// Storage   A11 = A[off + i + j*lda], i, j < width; A21 are the \`rows\` rows below it, A12 the \`columns\` columns beside it: in and out.
//           A11 is read by all workgroups and therefore written elsewhere: L11 and U11 to blocks[offT + i + j*LEAF].
//           info[offInfo]: the first zero pivot, counted from row0 + 1
// Mapping   workgroup x eliminates A11 once more for itself, together with rows x*TILE.. of A21 and columns x*TILE.. of A12: that all three
//           wait for the same chain of columns makes the solves free. Thread (r, c) -> elements (r + SIDE*a, c + SIDE*b) in registers
// Tunables  SIDE threads in each direction (8, 16)  D elements of A11 per thread and direction (1..4): LEAF = SIDE*D  R of a tile (1..8)
//           workgroup bytes = 16*SIDE*(D + R)
// Needs     width <= LEAF. One barrier per column: two halves of the workgroup memory take turns; width is a uniform.
//           A pivot below 2^-126 counts as zero: GPUs flush it. Nothing is eliminated with it.
// Source    right-looking elimination; MAGMA xGETF2_NOPIV
const SIDE: u32 = 16u;
const D: u32 = 2u;
const R: u32 = 2u;
const LEAF: u32 = SIDE * D;
const TILE: u32 = SIDE * R;

struct Params {
  baseX: u32,
  width: u32,
  rows: u32,
  columns: u32,
  off: u32,
  lda: u32,
  offT: u32,
  row0: u32,
  offInfo: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> blocks: array<f32>;
@group(0) @binding(2) var<storage, read_write> info: array<i32>;
@group(0) @binding(3) var<uniform> p: Params;

// Column k of A11 and A21, row k of A11 and A12.
var<workgroup> column: array<f32, 2 * (LEAF + TILE)>;
var<workgroup> row: array<f32, 2 * (LEAF + TILE)>;

@compute @workgroup_size(SIDE, SIDE)
fn getf2_nopiv(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) id: vec3u) {
  let r = id.x;
  let c = id.y;
  let number = group.x + p.baseX;
  let tile = number * TILE;
  let below = p.off + p.width + tile;
  let beside = p.off + (p.width + tile) * p.lda;
  // @registers
  var x: array<f32, D * D>;
  // @registers
  var y: array<f32, R * D>;
  // @registers
  var z: array<f32, D * R>;
  // @registers
  var u: array<f32, D + R>;
  // @unroll
  for (var a = 0u; a < D; a++) {
    // @unroll
    for (var b = 0u; b < D; b++) {
      if (r + a * SIDE < p.width && c + b * SIDE < p.width) {
        x[a * D + b] = A[p.off + r + a * SIDE + (c + b * SIDE) * p.lda];
      }
    }
  }
  // @unroll
  for (var a = 0u; a < R; a++) {
    // @unroll
    for (var b = 0u; b < D; b++) {
      if (tile + r + a * SIDE < p.rows && c + b * SIDE < p.width) {
        y[a * D + b] = A[below + r + a * SIDE + (c + b * SIDE) * p.lda];
      }
      if (r + b * SIDE < p.width && tile + c + a * SIDE < p.columns) {
        z[b * R + a] = A[beside + r + b * SIDE + (c + a * SIDE) * p.lda];
      }
    }
  }
  // @unroll
  for (var k0 = 0u; k0 < D; k0++) {
    for (var kk = 0u; kk < SIDE; kk++) {
      let k = k0 * SIDE + kk;
      if (k < p.width) {
        let half = (k % 2u) * (LEAF + TILE);
        if (c == kk) {
          // @unroll
          for (var a = k0; a < D; a++) {
            column[half + r + a * SIDE] = x[a * D + k0];
          }
          // @unroll
          for (var a = 0u; a < R; a++) {
            column[half + LEAF + r + a * SIDE] = y[a * D + k0];
          }
        }
        if (r == kk) {
          // @unroll
          for (var b = k0; b < D; b++) {
            row[half + c + b * SIDE] = x[k0 * D + b];
          }
          // @unroll
          for (var b = 0u; b < R; b++) {
            row[half + LEAF + c + b * SIDE] = z[k0 * R + b];
          }
        }
        workgroupBarrier();
        let pivot = row[half + k];
        if ((bitcast<u32>(pivot) & 0x7fffffffu) < 0x00800000u) {
          if (number == 0u && r == 0u && c == 0u && info[p.offInfo] == 0) {
            info[p.offInfo] = i32(p.row0 + k + 1u);
          }
        } else {
          // @unroll
          for (var b = k0; b < D; b++) {
            u[b] = row[half + c + b * SIDE];
          }
          // @unroll
          for (var b = 0u; b < R; b++) {
            u[D + b] = row[half + LEAF + c + b * SIDE];
          }
          // Only the blocks that row and column k cross have elements to spare.
          // @unroll
          for (var a = k0; a < D; a++) {
            if (r + a * SIDE > k) {
              let factor = column[half + r + a * SIDE] / pivot;
              if (c > kk) {
                x[a * D + k0] = fma(-factor, u[k0], x[a * D + k0]);
              } else if (c == kk) {
                x[a * D + k0] = factor;
              }
              // @unroll
              for (var b = k0 + 1u; b < D; b++) {
                x[a * D + b] = fma(-factor, u[b], x[a * D + b]);
              }
              // @unroll
              for (var b = 0u; b < R; b++) {
                z[a * R + b] = fma(-factor, u[D + b], z[a * R + b]);
              }
            }
          }
          // @unroll
          for (var a = 0u; a < R; a++) {
            let factor = column[half + LEAF + r + a * SIDE] / pivot;
            if (c > kk) {
              y[a * D + k0] = fma(-factor, u[k0], y[a * D + k0]);
            } else if (c == kk) {
              y[a * D + k0] = factor;
            }
            // @unroll
            for (var b = k0 + 1u; b < D; b++) {
              y[a * D + b] = fma(-factor, u[b], y[a * D + b]);
            }
          }
        }
      }
    }
  }
  // @unroll
  for (var a = 0u; a < R; a++) {
    // @unroll
    for (var b = 0u; b < D; b++) {
      if (tile + r + a * SIDE < p.rows && c + b * SIDE < p.width) {
        A[below + r + a * SIDE + (c + b * SIDE) * p.lda] = y[a * D + b];
      }
      if (r + b * SIDE < p.width && tile + c + a * SIDE < p.columns) {
        A[beside + r + b * SIDE + (c + a * SIDE) * p.lda] = z[b * R + a];
      }
    }
  }
  if (number == 0u) {
    // @unroll
    for (var a = 0u; a < D; a++) {
      // @unroll
      for (var b = 0u; b < D; b++) {
        blocks[p.offT + r + a * SIDE + (c + b * SIDE) * LEAF] = x[a * D + b];
      }
    }
  }
}
`;

export const getf2_nopiv_store: string = `// getf2_nopiv_store: puts the factored blocks of getf2_nopiv back onto the diagonal of A.
// Storage   blocks[offT + t*LEAF*LEAF + i + j*LEAF] -> A[off + (t*step + i) + (t*step + j)*lda], t*step + i, t*step + j < width
// Mapping   workgroup x -> block x; thread t -> rows and columns t, t + THREADS, ... of it, column by column
// Tunables  THREADS (64..256)  LEAF leading dimension of a block, as in getf2_nopiv
// Needs     step <= LEAF
// Source    none
const THREADS: u32 = 256u;
const LEAF: u32 = 32u;

struct Params {
  baseX: u32,
  width: u32,
  step: u32,
  off: u32,
  lda: u32,
  offT: u32,
}
@group(0) @binding(0) var<storage, read> blocks: array<f32>;
@group(0) @binding(1) var<storage, read_write> A: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn getf2_nopiv_store(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let number = group.x + p.baseX;
  let first = number * p.step;
  let order = min(p.step, p.width - first);
  for (var e = t; e < LEAF * LEAF; e += THREADS) {
    let i = e % LEAF;
    let j = e / LEAF;
    if (i < order && j < order) {
      A[p.off + first + i + (first + j) * p.lda] = blocks[p.offT + number * LEAF * LEAF + e];
    }
  }
}
`;

export const getf2_panel: string = `// getf2_panel: LU with partial pivoting of rows that fit into the registers of one workgroup, all columns in one dispatch. Or, with
// CANDIDATES, one round of a tournament: every workgroup factors its own rows and names those that its pivots were.
// Storage   A[off + i + c*lda], c < width. Rows 0..m-1, or with FROM_LIST the m rows that rowsIn names.
//           Without both: LU in place; ipiv[offPiv + j] := row0 + pivot row + 1; info[offInfo]: first zero pivot
//           CANDIDATES: rowsOut[group*WIDTH + j]; nothing of A is written. FROM_LIST alone, the last round: LU to F, WIDTH x WIDTH, and ipiv, info
//           of the interchanges that bring the winners to the top. CANDIDATES without FROM_LIST, the first round: rows 0..WIDTH-1 to top
// Mapping   workgroup (x) -> THREADS*ROWS rows; thread t -> rows t, t + THREADS, ... of them, WIDTH values each in registers. Rows never move:
//           each knows the place \`at\` where LAPACK's interchanges would have brought it, and goes there when it is written
// Tunables  THREADS (64..1024)  ROWS per thread  WIDTH widest panel (4..64, a multiple of 4); ROWS*WIDTH <= 32 at 1024 threads, 96 at 512, 192 at
//           256, or registers spill  LANES smallest subgroup of the device. workgroup bytes = 8*THREADS/LANES*(WIDTH + 2), FROM_LIST 8*WIDTH more
// Needs     m <= THREADS*ROWS but in rounds with CANDIDATES; WIDTH <= THREADS; subgroups of LANES or more. One barrier per column: each subgroup
//           publishes its candidate row before it, so that behind it the winner's row is there to be read; two copies of that place take turns.
//           Branches that lanes take apart end before a barrier: with others, and loops over subgroups, some variants had wrong pivots (driver 580).
//           A pivot below 2^-126 counts as zero: GPUs flush it. Its column is left undivided and the factorization goes on.
// Source    LAPACK xGETF2, right-looking. Tournament: L. Grigori, J. Demmel, H. Xiang, CALU, SIAM J. Matrix Anal. Appl. 32 (2011)
enable subgroups;
diagnostic(off, subgroup_uniformity);
const THREADS: u32 = 64u;
const ROWS: u32 = 2u;
const WIDTH: u32 = 4u;
const LANES: u32 = 4u;
const FROM_LIST: u32 = 0u;
const CANDIDATES: u32 = 0u;
const IN_PLACE: u32 = (1u - FROM_LIST) * (1u - CANDIDATES);
const FIRST_ROUND: u32 = (1u - FROM_LIST) * CANDIDATES;
const LAST_ROUND: u32 = FROM_LIST * (1u - CANDIDATES);
const FACTORS: u32 = 1u - CANDIDATES;
const SUBGROUPS: u32 = THREADS / LANES;
const FOURS: u32 = WIDTH / 4u;
const NONE: u32 = 0xffffffffu;

struct Params {
  m: u32,
  last: u32, // row of the panel
  width: u32,
  off: u32,
  lda: u32,
  row0: u32,
  offPiv: u32,
  offInfo: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
// @when FACTORS
@group(0) @binding(1) var<storage, read_write> ipiv: array<i32>;
@group(0) @binding(2) var<storage, read_write> info: array<i32>;
// @end
// @when FROM_LIST
@group(0) @binding(3) var<storage, read> rowsIn: array<u32>;
// @end
// @when CANDIDATES
@group(0) @binding(4) var<storage, read_write> rowsOut: array<u32>;
// @end
// @when FIRST_ROUND
@group(0) @binding(5) var<storage, read_write> top: array<f32>;
// @end
// @when LAST_ROUND
@group(0) @binding(6) var<storage, read_write> F: array<f32>;
// @end
@group(0) @binding(7) var<uniform> p: Params;

var<workgroup> best: array<vec2u, 2u * SUBGROUPS>;
var<workgroup> published: array<vec4f, 2u * SUBGROUPS * FOURS>;
// @when LAST_ROUND
var<workgroup> winners: array<u32, WIDTH>;
var<workgroup> pivots: array<u32, WIDTH>;
// @end

@compute @workgroup_size(THREADS)
fn getf2_panel(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  @builtin(subgroup_id) subgroup: u32,
  @builtin(num_subgroups) subgroups: u32,
  @builtin(subgroup_invocation_id) lane: u32,
  @builtin(subgroup_size) lanes: u32,
) {
  let before = group.x * (THREADS * ROWS);
  let rows = min(THREADS * ROWS, p.m - before);
  // @registers
  var x: array<f32, ROWS * WIDTH>;
  // @registers
  var at: array<u32, ROWS>;
  // @registers
  var id: array<u32, ROWS>;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    at[r] = t + r * THREADS;
    id[r] = before + at[r];
    // @when FROM_LIST
    id[r] = rowsIn[min(id[r], p.m - 1u)];
    // A group with fewer rows than columns names fewer.
    if (id[r] == NONE) {
      at[r] = NONE;
    }
    // @end
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
      // Unconditional, so that the loads are in flight together; what is no row or column of the panel is never stored.
      x[r * WIDTH + c] = A[p.off + min(id[r], p.last) + min(c, p.width - 1u) * p.lda];
    }
    // @when FIRST_ROUND
    if (id[r] < p.width) {
      // @unroll
      for (var c = 0u; c < WIDTH; c++) {
        top[id[r] + c * WIDTH] = x[r * WIDTH + c];
      }
    }
    // @end
  }
  // @when CANDIDATES
  // Where rows are missing, nobody wins.
  for (var j = t; j < WIDTH; j += THREADS) {
    rowsOut[group.x * WIDTH + j] = NONE;
  }
  storageBarrier();
  // @end
  // @when FACTORS
  var mine = NONE; // the pivot of column t
  var firstZero = NONE;
  // @end
  // @unroll
  for (var j = 0u; j < WIDTH; j++) {
    if (j < min(p.width, rows)) {
      let half = (j % 2u) * SUBGROUPS;
      // The largest key: of the thread, of its subgroup, of all subgroups; and of equal keys the smallest place.
      // @registers
      var keys: array<u32, ROWS>;
      var key = 0u;
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        keys[r] = select(0u, bitcast<u32>(x[r * WIDTH + j]) & 0x7fffffffu, at[r] >= j && at[r] < rows);
        key = max(key, keys[r]);
      }
      let groupKey = subgroupMax(key);
      var place = NONE;
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        place = min(place, select(NONE, at[r], keys[r] == groupKey && at[r] >= j));
      }
      let groupPlace = subgroupMin(place);
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        if (place == groupPlace && at[r] == place && place != NONE) {
          // @unroll
          for (var f = j / 4u; f < FOURS; f++) {
            published[(half + subgroup) * FOURS + f] = vec4f(
              x[r * WIDTH + 4u * f],
              x[r * WIDTH + 4u * f + 1u],
              x[r * WIDTH + 4u * f + 2u],
              x[r * WIDTH + 4u * f + 3u],
            );
          }
        }
      }
      if (subgroupElect()) {
        best[half + subgroup] = vec2u(groupKey, groupPlace);
      }
      workgroupBarrier();
      // Each lane looks at one subgroup's candidate, or at a few where subgroups are small.
      key = 0u;
      place = NONE;
      var winner = 0u;
      // @unroll
      for (var s = 0u; s < SUBGROUPS; s += LANES) {
        let other = best[half + min(s + lane, SUBGROUPS - 1u)];
        let better = s + lane < subgroups && lane < LANES && (other.x > key || (other.x == key && other.y < place));
        key = select(key, other.x, better);
        place = select(place, other.y, better);
        winner = select(winner, s + lane, better);
      }
      let topKey = subgroupMax(key);
      let found = subgroupMin(select(NONE, place, key == topKey));
      winner = subgroupMin(select(NONE, winner, place == found));
      let isZero = topKey < 0x00800000u;
      let pivot = select(found, j, isZero);
      // @when FACTORS
      // Stores come after the loop: one in here costs each step 0.2 us (H200, 2026-11).
      mine = select(mine, pivot, t == j);
      firstZero = select(firstZero, j, isZero && firstZero == NONE);
      // @end
      // @registers
      var u: array<vec4f, FOURS>;
      // @unroll
      for (var f = j / 4u; f < FOURS; f++) {
        u[f] = published[(half + winner) * FOURS + f];
      }
      // The reciprocal of a number above 2^126 would be flushed to zero.
      let scale = select(1.0, 0x1p-64f, topKey > 0x7e000000u);
      let reciprocal = 1.0 / (u[j / 4u][j % 4u] * scale);
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        at[r] = select(select(at[r], pivot, at[r] == j), j, at[r] == pivot);
        // No branch: the lanes of a subgroup have to be together again at the next reduction, and WGSL does not promise that they are.
        let below = at[r] > j && !isZero;
        let factor = x[r * WIDTH + j] * scale * reciprocal;
        x[r * WIDTH + j] = select(x[r * WIDTH + j], factor, below);
        // @unroll
        for (var c = j + 1u; c < WIDTH; c++) {
          x[r * WIDTH + c] = select(x[r * WIDTH + c], fma(-factor, u[c / 4u][c % 4u], x[r * WIDTH + c]), below);
        }
      }
    }
  }
  // @when FACTORS
  if (t == 0u && firstZero != NONE && info[p.offInfo] == 0) {
    info[p.offInfo] = i32(p.row0 + firstZero + 1u);
  }
  // @end
  // @when IN_PLACE
  if (t < p.width) {
    ipiv[p.offPiv + t] = i32(p.row0 + mine + 1u);
  }
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
      if (at[r] < p.m && c < p.width) {
        A[p.off + at[r] + c * p.lda] = x[r * WIDTH + c];
      }
    }
  }
  // @end
  // @when CANDIDATES
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    if (at[r] < min(WIDTH, rows)) {
      rowsOut[group.x * WIDTH + at[r]] = id[r];
    }
  }
  // @end
  // @when LAST_ROUND
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    if (at[r] < p.width) {
      winners[at[r]] = id[r];
      // @unroll
      for (var c = 0u; c < WIDTH; c++) {
        F[at[r] + c * WIDTH] = x[r * WIDTH + c];
      }
    }
  }
  workgroupBarrier();
  // The winners' rows as LAPACK's interchanges: interchange s sends the row at place s to where winner s was.
  var place = NONE;
  if (t < p.width) {
    place = winners[t];
  }
  for (var s = 0u; s < p.width; s++) {
    if (t == s) {
      pivots[s] = place;
      ipiv[p.offPiv + s] = i32(p.row0 + place + 1u);
    }
    workgroupBarrier();
    if (t > s && place == s) {
      place = pivots[s];
    }
  }
  // @end
}
`;

export const getf2_update: string = `// getf2_update: carries a factored block of columns j .. j+w-1 of a panel over to the panel's other columns: row interchanges for all of
// them, and for those to the right U12 := L11^-1 A12 and A22 := A22 - L21 U12.
// Storage   A[off + i + c*lda], i < m, c < width is the panel; ipiv[offPiv + q], 1-based rows of the matrix, whose row row0 is the panel's first
// Mapping   workgroup (x) -> one column c; thread t -> rows t, t + THREADS, ... of it, ROWS of them at a time
// Tunables  THREADS (64..1024)  ROWS in flight per thread (1..8)  WIDTH widest block (4..64); workgroup bytes = 4*WIDTH*(WIDTH + 2)
// Needs     2*WIDTH <= THREADS. A workgroup owns its column: it reads, waits, writes. The columns j .. j+w-1 are only read.
// Source    LAPACK xGETRF, one step, fused: three launches would each cost more than the work
const THREADS: u32 = 64u;
const ROWS: u32 = 2u;
const WIDTH: u32 = 4u;

struct Params {
  m: u32,
  j: u32,
  w: u32,
  off: u32,
  lda: u32,
  row0: u32,
  offPiv: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read> ipiv: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> pivots: array<u32, WIDTH>;
var<workgroup> top: array<f32, WIDTH>;
var<workgroup> L11: array<f32, WIDTH * WIDTH>;

@compute @workgroup_size(THREADS)
fn getf2_update(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let c = select(group.x + p.w, group.x, group.x < p.j);
  let column = p.off + c * p.lda;
  if (t < p.w) {
    pivots[t] = u32(ipiv[p.offPiv + t]) - 1u - p.row0;
  }
  for (var id = t; id < WIDTH * WIDTH; id += THREADS) {
    let q = id % WIDTH;
    let s = id / WIDTH;
    if (s < q && q < p.w) {
      L11[id] = A[p.off + p.j + q + (p.j + s) * p.lda];
    }
  }
  workgroupBarrier();
  // Slot t < WIDTH is row j+t, slot WIDTH+q the pivot row of q; each finds its source by walking the interchanges backwards.
  let q = t % WIDTH;
  var live = t < 2u * WIDTH && q < p.w;
  var row = p.j + q;
  if (live && t >= WIDTH) {
    row = pivots[q];
    live = row >= p.j + p.w;
    for (var s = 0u; s < q; s++) {
      live = live && pivots[s] != row;
    }
  }
  var value = 0.0;
  if (live) {
    var source = row;
    for (var step = 0u; step < p.w; step++) {
      let s = p.w - 1u - step;
      if (source == p.j + s) {
        source = pivots[s];
      } else if (source == pivots[s]) {
        source = p.j + s;
      }
    }
    value = A[column + source];
  }
  storageBarrier();
  if (live) {
    A[column + row] = value;
    if (t < WIDTH) {
      top[q] = value;
    }
  }
  storageBarrier();
  workgroupBarrier();
  if (c >= p.j + p.w) {
    // U12 := L11^-1 A12, by every thread for itself.
    // @registers
    var u: array<f32, WIDTH>;
    // @unroll
    for (var q = 0u; q < WIDTH; q++) {
      if (q < p.w) {
        u[q] = top[q];
        // @unroll
        for (var s = 0u; s < q; s++) {
          u[q] = fma(-L11[q + s * WIDTH], u[s], u[q]);
        }
        if (t == q) {
          A[column + p.j + q] = u[q];
        }
      }
    }
    // A22 := A22 - L21 U12. Loads are unconditional, so that they are in flight together.
    for (var first = p.j + p.w + t; first < p.m; first += THREADS * ROWS) {
      // @registers
      var x: array<f32, ROWS>;
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        x[r] = A[column + min(first + r * THREADS, p.m - 1u)];
      }
      // @unroll
      for (var q = 0u; q < WIDTH; q++) {
        let from_column = p.off + (p.j + min(q, p.w - 1u)) * p.lda;
        // @unroll
        for (var r = 0u; r < ROWS; r++) {
          let l = A[from_column + min(first + r * THREADS, p.m - 1u)];
          x[r] = select(x[r], fma(-l, u[q], x[r]), q < p.w);
        }
      }
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        if (first + r * THREADS < p.m) {
          A[column + first + r * THREADS] = x[r];
        }
      }
    }
  }
}
`;

export const growth_final: string = `// growth_final: growth := max |U| / max |A|, how much the elements of a matrix have grown in its factorization.
// Storage   norms[0] max |A|, norms[1] max |U|; growth[offG]; all as bits
// Mapping   one thread
// Needs     NaN in either gives NaN, a zero A zero. Significands are divided and exponents subtracted: a GPU may take subnormal numbers for
//           zero, and the reciprocals of large ones too
// Source    J. H. Wilkinson, Error analysis of direct methods of matrix inversion, J. ACM 8 (1961)
const THREADS: u32 = 1u;

struct Params {
  offG: u32,
}
@group(0) @binding(0) var<storage, read> norms: array<u32>;
@group(0) @binding(1) var<storage, read_write> growth: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;

// @use lib/norm_sum

struct Split {
  significand: f32, // a normal number
  exponent: i32,
}

fn split(bits: u32) -> Split {
  if (bits < 0x800000u) {
    return Split(f32(bits), -149);
  }
  return Split(bitcast<f32>((bits & 0x7fffffu) | 0x3f800000u), i32(bits >> 23u) - 127);
}

@compute @workgroup_size(THREADS)
fn growth_final() {
  let a = norms[0] & MAGNITUDE;
  let u = norms[1] & MAGNITUDE;
  var bits = 0u;
  if (a > INFINITY_BITS || u > INFINITY_BITS || (a == INFINITY_BITS && u == INFINITY_BITS)) {
    bits = NAN_BITS;
  } else if (u == INFINITY_BITS) {
    bits = INFINITY_BITS;
  } else if (a != 0u && a != INFINITY_BITS) {
    let above = split(u);
    let below = split(a);
    bits = scaledBits(above.significand / below.significand, above.exponent - below.exponent);
  }
  growth[p.offG] = bits;
}
`;

export const gt_lu: string = `// gt_lu: P A = L U of tridiagonal matrices with interchanges of neighbouring rows, and with SOLVES B := A^-1 B in the same pass.
// Storage   lib/band_problem: operands dl 0, d 1, du 2, du2 3, B 4, ipiv 5. SOLVES: dl becomes U's second superdiagonal and a zero; without,
//           dl the multipliers, du2 that superdiagonal, and ipiv(i) = i or i + 1, from 1. W: lib/tridiagonal_sides
// Mapping   lib/tridiagonal: workgroup x -> G problems, thread t -> problem t of them. Downwards each step emits a row of U and of L^-1 P B,
//           upwards one of X. What the next C rows need is read while a thread works on the C before
// Tunables  G threads (32, 64)  C rows of a tile (8, 16, 32), divides G or is a multiple of it  R columns of B in tiles (1, 2, 4)
//           workgroup bytes 4*(4 + R)*G*(C + 1) and a little
// Needs     B is only written where all pivots are nonzero. A pivot below 2^-126 is zero: it is not divided by, the factorization goes on.
// Source    LAPACK xGTTRF, xGTSV
const G: u32 = 32u;
const C: u32 = 16u;
const R: u32 = 1u;
const SOLVES: u32 = 1u;
const LISTED: u32 = 0u;
const NONFINITE: u32 = 1u;
const SLOT0: u32 = 0u;
const SLOT1: u32 = 1u;
const SLOT2: u32 = 2u;
const SLOT3: u32 = 3u;
const SLOT4: u32 = 3u;
const USED1: u32 = 1u;
const USED2: u32 = 1u;
const USED3: u32 = 1u;
const USED4: u32 = 0u;
const KEEPS: u32 = 1u - SOLVES;
// Tiles: 0 of dl, 1 of d, 2 of du, 3 of du2 or what is solved with, then B.
const FACTOR: u32 = 3u * SOLVES;
const SECOND: u32 = 3u * KEEPS;
const TILES: u32 = 4u + R * SOLVES;

struct Params {
// @use lib/band_fields
}
// @use lib/band_slots
// @when KEEPS
@group(0) @binding(5) var<storage, read_write> ipiv: array<i32>;
// @end
@group(0) @binding(6) var<storage, read_write> info: array<i32>;
// @when NONFINITE
@group(0) @binding(7) var<storage, read_write> nonfinite: array<i32>;
// @end
// @when LISTED
@group(0) @binding(8) var<storage, read> records: array<vec4u>;
// @end
// @when SOLVES
@group(0) @binding(9) var<storage, read_write> W: array<f32>;
// @end
@group(0) @binding(10) var<uniform> p: Params;

// @use lib/band_problem
// @use lib/pivot_key
// @use lib/quotient
// @use lib/tridiagonal
// @use lib/tridiagonal_sides

// Whether a problem is not to be solved; the interchanges of the rows of a tile, a bit each.
var<workgroup> failed: array<u32, G>;
var<workgroup> exchanges: array<u32, G>;

@compute @workgroup_size(G)
fn gt_lu(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
// @use lib/tridiagonal_head
  let tile = t * PITCH;
  // What is left of row i0, and what comes with the C rows behind it.
  var d = fetched(1u, SLOT1, 0u, 0u, select(t * C, t, isAcross(1u)));
  var u = fetched(2u, SLOT2, 1u, 0u, select(t * C, t, isAcross(2u)));
  var worst = max(pivotKey(d), pivotKey(u));
  var failure = 0u;
  // @registers
  var nextL: array<f32, C>;
  // @registers
  var nextD: array<f32, C>;
  // @registers
  var nextU: array<f32, C>;
  // @unroll
  for (var s = 0u; s < C; s++) {
    nextL[s] = fetched(0u, SLOT0, 1u, 0u, s * G + t);
    nextD[s] = fetched(1u, SLOT1, 0u, 1u, s * G + t);
    nextU[s] = fetched(2u, SLOT2, 1u, 1u, s * G + t);
  }
  // @when SOLVES
  // @registers
  var nextB: array<f32, R * C>;
  // @unroll
  for (var j = 0u; j < R; j++) {
    // @unroll
    for (var s = 0u; s < C; s++) {
      nextB[j * C + s] = fetchedSide(SLOT4, j, 1u, s * G + t);
    }
  }
  // @end
  for (var i0 = 0u; i0 < p.n; i0 += C) {
    // @unroll
    for (var s = 0u; s < C; s++) {
      tiles[tileAt(0u, 0u, s * G + t)] = nextL[s];
      tiles[tileAt(1u, 1u, s * G + t)] = nextD[s];
      tiles[tileAt(2u, 2u, s * G + t)] = nextU[s];
    }
    // @when SOLVES
    // @unroll
    for (var j = 0u; j < R; j++) {
      // @unroll
      for (var s = 0u; s < C; s++) {
        tiles[tileAt(4u + j, 4u, s * G + t)] = nextB[j * C + s];
      }
    }
    // @end
    workgroupBarrier();
    let after = i0 + C;
    // @unroll
    for (var s = 0u; s < C; s++) {
      nextL[s] = fetched(0u, SLOT0, 1u, after, s * G + t);
      nextD[s] = fetched(1u, SLOT1, 0u, after + 1u, s * G + t);
      nextU[s] = fetched(2u, SLOT2, 1u, after + 1u, s * G + t);
    }
    // @when SOLVES
    // @unroll
    for (var j = 0u; j < R; j++) {
      // @unroll
      for (var s = 0u; s < C; s++) {
        nextB[j * C + s] = fetchedSide(SLOT4, j, after + 1u, s * G + t);
      }
    }
    // @end
    var swaps = 0u;
    // @unroll
    for (var r = 0u; r < C; r++) {
      let lower = tiles[tile + r];
      let diagonal = tiles[TILE + tile + r];
      let upper = tiles[2u * TILE + tile + r];
      worst = max(max(worst, pivotKey(lower)), max(pivotKey(diagonal), pivotKey(upper)));
      let swap = pivotKey(lower) > pivotKey(d);
      let pivot = select(d, lower, swap);
      let isZero = pivotKey(pivot) < 0x00800000u;
      let factor = select(quotient(select(lower, d, swap), pivot), 0.0, isZero);
      let above = select(u, diagonal, swap);
      let further = select(0.0, upper, swap);
      tiles[FACTOR * TILE + tile + r] = factor;
      tiles[SECOND * TILE + tile + r] = further;
      tiles[TILE + tile + r] = pivot;
      tiles[2u * TILE + tile + r] = above;
      d = fma(-factor, above, select(diagonal, u, swap));
      u = fma(-factor, further, select(upper, 0.0, swap));
      swaps |= select(0u, 1u << r, swap);
      failure = select(failure, i0 + r + 1u, isZero & (failure == 0u) & (i0 + r < n));
    }
    // @when SOLVES
    for (var j0 = 0u; j0 < p.nrhs; j0 += R) {
      if (j0 > 0u) {
        workgroupBarrier(); // the columns before are no longer needed
        for (var j = 0u; j < R; j++) {
          for (var s = 0u; s < C; s++) {
            tiles[tileAt(4u + j, 4u, s * G + t)] = fetchedSide(SLOT4, j0 + j, i0 + 1u, s * G + t);
          }
        }
        workgroupBarrier();
      }
      for (var j = j0; j < min(j0 + R, nrhs); j++) {
        // What is left of row i0 of B: of the first the row itself, else it has waited.
        var y = 0.0;
        if (n > i0) {
          if (i0 == 0u) {
            y = load(SLOT4, homes[4u * G + t].x + j * columns[t]);
          } else {
            y = W[waitingAt(z, i0, j)];
          }
        }
        let column = (4u + j - j0) * TILE + tile;
        // @unroll
        for (var r = 0u; r < C; r++) {
          let swap = ((swaps >> r) & 1u) != 0u;
          let next = tiles[column + r];
          let first = select(y, next, swap);
          if (i0 + r < n) {
            W[waitingAt(z, i0 + r, j)] = first;
          }
          y = fma(-tiles[FACTOR * TILE + tile + r], first, select(next, y, swap));
        }
        if (after < n) {
          W[waitingAt(z, after, j)] = y;
        }
      }
    }
    // @end
    exchanges[t] = swaps;
    workgroupBarrier();
    // @unroll
    for (var s = 0u; s < C; s++) {
      putBack(0u, 0u, SLOT0, 1u, i0, s * G + t);
      putBack(1u, 1u, SLOT1, 0u, i0, s * G + t);
      putBack(2u, 2u, SLOT2, 1u, i0, s * G + t);
      // @when KEEPS
      putBack(3u, 3u, SLOT3, 2u, i0, s * G + t);
      let spot = vec2u((s * G + t) / C, (s * G + t) % C);
      if (i0 + spot.y < orders[spot.x]) {
        let row = i0 + spot.y + 1u + ((exchanges[spot.x] >> spot.y) & 1u);
        ipiv[place((group.x + p.baseX) * G + spot.x, 5u).off + i0 + spot.y] = i32(row);
      }
      // @end
    }
  }
  failed[t] = failure;
  // What other threads have put back is read, and where a problem has failed overwritten.
  storageBarrier();
  workgroupBarrier();
  // @when SOLVES
  let tiled = (p.n + C - 1u) / C;
  for (var m = tiled; m > 0u; m--) {
    let i0 = (m - 1u) * C;
    // @unroll
    for (var s = 0u; s < C; s++) {
      nextL[s] = fetched(0u, SLOT0, 1u, i0, s * G + t);
      nextD[s] = fetched(1u, SLOT1, 0u, i0, s * G + t);
      nextU[s] = fetched(2u, SLOT2, 1u, i0, s * G + t);
    }
    // @unroll
    for (var s = 0u; s < C; s++) {
      tiles[tileAt(0u, 0u, s * G + t)] = nextL[s];
      tiles[tileAt(1u, 1u, s * G + t)] = nextD[s];
      tiles[tileAt(2u, 2u, s * G + t)] = nextU[s];
    }
    for (var j0 = 0u; j0 < p.nrhs; j0 += R) {
      workgroupBarrier();
      for (var j = j0; j < min(j0 + R, nrhs); j++) {
        // Rows i0 + C and i0 + C + 1 of X.
        var x1 = 0.0;
        var x2 = 0.0;
        if (i0 + C < n) {
          x1 = W[waitingAt(z, i0 + C, j)];
        }
        if (i0 + C + 1u < n) {
          x2 = W[waitingAt(z, i0 + C + 1u, j)];
        }
        // @registers
        var y: array<f32, C>;
        // @unroll
        for (var r = 0u; r < C; r++) {
          y[r] = W[waitingAt(mine, min(i0 + r, max(n, 1u) - 1u), j)];
        }
        let column = (4u + j - j0) * TILE + tile;
        // @unroll
        for (var q = 0u; q < C; q++) {
          let r = C - 1u - q;
          let sum = fma(-tiles[tile + r], x2, fma(-tiles[2u * TILE + tile + r], x1, y[C - 1u - q]));
          let x = select(0.0, quotient(sum, tiles[TILE + tile + r]), i0 + r < n);
          tiles[column + r] = x;
          x2 = x1;
          x1 = x;
        }
        if (i0 + 1u < n) {
          W[waitingAt(z, i0 + 1u, j)] = x2;
        }
        if (i0 < n) {
          W[waitingAt(z, i0, j)] = x1;
        }
      }
      workgroupBarrier();
      for (var j = 0u; j < R; j++) {
        for (var s = 0u; s < C; s++) {
          if (failed[spotOf(4u, s * G + t).x] == 0u) {
            putBackSide(4u + j, SLOT4, j0 + j, i0, s * G + t);
          }
        }
      }
    }
    workgroupBarrier();
  }
  // @end
  if (z < p.count) {
    info[p.offInfo + own.q] = select(i32(failure), -1, own.outside);
    // @when NONFINITE
    nonfinite[p.offNonfinite + own.q] = select(0, 1, (worst >= 0x7f800000u) & (n > 0u));
    // @end
  }
  if ((failure != 0u) & (p.nanBits != 0u)) {
    let filling = bitcast<f32>(p.nanBits);
    for (var i = 0u; i < n; i++) {
      store(SLOT1, homes[G + t].x + i * homes[G + t].y, filling);
      if (i + 1u < n) {
        store(SLOT0, homes[t].x + i * homes[t].y, filling);
        store(SLOT2, homes[2u * G + t].x + i * homes[2u * G + t].y, filling);
      }
      // @when KEEPS
      if (i + 2u < n) {
        store(SLOT3, homes[3u * G + t].x + i * homes[3u * G + t].y, filling);
      }
      // @end
      // @when SOLVES
      for (var j = 0u; j < nrhs; j++) {
        store(SLOT4, homes[4u * G + t].x + i * homes[4u * G + t].y + j * columns[t], filling);
      }
      // @end
    }
  }
}
`;

export const gt_solve: string = `// gt_solve: B := op(A)^-1 B from the factors of gt_lu without SOLVES, op(A) = A or, with TRANS, A^T.
// Storage   lib/band_problem: operands dl 0, d 1, du 2, du2 3, B 4, ipiv 5. W: lib/tridiagonal_sides
// Mapping   lib/tridiagonal: workgroup (x, y) -> G problems, columns y * R .. of B; thread t -> problem t of them. Downwards the first
//           substitution goes to W, upwards the second to B; what is carried from one tile to the next stays in registers
// Tunables  G threads (32, 64)  C rows of a tile (8, 16, 32), divides G or is a multiple of it  R columns of B (1, 2, 4)
//           workgroup bytes 4*(4 + R)*G*(C + 1) and a little
// Needs     an ipiv(i) other than i + 1 says that nothing was exchanged
// Source    LAPACK xGTTRS, xGTTS2
const G: u32 = 32u;
const C: u32 = 16u;
const R: u32 = 1u;
const TRANS: u32 = 0u;
const LISTED: u32 = 0u;
const SLOT0: u32 = 0u;
const SLOT1: u32 = 1u;
const SLOT2: u32 = 2u;
const SLOT3: u32 = 3u;
const SLOT4: u32 = 4u;
const USED1: u32 = 1u;
const USED2: u32 = 1u;
const USED3: u32 = 1u;
const USED4: u32 = 1u;
const PLAIN: u32 = 1u - TRANS;
// Tiles: 0 of dl, 1 of d, 2 of du, 3 of du2, then B.
const TILES: u32 = 4u + R;

struct Params {
// @use lib/band_fields
}
// @use lib/band_slots
@group(0) @binding(5) var<storage, read> ipiv: array<i32>;
// @when LISTED
@group(0) @binding(8) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(9) var<storage, read_write> W: array<f32>;
@group(0) @binding(10) var<uniform> p: Params;

// @use lib/band_problem
// @use lib/quotient
// @use lib/tridiagonal
// @use lib/tridiagonal_sides

// The interchanges of the rows of a tile, a bit each.
var<workgroup> exchanges: array<atomic<u32>, G>;

// dl and ipiv of the C rows from row i0 on.
fn takeL(i0: u32, group: u32, t: u32) {
  // @unroll
  for (var s = 0u; s < C; s++) {
    tiles[tileAt(0u, 0u, s * G + t)] = fetched(0u, SLOT0, 1u, i0, s * G + t);
  }
  for (var s = 0u; s < C; s++) {
    let spot = vec2u((s * G + t) / C, (s * G + t) % C);
    let i = i0 + spot.y;
    if (i + 1u < orders[spot.x]) {
      let swap = ipiv[place(group * G + spot.x, 5u).off + i] == i32(i + 2u);
      atomicOr(&exchanges[spot.x], select(0u, 1u << spot.y, swap));
    }
  }
}

// The diagonals of U from row i0 on.
fn takeU(i0: u32, t: u32) {
  // @unroll
  for (var s = 0u; s < C; s++) {
    tiles[tileAt(1u, 1u, s * G + t)] = fetched(1u, SLOT1, 0u, i0, s * G + t);
    tiles[tileAt(2u, 2u, s * G + t)] = fetched(2u, SLOT2, 1u, i0, s * G + t);
    tiles[tileAt(3u, 3u, s * G + t)] = fetched(3u, SLOT3, 2u, i0, s * G + t);
  }
}

@compute @workgroup_size(G)
fn gt_solve(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
// @use lib/tridiagonal_head
  let tile = t * PITCH;
  let j0 = (group.y + p.baseY) * R;
  // @registers
  var first: array<f32, R>;
  // @registers
  var second: array<f32, R>;
  // @unroll
  for (var j = 0u; j < R; j++) {
    first[j] = 0.0;
    second[j] = 0.0;
  }
  // Of du and du2 in the two rows before a tile.
  var above = 0.0;
  var further = 0.0;
  var furthest = 0.0;
  // @when PLAIN
  // What is left of the row that a tile begins with.
  // @unroll
  for (var j = 0u; j < R; j++) {
    first[j] = fetchedSide(SLOT4, j0 + j, 0u, select(t * C, t, isAcross(4u)));
  }
  // @end
  for (var i0 = 0u; i0 < p.n; i0 += C) {
    atomicStore(&exchanges[t], 0u);
    workgroupBarrier();
    // @when PLAIN
    takeL(i0, group.x + p.baseX, t);
    // @end
    // @when TRANS
    takeU(i0, t);
    // @end
    for (var j = 0u; j < R; j++) {
      for (var s = 0u; s < C; s++) {
        tiles[tileAt(4u + j, 4u, s * G + t)] = fetchedSide(SLOT4, j0 + j, i0 + PLAIN, s * G + t);
      }
    }
    workgroupBarrier();
    let swaps = atomicLoad(&exchanges[t]);
    // @unroll
    for (var r = 0u; r < C; r++) {
      // @when PLAIN
      let swap = ((swaps >> r) & 1u) != 0u;
      let l = tiles[tile + r];
      // @end
      // @when TRANS
      let pivot = tiles[TILE + tile + r];
      // @end
      // @unroll
      for (var j = 0u; j < R; j++) {
        let next = tiles[(4u + j) * TILE + tile + r];
        var y = next;
        // @when PLAIN
        // Row i0 + r is finished.
        y = select(first[j], next, swap);
        first[j] = fma(-l, y, select(next, first[j], swap));
        // @end
        // @when TRANS
        y = quotient(fma(-further, second[j], fma(-above, first[j], next)), pivot);
        second[j] = first[j];
        first[j] = y;
        // @end
        if ((i0 + r < n) & (j0 + j < nrhs)) {
          W[waitingAt(z, i0 + r, j0 + j)] = y;
        }
      }
      // @when TRANS
      above = tiles[2u * TILE + tile + r];
      further = furthest;
      furthest = tiles[3u * TILE + tile + r];
      // @end
    }
    workgroupBarrier();
  }
  // @unroll
  for (var j = 0u; j < R; j++) {
    first[j] = 0.0;
    second[j] = 0.0;
  }
  for (var m = (p.n + C - 1u) / C; m > 0u; m--) {
    let i0 = (m - 1u) * C;
    atomicStore(&exchanges[t], 0u);
    workgroupBarrier();
    // @when PLAIN
    takeU(i0, t);
    // @end
    // @when TRANS
    takeL(i0, group.x + p.baseX, t);
    // @end
    workgroupBarrier();
    let swaps = atomicLoad(&exchanges[t]);
    // @unroll
    for (var j = 0u; j < R; j++) {
      // @registers
      var y: array<f32, C>;
      // @unroll
      for (var r = 0u; r < C; r++) {
        y[r] = W[waitingAt(mine, min(i0 + r, max(n, 1u) - 1u), min(j0 + j, max(nrhs, 1u) - 1u))];
      }
      // @unroll
      for (var q = 0u; q < C; q++) {
        let r = C - 1u - q;
        let within = i0 + r < n;
        // @when PLAIN
        let sum = fma(-tiles[3u * TILE + tile + r], second[j], fma(-tiles[2u * TILE + tile + r], first[j], y[C - 1u - q]));
        let x = select(0.0, quotient(sum, tiles[TILE + tile + r]), within);
        tiles[(4u + j) * TILE + tile + r] = x;
        second[j] = first[j];
        first[j] = x;
        // @end
        // @when TRANS
        // Row i0 + r + 1 is finished.
        let swap = ((swaps >> r) & 1u) != 0u;
        let rest = fma(-tiles[tile + r], first[j], y[C - 1u - q]);
        tiles[(4u + j) * TILE + tile + r] = select(first[j], rest, swap);
        first[j] = select(0.0, select(rest, first[j], swap), within);
        // @end
      }
    }
    workgroupBarrier();
    for (var j = 0u; j < R; j++) {
      for (var s = 0u; s < C; s++) {
        // @when PLAIN
        putBackSide(4u + j, SLOT4, j0 + j, i0, s * G + t);
        // @end
        // @when TRANS
        putBackSide(4u + j, SLOT4, j0 + j, i0 + 1u, s * G + t);
        // @end
      }
    }
    workgroupBarrier();
  }
  // @when TRANS
  // @unroll
  for (var j = 0u; j < R; j++) {
    if ((n > 0u) & (j0 + j < nrhs)) {
      store(SLOT4, homes[4u * G + t].x + (j0 + j) * columns[t], first[j]);
    }
  }
  // @end
}
`;

export const iamax_final: string = `// iamax_final: result[offResult] := the 1-based number of the best element that iamax_part has found, 0 if there is none.
// Storage   part s has the key parts[s] and the index parts[region + s]. Of the first \`wide\` parts the index counts vectors of WIDTH
//           elements, part s being component s mod WIDTH; the others are elements behind the first \`done\`
// Mapping   one workgroup; thread t -> parts t, t + THREADS, ...
// Tunables  THREADS (32..256), a power of two
// Source    the second step of iamax and iamin: the largest key, of equal keys the smallest index
const THREADS: u32 = 64u;
const WIDTH: u32 = 4u;

struct Params {
  parts: u32,
  region: u32,
  wide: u32,
  done: u32,
  offResult: u32,
}
@group(0) @binding(0) var<storage, read> parts: array<u32>;
@group(0) @binding(1) var<storage, read_write> result: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> best: array<vec2u, THREADS>;

fn better(a: vec2u, b: vec2u) -> vec2u {
  return select(a, b, b.x > a.x || (b.x == a.x && b.y < a.y));
}

@compute @workgroup_size(THREADS)
fn iamax_final(@builtin(local_invocation_index) t: u32) {
  var mine = vec2u(0u, 0xffffffffu);
  for (var s = t; s < p.parts; s += THREADS) {
    let index = parts[s + p.region];
    let element = select(p.done + index, index * WIDTH + s % WIDTH, s < p.wide);
    mine = better(mine, vec2u(parts[s], element));
  }
  best[t] = mine;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      best[t] = better(best[t], best[t + half]);
    }
  }
  if (t == 0u) {
    result[p.offResult] = select(0, i32(best[0].y + 1u), best[0].x != 0u);
  }
}
`;

export const iamax_part: string = `// iamax_part: parts of the search for the first largest abs(x_i), or with LEAST the first smallest.
// Storage   element i is x[offX + i*incX]; offsets and increments count elements of type T and may be negative.
//           parts[slot + group + r*region] receives what workgroup \`group\` has found, per component of U
// Mapping   \`groups\` workgroups; thread t of workgroup g -> elements g*THREADS + t, + groups*THREADS, ...: the order depends on n and T alone,
//           so that equal calls give equal bits
// Tunables  THREADS (32..256), a power of two  PER elements that a thread has in flight (1..8)
//           T f32 or f16, or four of them where every operand is contiguous and starts at a multiple of four
//           F, in which is computed, f32 or vec4f
//           U u32 or vec4u, to match F
//           LEAST 1: the smallest
// Needs     a second dispatch for the parts
// Source    BLAS IxAMAX; numbers are compared as integers, NaN as the best of all: comparisons of floats cannot be trusted with it
const THREADS: u32 = 64u;
const PER: u32 = 4u;
alias T = f32;
alias F = f32;
alias U = u32;
const LEAST: u32 = 0u;

struct Params {
  baseX: u32,
  n: u32,
  groups: u32,
  offX: i32,
  incX: i32,
  slot: u32,
  region: u32,
}
@group(0) @binding(0) var<storage, read> x: array<T>;
@group(0) @binding(1) var<storage, read_write> parts: array<U>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> keys: array<U, THREADS>;
var<workgroup> indices: array<U, THREADS>;

// Grows with what is looked for: NaN, the most, then abs(x) or its negative; 0 is nothing at all.
fn keyOf(bits: U) -> U {
  let size = min(bits & U(0x7fffffffu), U(0x7f800001u));
  if (LEAST == 1u) {
    return select(U(0x7f800001u) - size, U(0x7f800002u), size == U(0x7f800001u));
  }
  return size + U(1u);
}

@compute @workgroup_size(THREADS)
fn iamax_part(@builtin(workgroup_id) id: vec3u, @builtin(local_invocation_index) t: u32) {
  let group = id.x + p.baseX;
  let stride = p.groups * THREADS;
  var key: U;
  var index: U;
  var i = group * THREADS + t;
  for (; i + (PER - 1u) * stride < p.n; i += PER * stride) {
    // @unroll
    for (var q = 0u; q < PER; q++) {
      let k = keyOf(bitcast<U>(F(x[p.offX + i32(i + q * stride) * p.incX])));
      index = select(index, U(i + q * stride), k > key);
      key = max(key, k);
    }
  }
  for (; i < p.n; i += stride) {
    let k = keyOf(bitcast<U>(F(x[p.offX + i32(i) * p.incX])));
    index = select(index, U(i), k > key);
    key = max(key, k);
  }
  keys[t] = key;
  indices[t] = index;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      let otherKey = keys[t + half];
      let otherIndex = indices[t + half];
      let better = (otherKey > keys[t]) | ((otherKey == keys[t]) & (otherIndex < indices[t]));
      keys[t] = select(keys[t], otherKey, better);
      indices[t] = select(indices[t], otherIndex, better);
    }
  }
  if (t == 0u) {
    parts[p.slot + group] = keys[0];
    parts[p.slot + group + p.region] = indices[0];
  }
}
`;

export const inv_small: string = `// inv_small: C := A^-1 for small matrices, all in registers, several per workgroup: Gauss-Jordan elimination with partial pivoting, in place.
// Storage   lib/batch_problem: A(i, j) n x n; C(i, j) or, C_IN_A, into A's buffer, at C's place; C stays as it is if info > 0
//           info[offInfo + q]: the first zero pivot, from 1, or 0; nonfinite[offNonfinite + q]: whether A had a NaN or an infinity
//           STAGED: A's matrices lie one behind the other, by columns or, ACROSS, by rows, and C is A
// Mapping   as lu_small. Step k makes column k what the inverse has for the row in which the k-th pivot was found: rows and columns go to
//           where they belong when they are written
// Tunables  as lu_small; EDGE 0: n = N = LANES*ROWS
// Needs     as lu_small. A pivot below 2^-126 counts as zero: GPUs flush it.
// Source    Gauss-Jordan with lazy rows; N. J. Higham, Accuracy and Stability of Numerical Algorithms, 14.4
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
const N: u32 = 8u;
const LANES: u32 = 2u;
const ROWS: u32 = 4u;
const THREADS: u32 = 32u;
const EDGE: u32 = 1u;
const SUBGROUPS: u32 = 1u;
const LISTED: u32 = 0u;
const STAGED: u32 = 0u;
const ACROSS: u32 = 0u;
const NONFINITE: u32 = 1u;
const C_IN_A: u32 = 0u;
const REPORTS: u32 = 1u;
const LOWER: u32 = 0u;
const FLIPPED: u32 = 0u;
const C_APART: u32 = (1u - C_IN_A) * (1u - STAGED);
const C_BESIDE: u32 = C_IN_A * (1u - STAGED);

// @use lib/small_head
// @when C_APART
@group(0) @binding(8) var<storage, read_write> C: array<f32>;
// @end
// @use lib/pivot_key

@compute @workgroup_size(THREADS)
fn inv_small(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  // @when SUBGROUPS
  @builtin(subgroup_id) subgroup: u32,
  @builtin(subgroup_size) lanes: u32,
  @builtin(subgroup_invocation_id) invocation: u32,
  // @end
) {
// @use lib/small_lane
// @use lib/small_load
  var top = N;
  // @when EDGE
  top = p.n;
  // @end
  // @registers
  var at: array<u32, ROWS>;
  // @registers
  var places: array<u32, (N + 3u) / 4u>;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    at[r] = lane + r * LANES;
  }
  // @unroll
  for (var q = 0u; q < (N + 3u) / 4u; q++) {
    places[q] = 0u;
  }
  var failure = 0u;
  for (var k = 0u; k < N; k++) {
    // Column k is where column 0 was, and goes behind the last: all steps share their text, which else is too long for the instruction cache.
    if (k < top) {
      // The largest key of the rows that have not been pivots, and of equal keys the smallest place.
      // @registers
      var keys: array<u32, ROWS>;
      var key = 0u;
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        keys[r] = select(0u, pivotKey(x[r * N]), (at[r] >= k) & (at[r] < n));
        key = max(key, keys[r]);
      }
      let best = groupMax(key);
      var chosen = NONE;
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        let candidate = 256u * at[r] + lane + r * LANES;
        chosen = min(chosen, select(NONE, candidate, (keys[r] == best) & (at[r] >= k) & (at[r] < n)));
      }
      chosen = groupMin(chosen);
      let who = chosen % 256u;
      // @unroll
      for (var q = 0u; q < (N + 3u) / 4u; q++) {
        places[q] |= select(0u, who << (8u * (k % 4u)), k / 4u == q);
      }
      // @registers
      var u: array<f32, N>;
      // @unroll
      for (var c = 0u; c < N; c++) {
        var mine = x[c];
        // @unroll
        for (var r = 1u; r < ROWS; r++) {
          mine = select(mine, x[r * N + c], who / LANES == r);
        }
        u[c] = fromLane(mine, who % LANES);
      }
      let size = bitcast<u32>(u[0]) & 0x7fffffffu;
      let divides = (k < n) & (size >= 0x00800000u);
      failure = select(failure, k + 1u, (k < n) & !divides & (failure == 0u));
      let place = select(k, chosen / 256u, divides);
      // The reciprocal of a number above 2^126 would be flushed to zero.
      let scale = select(1.0, 0x1p-64f, size > 0x7e000000u);
      let reciprocal = 1.0 / (u[0] * scale);
      // A step that does not divide, beyond the matrix or after a zero pivot, subtracts nothing.
      // @unroll
      for (var c = 1u; c < N; c++) {
        u[c] = select(0.0, u[c], divides);
      }
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        at[r] = select(select(at[r], place, at[r] == k), k, at[r] == place);
        // The pivot row becomes u / pivot: 0 - (-1/pivot) u.
        let isPivot = (at[r] == k) & divides;
        let factor = select(0.0, select(x[r * N], -1.0, isPivot) * scale * reciprocal, divides);
        let last = select(x[r * N], -factor, divides);
        // @unroll
        for (var c = 1u; c < N; c++) {
          x[r * N + c - 1u] = fma(-factor, u[c], select(x[r * N + c], 0.0, isPivot));
        }
        x[r * N + N - 1u] = last;
      }
    } else {
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        let first = x[r * N];
        // @unroll
        for (var c = 1u; c < N; c++) {
          x[r * N + c - 1u] = x[r * N + c];
        }
        x[r * N + N - 1u] = first;
      }
    }
  }
// @use lib/small_reports
// @use lib/small_reports_out
  let writes = live & ((failure == 0u) | fills);
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < N; c++) {
      let value = select(x[r * N + c], filling, fills);
      let column = extractBits(places[c / 4u], 8u * (c % 4u), 8u);
      if (writes & (at[r] < n) & (c < n)) {
        // @when STAGED
        let atS = at0 + at[r] * down + column * right;
        stage[atS / 4u][atS % 4u] = value;
        // @end
        // @when C_APART
        C[own.C.off + at[r] * own.C.rs + column * own.C.cs] = value;
        // @end
        // @when C_BESIDE
        A[own.C.off + at[r] * own.C.rs + column * own.C.cs] = value;
        // @end
      }
    }
  }
// @use lib/small_stage_out
}
`;

export const lacn2_step: string = `// lacn2_step: what xLACN2 does to its vector between two products with B, for many vectors at once.
// Storage   X[offX + i + j*ldx]  (i < n, j < columns), W alike; est[j], magnitudes as bits, which also order them
// Mapping   workgroup x -> column x; a tree over its threads
// Tunables  THREADS (64..256, a power of two)   workgroup bytes = THREADS*24
// Needs     kind 0: X := s/n, the vectors of alternating signs in the \`columns\` columns behind, est := 0
//                1: Y := X, or W X by elements; est := max(est, factor ||Y||_1), X := s sign(Y), times W by elements
//                2: X := s e_k, k the first largest magnitude of X     3: as 1, and X is left alone
//           scaled 1: s is a power of two that goes with the norm norms[0]; 0: s = 1
// Source    LAPACK xLACN2
const THREADS: u32 = 256u;

struct Params {
  baseX: u32,
  n: u32,
  columns: u32,
  kind: u32,
  weighted: u32,
  scaled: u32,
  factor: f32,
  offX: u32,
  ldx: u32,
  ldw: u32,
}
@group(0) @binding(0) var<storage, read_write> X: array<f32>;
@group(0) @binding(1) var<storage, read> W: array<f32>;
@group(0) @binding(2) var<storage, read> norms: array<u32>;
@group(0) @binding(3) var<storage, read_write> est: array<u32>;
@group(0) @binding(4) var<uniform> p: Params;

// @use lib/norm_sum
// @use lib/start_size

var<workgroup> most: array<u32, THREADS>;
var<workgroup> places: array<u32, THREADS>;

fn weight(i: u32, j: u32) -> f32 {
  if (p.weighted == 0u) {
    return 1.0;
  }
  return W[i + j * p.ldw];
}

fn begin(t: u32, j: u32, s: f32) {
  let other = p.offX + (j + p.columns) * p.ldx;
  for (var i = t; i < p.n; i += THREADS) {
    X[p.offX + i + j * p.ldx] = s / f32(p.n);
    X[other + i] = select(s, -s, i % 2u == 1u) * (1.0 + f32(i) / f32(max(p.n, 2u) - 1u));
  }
  if (t == 0u) {
    est[j] = 0u;
  }
}

fn measure(t: u32, j: u32, s: f32) {
  var sum = Sum(0u, 0.0, 0.0, 0.0);
  for (var i = t; i < p.n; i += THREADS) {
    let at = p.offX + i + j * p.ldx;
    let w = weight(i, j);
    let y = X[at] * w;
    sum = addMagnitude(sum, bitcast<u32>(y) & MAGNITUDE);
    if (p.kind == 1u) {
      X[at] = select(-s, s, y > 0.0) * w;
    }
  }
  sums[t] = sum;
  joinSums(t, THREADS, 1u);
  if (t == 0u) {
    var bits = sumBits(sums[0]);
    if (bits < INFINITY_BITS) {
      bits = bitcast<u32>(bitcast<f32>(bits) * p.factor);
    }
    est[j] = max(est[j], bits);
  }
}

fn toUnit(t: u32, j: u32, s: f32) {
  var best = 0u;
  var place = t;
  for (var i = t; i < p.n; i += THREADS) {
    let bits = bitcast<u32>(X[p.offX + i + j * p.ldx]) & MAGNITUDE;
    if (bits > best) {
      best = bits;
      place = i;
    }
  }
  most[t] = best;
  places[t] = place;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      let other = most[t + half];
      if (other > most[t] || (other == most[t] && places[t + half] < places[t])) {
        most[t] = other;
        places[t] = places[t + half];
      }
    }
  }
  workgroupBarrier();
  for (var i = t; i < p.n; i += THREADS) {
    X[p.offX + i + j * p.ldx] = select(0.0, s, i == places[0]);
  }
}

@compute @workgroup_size(THREADS)
fn lacn2_step(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let j = group.x + p.baseX;
  var s = 1.0;
  if (p.scaled == 1u) {
    s = startSize(norms[0]);
  }
  if (p.kind == 0u) {
    begin(t, j, s);
  } else if (p.kind == 2u) {
    toUnit(t, j, s);
  } else {
    measure(t, j, s);
  }
}
`;

export const lacpy: string = `// lacpy: B := A for an m x n block, or for its lower or upper triangle.
// Storage   A[offA + i + j*lda] -> B[offB + i + j*ldb]
// Mapping   workgroup (x, y) -> THREADS rows of COLS columns; thread -> one row of them
// Tunables  THREADS (32..256)  COLS columns per workgroup (1..8)   A_IN_B 1: A lies in B's buffer   T u32, or f16 for halves
// Needs     A and B share no element. The elements travel without arithmetic: NaN payloads and denormals arrive unchanged
// Source    LAPACK xLACPY
alias T = u32;
const THREADS: u32 = 128u;
const COLS: u32 = 4u;
const A_IN_B: u32 = 0u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  part: u32,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> B: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

// @use lib/part

@compute @workgroup_size(THREADS)
fn lacpy(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < p.m && j < p.n && inPart(p.part, i, j)) {
      let origin = p.offA + i + j * p.lda;
      if (A_IN_B == 1u) {
        B[p.offB + i + j * p.ldb] = B[origin];
      } else {
        B[p.offB + i + j * p.ldb] = A[origin];
      }
    }
  }
}
`;

export const lacpy_if: string = `// lacpy_if: B := A for an m x n block if the factorization whose info is given has failed.
// Storage   A[offA + i + j*lda] -> B[offB + i + j*ldb]
// Mapping   workgroup (x, y) -> THREADS rows of column y; thread -> one element
// Tunables  THREADS (32..256)
// Needs     A and B in different buffers
// Source    LAPACK xLACPY; the condition keeps a driver from touching its right-hand sides without a round trip to the host
const THREADS: u32 = 64u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
  offInfo: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> B: array<f32>;
@group(0) @binding(2) var<storage, read> info: array<i32>;
@group(0) @binding(3) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn lacpy_if(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let j = group.y + p.baseY;
  if (i < p.m && info[p.offInfo] > 0) {
    B[p.offB + i + j * p.ldb] = A[p.offA + i + j * p.lda];
  }
}
`;

export const lag2h: string = `// lag2h: B := A rounded to half precision, to nearest with ties to even, for an m x n block; info := 1 if an element becomes infinite.
// Storage   A[offA + i + j*lda], as bits -> B[offB + i + j*ldb]; info[offInfo], zero before
// Mapping   workgroup (x, y) -> THREADS rows of COLS columns; thread -> one row of them
// Tunables  THREADS (32..256)  COLS columns per workgroup (1..8)
// Needs     shader-f16
// Source    MAGMA magmablas_slag2h. By integers, because WGSL leaves rounding, overflow and subnormal numbers of a conversion to the device
enable f16;
const THREADS: u32 = 128u;
const COLS: u32 = 4u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
  offInfo: u32,
}
@group(0) @binding(0) var<storage, read> A: array<u32>;
@group(0) @binding(1) var<storage, read_write> B: array<f16>;
@group(0) @binding(2) var<storage, read_write> info: array<atomic<i32>>;
@group(0) @binding(3) var<uniform> p: Params;

const INFINITE: u32 = 0x7c00u;

// Bits of the half nearest to the positive single with the bits \`size\`: what is shifted to the right and rounded are the bits of a normal
// number with another bias, or the significand of a subnormal one.
fn nearest(size: u32) -> u32 {
  let subnormal = size < 0x38800000u; // 2^-14
  let significand = (size & 0x7fffffu) | 0x800000u;
  let value = select(size - 0x38000000u, significand, subnormal);
  let shift = select(13u, 126u - (size >> 23u), subnormal);
  let s = min(shift, 31u);
  let rounded = (value + (1u << (s - 1u)) - 1u + ((value >> s) & 1u)) >> s;
  let finite = select(rounded, INFINITE, size >= 0x477ff000u); // 65520
  return select(finite, 0x7e00u, size > 0x7f800000u);
}

@compute @workgroup_size(THREADS)
fn lag2h(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < p.m && j < p.n) {
      let bits = A[p.offA + i + j * p.lda];
      let half = nearest(bits & 0x7fffffffu);
      B[p.offB + i + j * p.ldb] = bitcast<vec2<f16>>(half | ((bits >> 16u) & 0x8000u)).x;
      if (half == INFINITE) {
        atomicStore(&info[p.offInfo], 1);
      }
    }
  }
}
`;

export const lag2s: string = `// lag2s: B := A, half to single precision, exactly, for an m x n block; info := 1 if an element is infinite.
// Storage   A[offA + i + j*lda] -> B[offB + i + j*ldb], as bits; info[offInfo], zero before
// Mapping   workgroup (x, y) -> THREADS rows of COLS columns; thread -> one row of them
// Tunables  THREADS (32..256)  COLS columns per workgroup (1..8)
// Needs     shader-f16
// Source    MAGMA magmablas_hlag2s. By integers, because WGSL lets a device take subnormal halves for zero
enable f16;
const THREADS: u32 = 128u;
const COLS: u32 = 4u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
  offInfo: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f16>;
@group(0) @binding(1) var<storage, read_write> B: array<u32>;
@group(0) @binding(2) var<storage, read_write> info: array<atomic<i32>>;
@group(0) @binding(3) var<uniform> p: Params;

// Bits of the single that a positive half is.
fn widened(half: u32) -> u32 {
  let exponent = half >> 10u;
  let fraction = half & 1023u;
  let normal = ((exponent + 112u) << 23u) | (fraction << 13u);
  let subnormal = bitcast<u32>(f32(fraction) * 0x1p-24f);
  let special = 0x7f800000u | (fraction << 13u);
  return select(select(normal, subnormal, exponent == 0u), special, exponent == 31u);
}

@compute @workgroup_size(THREADS)
fn lag2s(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < p.m && j < p.n) {
      let bits = bitcast<u32>(vec2<f16>(A[p.offA + i + j * p.lda], 0.0h));
      B[p.offB + i + j * p.ldb] = widened(bits & 0x7fffu) | ((bits & 0x8000u) << 16u);
      if ((bits & 0x7fffu) == 0x7c00u) {
        atomicStore(&info[p.offInfo], 1);
      }
    }
  }
}
`;

export const lange_batched: string = `// lange_batched: norms of the matrices of a batch: largest magnitude, largest sum of magnitudes, or root of the sum of squares.
// Storage   A where lib/batch_problem says; with SYMMETRIC the lower triangle of problem.A stands for the matrix. result[offR + q], as bits
// Mapping   workgroup x -> GROUP matrices, LANES threads each: lane -> every la-th element along memory of every (LANES/la)-th line; then trees
// Tunables  LANES a power of two (4..256)  THREADS (a power of two, LANES..256)  DEPTH elements in flight per thread
//           workgroup bytes = THREADS*16
// Needs     kind 0 max, 1 sums of lines along memory, 2 squares, 3 sums across lines; byRows 1: lines are rows. la divides LANES.
//           Loops with barriers have the largest sizes of the launch as bounds, which are uniform
// Source    LAPACK xLANGE, xLANSY
const LANES: u32 = 64u;
const THREADS: u32 = 128u;
const DEPTH: u32 = 4u;
const LISTED: u32 = 0u;
const SYMMETRIC: u32 = 0u;
const GROUP: u32 = THREADS / LANES;

struct Params {
// @use lib/batch_fields
  kind: u32,
  byRows: u32,
  la: u32,
  offR: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> result: array<u32>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/norm_sum

// A matrix as \`across\` lines of \`along\` elements.
struct Lines {
  place: Place,
  along: u32,
  across: u32,
}

// The magnitude of an element as bits, 0 behind the end: element a of line c. Loads are made whatever the element, within the matrix.
fn magnitude(x: Lines, a: u32, c: u32) -> u32 {
  let inside = (a < x.along) & (c < x.across);
  var i = select(a, c, p.byRows != 0u);
  var j = select(c, a, p.byRows != 0u);
  // @when SYMMETRIC
  let row = max(i, j);
  j = min(i, j);
  i = row;
  // @end
  return select(0u, bitcast<u32>(A[select(0u, x.place.off + i * x.place.rs + j * x.place.cs, inside)]) & MAGNITUDE, inside);
}

// How often an element counts whose square is summed: of a symmetric matrix only the triangle is gone through.
fn weight(a: u32, c: u32) -> f32 {
  var times = 1.0;
  // @when SYMMETRIC
  let i = select(a, c, p.byRows != 0u);
  let j = select(c, a, p.byRows != 0u);
  times = select(select(0.0, 2.0, i > j), 1.0, i == j);
  // @end
  return times;
}

@compute @workgroup_size(THREADS)
fn lange_batched(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = (group.x + p.baseX) * GROUP + t / LANES;
  let lane = t % LANES;
  let own = problem(min(z, p.count - 1u));
  let m = select(own.m, own.n, SYMMETRIC == 1u);
  let rows = select(p.m, p.n, SYMMETRIC == 1u);
  let byRows = p.byRows != 0u;
  let x = Lines(own.A, select(0u, select(m, own.n, byRows), z < p.count), select(own.n, m, byRows));
  let topAlong = select(rows, p.n, byRows);
  let topAcross = select(p.n, rows, byRows);
  let ax = lane % p.la;
  let cy = lane / p.la;
  let lc = LANES / p.la;
  var s = Sum(0u, 0.0, 0.0, 0.0);
  var largest = 0u;
  // @registers
  var bits: array<u32, DEPTH>;
  if (p.kind == 3u) {
    for (var a0 = 0u; a0 < topAlong; a0 += p.la) {
      let a = a0 + ax;
      s = Sum(0u, 0.0, 0.0, 0.0);
      for (var c = cy; c < x.across; c += lc * DEPTH) {
        // @unroll
        for (var u = 0u; u < DEPTH; u++) {
          bits[u] = magnitude(x, a, c + u * lc);
        }
        // @unroll
        for (var u = 0u; u < DEPTH; u++) {
          s = addMagnitude(s, bits[u]);
        }
      }
      workgroupBarrier();
      sums[t] = s;
      joinSums(t, LANES, p.la);
      if ((cy == 0u) & (a < x.along)) {
        largest = max(largest, sumBits(sums[t]));
      }
    }
  } else {
    for (var c0 = 0u; c0 < topAcross; c0 += lc) {
      let c = c0 + cy;
      for (var a = ax; a < x.along; a += p.la * DEPTH) {
        // @unroll
        for (var u = 0u; u < DEPTH; u++) {
          bits[u] = magnitude(x, a + u * p.la, c);
        }
        // @unroll
        for (var u = 0u; u < DEPTH; u++) {
          if (p.kind == 2u) {
            s = addSquare(s, bits[u], weight(a + u * p.la, c));
          } else {
            s = addMagnitude(s, bits[u]);
          }
        }
      }
      if (p.kind == 1u) {
        workgroupBarrier();
        sums[t] = s;
        joinSums(t, p.la, 1u);
        if ((ax == 0u) & (c < x.across)) {
          largest = max(largest, sumBits(sums[t]));
        }
        s = Sum(0u, 0.0, 0.0, 0.0);
      }
    }
  }
  s.worst = select(s.worst, largest, (p.kind == 1u) | (p.kind == 3u));
  workgroupBarrier();
  sums[t] = s;
  joinSums(t, LANES, 1u);
  if ((lane == 0u) & (z < p.count)) {
    let all = sums[t];
    result[p.offR + own.q] = select(all.worst, rootBits(all), p.kind == 2u);
  }
}
`;

export const lapmr: string = `// lapmr: A(i, j) := X(sources(i), j), rows in another order, from a copy of them.
// Storage   A[off + i + j*lda], first <= i < m; X[i - first + j*ldx]; sources[i] in first .. m-1
// Mapping   workgroup (x, y) -> THREADS rows of COLS columns; thread -> one row
// Tunables  THREADS (32..256)  COLS columns per workgroup (1..16)
// Needs     sources in range
// Source    LAPACK xLAPMR, forwards
const THREADS: u32 = 256u;
const COLS: u32 = 8u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  first: u32,
  off: u32,
  lda: u32,
  ldx: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read> X: array<f32>;
@group(0) @binding(2) var<storage, read> sources: array<u32>;
@group(0) @binding(3) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn lapmr(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = p.first + (group.x + p.baseX) * THREADS + t;
  if (i >= p.m) {
    return;
  }
  let source = sources[i] - p.first;
  let begin = (group.y + p.baseY) * COLS;
  for (var j = begin; j < min(p.n, begin + COLS); j++) {
    A[p.off + i + j * p.lda] = X[source + j * p.ldx];
  }
}
`;

export const laqge: string = `// laqge: A := diag(r) A diag(c) in an m x n block or a triangle of it, with either factor, both or none, as \`way\` or the scalars say.
// Storage   A[offA + i + j*lda]; r(i) = factors[i], c(j) = factors[offC + j]; scalars factors[offS..]: rowcnd, colcnd, amax, or scond, amax with
//           symmetric = 1, where r and c are one; equed[offE]
// Mapping   workgroup (x, y) -> THREADS rows of COLS columns; thread -> one row of them
// Tunables  THREADS (32..256)  COLS (1..8)
// Needs     A and factors in different buffers. way 0 nothing, 1 rows, 2 columns, 3 both; 4: the scalars decide, and equed says what
// Source    LAPACK xLAQGE, xLAQSY
const THREADS: u32 = 128u;
const COLS: u32 = 4u;
const THRESHOLD: f32 = 0.1;
// 2^-103 and 2^103 as bits
const SMALL: u32 = 0x0c000000u;
const LARGE: u32 = 0x73000000u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  part: u32,
  way: u32,
  symmetric: u32,
  offA: u32,
  lda: u32,
  offC: u32,
  offS: u32,
  offE: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read> factors: array<f32>;
@group(0) @binding(2) var<storage, read_write> equed: array<i32>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/part

// By bits, because NaN decides nothing: 0.1 as the nearest single.
fn below(x: f32) -> bool {
  let bits = bitcast<u32>(x);
  return bits < bitcast<u32>(THRESHOLD) || (bits >= 0x80000000u && bits <= 0xff800000u);
}

// 0 nothing, 1 rows, 2 columns, 3 both
fn decided() -> u32 {
  let amax = bitcast<u32>(factors[p.offS + 2u - p.symmetric]);
  let extreme = amax < SMALL || (amax > LARGE && amax <= 0x7f800000u);
  let first = below(factors[p.offS]) || extreme;
  if (p.symmetric == 1u) {
    return select(0u, 3u, first);
  }
  return select(0u, 1u, first) + select(0u, 2u, below(factors[p.offS + 1u]));
}

@compute @workgroup_size(THREADS)
fn laqge(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  var way = p.way;
  if (way == 4u) {
    way = decided();
    if (i == 0u && col0 == 0u) {
      equed[p.offE] = i32(select(way, min(way, 1u), p.symmetric == 1u));
    }
  }
  if (way == 0u || i >= p.m) {
    return;
  }
  let left = select(1.0, factors[i], (way & 1u) != 0u);
  for (var j = col0; j < min(col0 + COLS, p.n); j++) {
    if (inPart(p.part, i, j)) {
      let right = select(1.0, factors[p.offC + j], (way & 2u) != 0u);
      A[p.offA + i + j * p.lda] *= right * left;
    }
  }
}
`;

export const larft_block: string = `// larft_block: the triangular factors of blocks of ORDER reflectors, H = I - V T V^T, from V^T V and tau; zeros in the rest of T.
// Storage   G[offG + i + j*ldg] = v(i)^T v(j), i < j; tau[offTau + j], j < count; T[offT + i + j*ldt], i, j < k
// Mapping   workgroup (x) -> columns x*ORDER.. of T; thread t -> row t of the block, then of the zeros
// Tunables  ORDER (8..32) reflectors of a block, at most THREADS  THREADS (32..256); workgroup bytes = 4*ORDER*(ORDER + 1)
// Needs     Reflectors count..k-1 are the identity. Rows of T do not depend on each other.
// Source    LAPACK xLARFT
const ORDER: u32 = 32u;
const THREADS: u32 = 64u;

struct Params {
  k: u32,
  count: u32,
  offG: u32,
  ldg: u32,
  offTau: u32,
  offT: u32,
  ldt: u32,
}
@group(0) @binding(0) var<storage, read> G: array<f32>;
@group(0) @binding(1) var<storage, read> tau: array<f32>;
@group(0) @binding(2) var<storage, read_write> T: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;

var<workgroup> products: array<f32, ORDER * ORDER>;
var<workgroup> scales: array<f32, ORDER>;

@compute @workgroup_size(THREADS)
fn larft_block(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = group.x * ORDER;
  let order = min(ORDER, p.k - first);
  for (var id = t; id < ORDER * ORDER; id += THREADS) {
    let i = id % ORDER;
    let j = id / ORDER;
    let inside = i < j && first + j < p.count;
    let place = select(0u, first + i + (first + j) * p.ldg, inside);
    products[id] = select(0.0, G[p.offG + place], inside);
  }
  if (t < ORDER) {
    scales[t] = select(0.0, tau[p.offTau + min(first + t, p.count - 1u)], first + t < p.count);
  }
  workgroupBarrier();
  // T(t,k) = -tau(k) (T(t,t:k) (V^T V)(t:k,k))
  if (t < order) {
    // @registers
    var h: array<f32, ORDER>;
    // @unroll
    for (var k = 0u; k < ORDER; k++) {
      var sum = 0.0;
      // @unroll
      for (var c = 0u; c < k; c++) {
        sum = fma(h[c], products[c + k * ORDER], sum);
      }
      h[k] = select(select(-scales[k] * sum, 0.0, k < t), scales[k], k == t);
      if (k < order) {
        T[p.offT + first + t + (first + k) * p.ldt] = h[k];
      }
    }
  }
  for (var i = t; i < p.k; i += THREADS) {
    if (i < first || i >= first + order) {
      for (var j = 0u; j < order; j++) {
        T[p.offT + i + (first + j) * p.ldt] = 0.0;
      }
    }
  }
}
`;

export const larft_unit: string = `// larft_unit: V := the vectors of k reflectors with the zeros and ones that A does not store.
// Storage   v(i,q) = A[off + i + q*lda] for i > q, i < m, q < k; V[offV + i + q*ldv]
// Mapping   workgroup (x, y) -> THREADS rows, COLS columns
// Tunables  THREADS (64..256)  COLS per thread (1..8)
// Needs     V and A are different buffers
const THREADS: u32 = 256u;
const COLS: u32 = 4u;

struct Params {
  m: u32,
  k: u32,
  off: u32,
  lda: u32,
  offV: u32,
  ldv: u32,
  baseX: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> V: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn larft_unit(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  if (i < p.m) {
    // @unroll
    for (var c = 0u; c < COLS; c++) {
      let q = group.y * COLS + c;
      if (q < p.k) {
        let value = A[p.off + i + q * p.lda];
        V[p.offV + i + q * p.ldv] = select(select(0.0, 1.0, i == q), value, i > q);
      }
    }
  }
}
`;

export const lascl: string = `// lascl: A := factor A, one step of a scaling, for an m x n block or for its lower or upper triangle.
// Storage   A[offA + i + j*lda]
// Mapping   workgroup (x, y) -> THREADS rows of COLS columns; thread -> one row of them
// Tunables  THREADS (32..256)  COLS columns per workgroup (1..8)   T f32, or f16: then computed in f32 and rounded once
// Needs     nothing; the host chooses factors whose products stay in range
// Source    LAPACK xLASCL
alias T = f32;
const THREADS: u32 = 128u;
const COLS: u32 = 4u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  part: u32,
  factor: f32,
  offA: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<uniform> p: Params;

// @use lib/part

@compute @workgroup_size(THREADS)
fn lascl(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < p.m && j < p.n && inPart(p.part, i, j)) {
      let at = p.offA + i + j * p.lda;
      A[at] = T(p.factor * f32(A[at]));
    }
  }
}
`;

export const laset: string = `// laset: A(i, j) := alpha off the diagonal and beta on it, in an m x n block or in its lower or upper triangle.
// Storage   A[offA + i + j*lda]
// Mapping   workgroup (x, y) -> THREADS rows of COLS columns; thread -> one row of them
// Tunables  THREADS (32..256)  COLS columns per workgroup (1..8)   T f32 or f16
// Needs     nothing; A is not read
// Source    LAPACK xLASET
alias T = f32;
const THREADS: u32 = 128u;
const COLS: u32 = 4u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  part: u32,
  alpha: f32,
  beta: f32,
  offA: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<uniform> p: Params;

// @use lib/part

@compute @workgroup_size(THREADS)
fn laset(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < p.m && j < p.n && inPart(p.part, i, j)) {
      A[p.offA + i + j * p.lda] = T(select(p.alpha, p.beta, i == j));
    }
  }
}
`;

export const laswp: string = `// laswp: applies \`count\` row interchanges k <-> ipiv(k) to columns of A, as one gather and one scatter. With SOLVE also
// U12 := L11^-1 A12 for their rows first .. first+count-1, which are in workgroup memory then anyway.
// Storage   A[off + i + j*lda], i < m; ipiv[offPiv + q] is the 1-based row that row first+q is exchanged with. The columns are \`left\` ones from
//           column \`left0\` on, then those from column \`right0\` on, \`columns\` in all; SOLVE is for the latter only.
//           L11[q + s*lda] at offL, q > s: unit lower triangular
// Mapping   workgroup (x) -> COLS columns; thread (slot, c): slot < NP stands for row first+slot, slot >= NP for the pivot row of
//           slot-NP. Every thread finds the source of its row by walking the interchanges backwards, so nothing is swapped in sequence.
//           SOLVE: thread -> one column, its NP elements in registers, forward substitution
// Tunables  NP interchanges per dispatch (8..64, a multiple of 4)  THREADS a multiple of 2*NP  COLS columns per workgroup, a multiple of
//           THREADS/(2*NP), at most THREADS; workgroup bytes 4*NP, SOLVE 4*NP*(NP + COLS) + 4*COLS more; the host cuts longer lists into pieces of NP
// Needs     pivots in 1..m (clamped, so that a wrong list cannot write elsewhere). A workgroup owns its columns: reads, barrier, writes.
// Source    LAPACK xLASWP, permutation by gather; xGETRF, the row panel of U
const NP: u32 = 16u;
const COLS: u32 = 4u;
const THREADS: u32 = 64u;
const SOLVE: u32 = 1u;
const MOVE: u32 = 1u - SOLVE;
const TOGETHER: u32 = THREADS / (2u * NP); // columns
const EACH: u32 = COLS / TOGETHER;
const FOURS: u32 = NP / 4u;

struct Params {
  baseX: u32,
  m: u32,
  off: u32,
  lda: u32,
  offPiv: u32,
  first: u32,
  count: u32,
  left0: u32,
  left: u32,
  right0: u32,
  columns: u32,
  backward: u32, // 1: the last interchange is applied first
  offL: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read> ipiv: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> pivots: array<u32, NP>;
// @when SOLVE
var<workgroup> L11: array<vec4f, NP * FOURS>; // by columns, each from below its diagonal on, then zeros
var<workgroup> U12: array<f32, COLS * (NP + 1u)>;
// @end

@compute @workgroup_size(THREADS)
fn laswp(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  if (t < p.count) {
    pivots[t] = u32(clamp(ipiv[p.offPiv + t], 1, i32(p.m))) - 1u;
  }
  // @when SOLVE
  for (var e = t; e < NP * FOURS; e += THREADS) {
    let s = e / FOURS;
    let q = vec4u(s + 4u * (e % FOURS)) + vec4u(1u, 2u, 3u, 4u);
    let inside = q < vec4u(p.count);
    let l = min(q, vec4u(p.count - 1u)) + vec4u(p.offL + min(s, p.count - 1u) * p.lda);
    L11[e] = select(vec4f(0.0), vec4f(A[l.x], A[l.y], A[l.z], A[l.w]), inside);
  }
  // @end
  workgroupBarrier();
  let slot = t % (2u * NP);
  let q = slot % NP;
  var live = q < p.count;
  var row = p.first + q;
  if (slot >= NP && live) {
    row = pivots[q];
    // Rows of the block itself have their own slot, and only the first of equal pivots writes.
    live = row < p.first || row >= p.first + p.count;
    for (var s = 0u; s < q; s++) {
      live = live && pivots[s] != row;
    }
  }
  var source = row;
  for (var step = 0u; step < p.count; step++) {
    let s = select(p.count - 1u - step, step, p.backward == 1u);
    if (source == p.first + s) {
      source = pivots[s];
    } else if (source == pivots[s]) {
      source = p.first + s;
    }
  }
  let mine = group.x + p.baseX;
  let c = t / (2u * NP);
  // @registers
  var value: array<f32, EACH>;
  // @unroll
  for (var e = 0u; e < EACH; e++) {
    let k = mine * COLS + e * TOGETHER + c;
    let j = select(p.right0 + k - p.left, p.left0 + k, k < p.left);
    if (live && k < p.columns) {
      value[e] = A[p.off + source + j * p.lda];
    }
  }
  storageBarrier();
  // @unroll
  for (var e = 0u; e < EACH; e++) {
    let k = mine * COLS + e * TOGETHER + c;
    let j = select(p.right0 + k - p.left, p.left0 + k, k < p.left);
    if (live && k < p.columns) {
      // @when SOLVE
      if (slot < NP && k >= p.left) {
        U12[(e * TOGETHER + c) * (NP + 1u) + q] = value[e];
      } else {
        A[p.off + row + j * p.lda] = value[e];
      }
      // @end
      // @when MOVE
      if (source != row) {
        A[p.off + row + j * p.lda] = value[e];
      }
      // @end
    }
  }
  // @when SOLVE
  workgroupBarrier();
  if (t < COLS && mine * COLS + t >= p.left && mine * COLS + t < p.columns) {
    let column = t * (NP + 1u);
    // Straight-line text of the whole triangle would be longer than the caches of instructions: a loop per quarter, in which registers
    // turn: u[0] is the element that is done next.
    // @registers
    var u: array<f32, NP + 1u>;
    // @unroll
    for (var i = 0u; i < NP; i++) {
      u[i] = select(0.0, U12[column + i], i < p.count);
    }
    // @unroll
    for (var phase = 0u; phase < 4u; phase++) {
      for (var s = phase * (NP / 4u); s < min(p.count, (phase + 1u) * (NP / 4u)); s++) {
        let done = u[0];
        U12[column + s] = done;
        // @unroll
        for (var f = 0u; f < (4u - phase) * (NP / 16u); f++) {
          let l = L11[s * FOURS + f];
          // @unroll
          for (var q = 0u; q < 4u; q++) {
            u[4u * f + q] = fma(-l[q], done, u[4u * f + q + 1u]);
          }
        }
      }
    }
  }
  workgroupBarrier();
  // @unroll
  for (var e = 0u; e < EACH; e++) {
    let k = mine * COLS + e * TOGETHER + c;
    if (live && slot < NP && k >= p.left && k < p.columns) {
      A[p.off + row + (p.right0 + k - p.left) * p.lda] = U12[(e * TOGETHER + c) * (NP + 1u) + q];
    }
  }
  // @end
}
`;

export const laswp_sources: string = `// laswp_sources: which row each row is after \`count\` more interchanges in front of those that are known: final row i was row sources[i].
// Storage   ipiv[offPiv + q] is the 1-based row that row first+q is exchanged with; sources[i], row0 <= i < m, in and out; those in front of
//           row \`known\` are not written yet: their rows stayed where they were
// Mapping   workgroup (x) -> rows row0 + x*THREADS ..; thread -> one row, which walks the interchanges from the one that is applied last
// Tunables  THREADS (32..256); workgroup bytes 4*THREADS
// Needs     pivots in 1..m (clamped, so that a wrong list cannot read elsewhere)
// Source    LAPACK xLASWP, its interchanges as a permutation
const THREADS: u32 = 256u;

struct Params {
  baseX: u32,
  row0: u32,
  m: u32,
  offPiv: u32,
  first: u32,
  count: u32,
  known: u32,
  backward: u32, // 1: the last interchange is applied first
}
@group(0) @binding(0) var<storage, read> ipiv: array<i32>;
@group(0) @binding(1) var<storage, read_write> sources: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> pivots: array<u32, THREADS>;

@compute @workgroup_size(THREADS)
fn laswp_sources(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = p.row0 + (group.x + p.baseX) * THREADS + t;
  var source = i;
  if (i >= p.known && i < p.m) {
    source = sources[i];
  }
  let parts = (p.count + THREADS - 1u) / THREADS;
  for (var part = 0u; part < parts; part++) {
    let begin = select(parts - 1u - part, part, p.backward == 1u) * THREADS;
    let size = min(THREADS, p.count - begin);
    if (t < size) {
      pivots[t] = u32(clamp(ipiv[p.offPiv + begin + t], 1, i32(p.m))) - 1u;
    }
    workgroupBarrier();
    for (var step = 0u; step < size; step++) {
      let q = select(size - 1u - step, step, p.backward == 1u);
      let row = p.first + begin + q;
      let other = pivots[q];
      source = select(select(source, row, source == other), other, source == row);
    }
    workgroupBarrier();
  }
  if (i < p.m) {
    sources[i] = source;
  }
}
`;

export const ls_factors: string = `// ls_factors: powers of two that bring a matrix and its right-hand sides into a range where squares are safe, and back.
// Storage   norms[0] the largest magnitude of A, norms[1] that of B, as bits; factors[offF + 0..1] for A: 2^a in two factors, [2..3] for B: 2^b,
//           [4..5] for X: 2^(a-b), [6..7] for R: 2^-a, [8..9] for residuals: 2^-b
// Mapping   one thread
// Tunables  RANGE magnitudes within 2^-RANGE .. 2^RANGE are left alone
// Source    leastSquares.ref.ts: a and b are 0, or minus the exponent of the largest magnitude. Zero, infinity and NaN are not scaled
const THREADS: u32 = 1u;
const RANGE: u32 = 40u;

struct Params {
  offF: u32,
}
@group(0) @binding(0) var<storage, read> norms: array<u32>;
@group(0) @binding(1) var<storage, read_write> factors: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;

// 2^e for an e within the exponents of f32
fn power(e: i32) -> f32 {
  return bitcast<f32>(u32(e + 127) << 23u);
}

// Minus the exponent, where that is beyond RANGE. Subnormal numbers count as zero.
fn scaling(bits: u32) -> i32 {
  let field = (bits >> 23u) & 0xffu;
  let exponent = i32(field) - 127;
  return select(0, -exponent, (field > 0u) & (field < 0xffu) & (abs(exponent) > i32(RANGE)));
}

@compute @workgroup_size(THREADS)
fn ls_factors() {
  let a = scaling(norms[0]);
  let b = scaling(norms[1]);
  var exponents = array<i32, 5>(a, b, a - b, -a, -b);
  for (var k = 0u; k < 5u; k++) {
    let e = exponents[k];
    let half = e / 2;
    factors[p.offF + 2u * k] = power(half);
    factors[p.offF + 2u * k + 1u] = power(e - half);
  }
}
`;

export const ls_scale: string = `// ls_scale: A := f g A for two factors that a dispatch before this one has found, or nothing where both are 1.
// Storage   A[offA + i + j*lda], m x n or a triangle of it; factors[first], factors[first + 1]
// Mapping   workgroup (x, y) -> THREADS rows of COLS columns; thread -> one row of them
// Tunables  THREADS (32..256)  COLS columns per workgroup (1..8)
// Needs     nothing
// Source    as lascl; LAPACK xGELS scales by a number that its host knows
const THREADS: u32 = 128u;
const COLS: u32 = 4u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  part: u32,
  first: u32,
  offA: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read> factors: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;

// @use lib/part

@compute @workgroup_size(THREADS)
fn ls_scale(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let f = factors[p.first];
  let g = factors[p.first + 1u];
  if ((f == 1.0) & (g == 1.0)) {
    return;
  }
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < p.m && j < p.n && inPart(p.part, i, j)) {
      let at = p.offA + i + j * p.lda;
      A[at] = f * A[at] * g;
    }
  }
}
`;

export const ls_squares: string = `// ls_squares: sums of the columns of a matrix, of its elements' squares or of the elements, times a factor that is given in four.
// Storage   A[offA + i + j*lda], m x n; sums[offS + s + j*slices] receives slice s of column j; factors[first], factors[first + 1], each applied twice
// Mapping   workgroup (x, y) -> slice x of column y, \`depth\` elements; thread -> every THREADS-th of them
// Tunables  THREADS a power of two (64..256)   SQUARE 1: squares, no factor; 0: the elements, with the factors
// Needs     A and sums in different buffers. Sums have a fixed order: equal calls give equal bits
// Source    the residual of LAPACK xGELS: sum of squares of what Q^T B has below R
const THREADS: u32 = 256u;
const SQUARE: u32 = 1u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  depth: u32,
  slices: u32,
  first: u32,
  offA: u32,
  lda: u32,
  offS: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read> factors: array<f32>;
@group(0) @binding(2) var<storage, read_write> sums: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;

var<workgroup> parts: array<f32, THREADS>;

@compute @workgroup_size(THREADS)
fn ls_squares(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let slice = group.x + p.baseX;
  let j = group.y + p.baseY;
  let end = min(p.m, (slice + 1u) * p.depth);
  var sum = 0.0;
  for (var i = slice * p.depth + t; i < end; i += THREADS) {
    let x = A[p.offA + i + j * p.lda];
    sum += select(x, x * x, SQUARE == 1u);
  }
  parts[t] = sum;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      parts[t] += parts[t + half];
    }
  }
  if (t == 0u) {
    let f = factors[p.first];
    let g = factors[p.first + 1u];
    sums[p.offS + slice + j * p.slices] = select(f * g * parts[0] * f * g, parts[0], SQUARE == 1u);
  }
}
`;

export const ls_unpivot: string = `// ls_unpivot: B := P X, row jpvt[i] - 1 of B is row i of X: from the order of a pivoted factorization back to that of the unknowns.
// Storage   X[i + j*m], B[offB + i + j*ldb], m x n; jpvt[offP + i], a permutation counted from 1
// Mapping   workgroup (x, y) -> THREADS rows of column y; thread -> one element
// Tunables  THREADS (32..256)
// Needs     X and B in different buffers; jpvt in range, else nothing is written
// Source    LAPACK xLAPMR, backwards
const THREADS: u32 = 128u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  offB: u32,
  ldb: u32,
  offP: u32,
}
@group(0) @binding(0) var<storage, read> X: array<f32>;
@group(0) @binding(1) var<storage, read_write> B: array<f32>;
@group(0) @binding(2) var<storage, read> jpvt: array<i32>;
@group(0) @binding(3) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn ls_unpivot(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let j = group.y + p.baseY;
  if (i < p.m) {
    let row = u32(jpvt[p.offP + i]) - 1u;
    if (row < p.m) {
      B[p.offB + row + j * p.ldb] = X[i + j * p.m];
    }
  }
}
`;

export const lu_group: string = `// lu_group: A = P L U of each matrix of a batch, m x n, a whole matrix by one workgroup in one dispatch.
// Storage   where lib/batch_problem says; LU in place. ipiv[piv + j], j < min(m, n): pivot row + 1. info[offInfo + q]: first zero pivot, or 0.
//           nonfinite[offNonfinite + q]: whether A had a NaN or an infinity. COPIES: A stays as it is, LU of the launch's z-th matrix goes to
//           F[i + j*ldF + z*strideF], its pivots to ipiv[z*stridePiv + j]
// Mapping   workgroup x -> matrix; thread t -> row t. Block columns of NB from left to right, in registers. One is loaded, everything to its left
//           is eliminated from it, KB rows of U at a time, then it is factored. Rows never move: each knows the place \`at\` where
//           LAPACK's interchanges would have brought it, reads only what its own thread has written, and goes there at the end
// Tunables  THREADS rows (64..1024, a multiple of 32)  NB columns (8..32, a multiple of KB)  KB rows of U at a time (4 or 8)
//           SMALLEST subgroup of the device, 0 without subgroups  PIVOT 0: P = I, with SMALLEST 0
//           workgroup bytes = 8*NB*KB + 8*KB*KB, and 8*THREADS/SMALLEST*(NB + 2) or 8*NB + 9*THREADS
// Needs     m <= THREADS. Barriers are uniform: sizes are uniforms or read-only and indexed by the workgroup. With subgroups one barrier per
//           column: each subgroup publishes its candidate row before it. Branches that lanes take apart end before a barrier, and none are
//           between subgroup operations: driver 580 had wrong pivots otherwise. A pivot below 2^-126 counts as zero: GPUs flush it. Its column is
//           left undivided and the factorization goes on.
// Source    left-looking LU, LAPACK xGETF2 within a block; rows that stay where they are: cf. MAGMA's getrf_smallsq, A. Haidar et al. 2018
// @when SMALLEST
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
const THREADS: u32 = 64u;
const NB: u32 = 16u;
const KB: u32 = 8u;
const SMALLEST: u32 = 4u;
const PIVOT: u32 = 1u;
const LISTED: u32 = 0u;
const COPIES: u32 = 0u;
const IN_PLACE: u32 = 1u - COPIES;
const NO_PIVOT: u32 = 1u - PIVOT;
const ALONE: u32 = 1u - (SMALLEST + 127u) / 128u;
const SEARCHES: u32 = PIVOT * ALONE;
const SUBGROUPS: u32 = THREADS / (SMALLEST + ALONE * THREADS);
const FOURS: u32 = NB / 4u;
const KFOURS: u32 = KB / 4u;
const NONE: u32 = 0xffffffffu;
const INFINITE: u32 = 0x7f800000u;

struct Params {
// @use lib/batch_fields
  ldF: u32,
  strideF: u32,
}
@group(0) @binding(0) var<storage, read_write> F: array<f32>;
@group(0) @binding(1) var<storage, read_write> info: array<i32>;
// @when PIVOT
@group(0) @binding(2) var<storage, read_write> ipiv: array<i32>;
// @end
// @when LISTED
@group(0) @binding(3) var<storage, read> records: array<vec4u>;
// @end
// @when COPIES
@group(0) @binding(4) var<storage, read> A: array<f32>;
// @end
@group(0) @binding(5) var<storage, read_write> nonfinite: array<i32>;
@group(0) @binding(6) var<uniform> p: Params;

// @use lib/batch_problem

// Rows of U, and the block of L that they depend on: of two steps, by turns.
var<workgroup> tile: array<vec4f, 2u * KB * FOURS>;
var<workgroup> corner: array<vec4f, 2u * KB * KFOURS>;
var<workgroup> published: array<vec4f, 2u * SUBGROUPS * FOURS>;
// @when SMALLEST
var<workgroup> best: array<vec2u, 2u * SUBGROUPS>;
// @end
var<workgroup> odd: atomic<u32>;

// @use lib/pivot

fn source(at: u32) -> f32 {
  var value = 0.0;
  // @when COPIES
  value = A[at];
  // @end
  // @when IN_PLACE
  value = F[at];
  // @end
  return value;
}

@compute @workgroup_size(THREADS)
fn lu_group(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  // @when SMALLEST
  @builtin(subgroup_id) subgroup: u32,
  @builtin(num_subgroups) subgroups: u32,
  @builtin(subgroup_invocation_id) lane: u32,
  // @end
) {
  let z = group.x + p.baseX;
  let a = problem(z);
  let m = a.m;
  let n = select(a.n, 0u, m == 0u);
  let steps = min(m, n);
  let row = min(t, max(m, 1u) - 1u);
  var f = a.A;
  var piv = a.piv;
  // @when COPIES
  f = Place(z * p.strideF, 1u, p.ldF);
  piv = z * p.stridePiv;
  // @end
  let mine = f.off + row * f.rs;
  var at = select(NONE, t, t < m);
  var pivots = 0u; // that of column t
  var firstZero = NONE;
  var most = 0u;
  var turn = 0u;
  if (t == 0u) {
    atomicStore(&odd, 0u);
  }
  // @registers
  var x: array<f32, NB>;
  // @registers
  var next: array<f32, KB>;
  for (var c0 = 0u; c0 < n; c0 += NB) {
    // Unconditional, so that the loads are in flight together; what is no row or column of the matrix is never stored.
    // @unroll
    for (var c = 0u; c < NB; c++) {
      x[c] = source(a.A.off + row * a.A.rs + min(c0 + c, n - 1u) * a.A.cs);
    }
    // @unroll
    for (var c = 0u; c < NB; c++) {
      most = max(most, select(0u, bitcast<u32>(x[c]) & 0x7fffffffu, t < m));
    }
    // What is to the left, from its top row on: x := L11^-1 x for KB rows, then for those below x := x - L21 x(those rows).
    let end = min(c0, m);
    // @unroll
    for (var r = 0u; r < KB; r++) {
      next[r] = F[mine + min(r, n - 1u) * f.cs];
    }
    for (var k0 = 0u; k0 < end; k0 += KB) {
      // @registers
      var l: array<f32, KB>;
      // @unroll
      for (var r = 0u; r < KB; r++) {
        l[r] = next[r];
        next[r] = F[mine + min(k0 + KB + r, n - 1u) * f.cs];
      }
      let q = at - k0;
      let tileAt = turn * (KB * FOURS);
      let cornerAt = turn * (KB * KFOURS);
      if (q < KB) {
        // @unroll
        for (var g = 0u; g < FOURS; g++) {
          tile[tileAt + q * FOURS + g] = vec4f(x[4u * g], x[4u * g + 1u], x[4u * g + 2u], x[4u * g + 3u]);
        }
        // @unroll
        for (var g = 0u; g < KFOURS; g++) {
          corner[cornerAt + q * KFOURS + g] = vec4f(l[4u * g], l[4u * g + 1u], l[4u * g + 2u], l[4u * g + 3u]);
        }
      }
      workgroupBarrier();
      if (t < FOURS) {
        // @registers
        var y: array<vec4f, KB>;
        // @unroll
        for (var i = 0u; i < KB; i++) {
          y[i] = tile[tileAt + i * FOURS + t];
        }
        // @unroll
        for (var i = 1u; i < KB; i++) {
          // @unroll
          for (var r = 0u; r < i; r++) {
            y[i] = fma(vec4f(-corner[cornerAt + i * KFOURS + r / 4u][r % 4u]), y[r], y[i]);
          }
          tile[tileAt + i * FOURS + t] = y[i];
        }
      }
      workgroupBarrier();
      if (q < KB) {
        // @unroll
        for (var g = 0u; g < FOURS; g++) {
          let u = tile[tileAt + q * FOURS + g];
          x[4u * g] = u.x;
          x[4u * g + 1u] = u.y;
          x[4u * g + 2u] = u.z;
          x[4u * g + 3u] = u.w;
        }
      } else if (at >= k0 + KB && at < m) {
        // @unroll
        for (var r = 0u; r < KB; r++) {
          // @unroll
          for (var g = 0u; g < FOURS; g++) {
            let u = tile[tileAt + r * FOURS + g];
            x[4u * g] = fma(-l[r], u.x, x[4u * g]);
            x[4u * g + 1u] = fma(-l[r], u.y, x[4u * g + 1u]);
            x[4u * g + 2u] = fma(-l[r], u.z, x[4u * g + 2u]);
            x[4u * g + 3u] = fma(-l[r], u.w, x[4u * g + 3u]);
          }
        }
      }
      turn = 1u - turn;
    }
    workgroupBarrier();
    // @unroll
    for (var j = 0u; j < NB; j++) {
      let step = c0 + j;
      if (step < steps) {
        let half = j % 2u;
        let isBelow = (at >= step) & (at < m);
        var topKey = 0u;
        var found = step;
        var slot = half * SUBGROUPS;
        // @when PIVOT
        let key = select(0u, pivotKey(x[j]), isBelow);
        let place = select(NONE, at, isBelow);
        // @end
        // @when SMALLEST
        // Of the largest keys that with the smallest place: of the subgroup, then of all subgroups.
        let groupKey = subgroupMax(key);
        let groupPlace = subgroupMin(select(NONE, place, key == groupKey));
        let isElected = subgroupElect();
        if ((place == groupPlace) & (place != NONE)) {
          // @unroll
          for (var g = j / 4u; g < FOURS; g++) {
            published[(half * SUBGROUPS + subgroup) * FOURS + g] = vec4f(x[4u * g], x[4u * g + 1u], x[4u * g + 2u], x[4u * g + 3u]);
          }
        }
        if (isElected) {
          best[half * SUBGROUPS + subgroup] = vec2u(groupKey, groupPlace);
        }
        workgroupBarrier();
        // Each lane looks at one subgroup's candidate, or at a few where subgroups are small.
        var otherKey = 0u;
        var otherPlace = NONE;
        var other = 0u;
        // @unroll
        for (var s = 0u; s < SUBGROUPS; s += SMALLEST) {
          let candidate = best[half * SUBGROUPS + min(s + lane, SUBGROUPS - 1u)];
          let isLarger = (candidate.x > otherKey) | ((candidate.x == otherKey) & (candidate.y < otherPlace));
          let isBetter = (s + lane < subgroups) & (lane < SMALLEST) & isLarger;
          otherKey = select(otherKey, candidate.x, isBetter);
          otherPlace = select(otherPlace, candidate.y, isBetter);
          other = select(other, s + lane, isBetter);
        }
        topKey = subgroupMax(otherKey);
        found = subgroupMin(select(NONE, otherPlace, otherKey == topKey));
        slot += subgroupMin(select(NONE, other, otherPlace == found));
        // @end
        // @when SEARCHES
        let chosen = bestPivot(t, key, place);
        topKey = chosen.x;
        found = chosen.y;
        // @end
        // @when ALONE
        if (at == found) {
          // @unroll
          for (var g = j / 4u; g < FOURS; g++) {
            published[slot * FOURS + g] = vec4f(x[4u * g], x[4u * g + 1u], x[4u * g + 2u], x[4u * g + 3u]);
          }
        }
        workgroupBarrier();
        // @end
        // @registers
        var u: array<vec4f, FOURS>;
        // @unroll
        for (var g = j / 4u; g < FOURS; g++) {
          u[g] = published[slot * FOURS + g];
        }
        // @when NO_PIVOT
        topKey = pivotKey(u[j / 4u][j % 4u]);
        // @end
        let isZero = topKey < 0x00800000u;
        let pivot = select(found, step, isZero);
        // Stores come after the loop: one in here costs each step 0.2 us (H200, 2026-11).
        pivots = select(pivots, pivot, t == step);
        firstZero = select(firstZero, step, isZero & (firstZero == NONE));
        // The reciprocal of a number above 2^126 would be flushed to zero.
        let scale = select(1.0, 0x1p-64f, topKey > 0x7e000000u);
        let reciprocal = 1.0 / (u[j / 4u][j % 4u] * scale);
        at = select(select(at, pivot, at == step), step, at == pivot);
        // No branch: the lanes of a subgroup have to be together again at the next reduction.
        let goesOn = (at > step) & (at < m) & !isZero;
        let factor = x[j] * scale * reciprocal;
        x[j] = select(x[j], factor, goesOn);
        // @unroll
        for (var c = j + 1u; c < NB; c++) {
          x[c] = select(x[c], fma(-factor, u[c / 4u][c % 4u], x[c]), goesOn);
        }
      }
    }
    if (t < m) {
      // @unroll
      for (var c = 0u; c < NB; c++) {
        if (c0 + c < n) {
          F[mine + (c0 + c) * f.cs] = x[c];
        }
      }
    }
  }

  // The rows to their places. A failed factorization leaves no numbers where that is asked for.
  let fill = p.nanBits != 0u && firstZero != NONE;
  let noNumber = bitcast<f32>(p.nanBits);
  let home = f.off + at * f.rs;
  for (var c0 = 0u; c0 < n; c0 += NB) {
    // @unroll
    for (var c = 0u; c < NB; c++) {
      x[c] = select(F[mine + min(c0 + c, n - 1u) * f.cs], noNumber, fill);
    }
    storageBarrier();
    workgroupBarrier();
    if (t < m) {
      // @unroll
      for (var c = 0u; c < NB; c++) {
        if (c0 + c < n) {
          F[home + (c0 + c) * f.cs] = x[c];
        }
      }
    }
  }
  // @when PIVOT
  if (t < steps) {
    ipiv[piv + t] = i32(pivots) + 1;
  }
  // @end
  workgroupBarrier();
  if (most >= INFINITE) {
    atomicStore(&odd, 1u);
  }
  workgroupBarrier();
  if (t == 0u) {
    info[p.offInfo + a.q] = select(select(i32(firstZero) + 1, 0, firstZero == NONE), -1, a.outside);
    nonfinite[p.offNonfinite + a.q] = i32(atomicLoad(&odd));
  }
}
`;

export const lu_small: string = `// lu_small: LU of small matrices with partial pivoting, all in registers, several per workgroup; with SOLVES then also X := A^-1 B.
// Storage   lib/batch_problem: A(i, j) m x n, becomes L and U; ipiv[piv + k] := row exchanged with row k, from 1; info[offInfo + q]: the first
//           zero pivot, from 1, or 0; nonfinite[offNonfinite + q]: whether A had a NaN or an infinity. B(i, j) n x nrhs, becomes X if info = 0
//           STAGED: the matrices are n x n and one behind the other, by columns or, ACROSS, by rows
// Mapping   workgroup x -> GROUP problems; LANES lanes of a subgroup share one: lane l has rows l, l + LANES, ... in registers. Rows never
//           move: each knows the place \`at\` where LAPACK's interchanges would have brought it, and goes there when it is written
// Tunables  N columns at most (1..32)  LANES a power of two (1..16)  ROWS per lane, LANES*ROWS >= N and >= m  THREADS (32..256)
//           BLOCK divides N: columns that share their text, which else is too long for the instruction cache  RHS columns of B at a time
//           STAGED 1: A passes through workgroup memory, in the order in which it lies (4*(WORDS + PAD) bytes a problem)
//           EDGE 0: m = n = N = LANES*ROWS  PIVOT 0: no interchanges  B_IN_A: B lies in A's buffer, which WebGPU lets us bind only once
// Needs     subgroups of LANES or more, or SUBGROUPS 0: then they talk through workgroup memory. STAGED: offA a multiple of 4, and not LISTED
//           A pivot below 2^-126 counts as zero: GPUs flush it. Its column is left undivided and the factorization goes on.
//           Where a pivot row is not finite, the rows above it need not stay finite.
// Source    LAPACK xGETF2, xGESV; rows that do not move: A. Abdelfattah et al., J. Comput. Sci. 26 (2018)
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
const N: u32 = 8u;
const LANES: u32 = 2u;
const ROWS: u32 = 4u;
const BLOCK: u32 = 2u;
const THREADS: u32 = 32u;
const RHS: u32 = 1u;
const EDGE: u32 = 1u;
const SUBGROUPS: u32 = 1u;
const LISTED: u32 = 0u;
const STAGED: u32 = 0u;
const ACROSS: u32 = 0u;
const PIVOT: u32 = 1u;
const SOLVES: u32 = 1u;
const NONFINITE: u32 = 1u;
const B_IN_A: u32 = 0u;
const REPORTS: u32 = 1u;
const LOWER: u32 = 0u;
const FLIPPED: u32 = 0u;
const B_APART: u32 = SOLVES * (1u - B_IN_A);
// @use lib/small_head
// @when PIVOT
@group(0) @binding(6) var<storage, read_write> ipiv: array<i32>;
// @use lib/pivot_key
// @end
// @when SOLVES
// @use lib/small_b
// @end

@compute @workgroup_size(THREADS)
fn lu_small(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  // @when SUBGROUPS
  @builtin(subgroup_id) subgroup: u32,
  @builtin(subgroup_size) lanes: u32,
  @builtin(subgroup_invocation_id) invocation: u32,
  // @end
) {
// @use lib/small_lane
// @use lib/small_load
  // The same for all: steps beyond a problem's own size change nothing of it.
  var top = N;
  // @when EDGE
  top = min(p.m, p.n);
  // @end
  // @registers
  var at: array<u32, ROWS>;
  // @registers
  var exchanged: array<u32, ROWS>;
  // @registers
  var places: array<u32, (N + 3u) / 4u>;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    at[r] = lane + r * LANES;
    exchanged[r] = at[r];
  }
  // @unroll
  for (var q = 0u; q < (N + 3u) / 4u; q++) {
    places[q] = 0u;
  }
  var failure = 0u;
  // @unroll
  for (var k0 = 0u; k0 < N; k0 += BLOCK) {
    for (var j = 0u; j < BLOCK; j++) {
      let k = k0 + j;
      if (k < top) {
        // Column k is where column k0 was: behind every step the columns of a block move up by one.
        var who = k;
        var place = k;
        // @when PIVOT
        // The largest key of the matrix, and of equal keys the smallest place.
        // @registers
        var keys: array<u32, ROWS>;
        var key = 0u;
        // @unroll
        for (var r = 0u; r < ROWS; r++) {
          keys[r] = select(0u, pivotKey(x[r * N + k0]), (at[r] >= k) & (at[r] < m));
          key = max(key, keys[r]);
        }
        let best = groupMax(key);
        var chosen = NONE;
        // @unroll
        for (var r = 0u; r < ROWS; r++) {
          let candidate = 256u * at[r] + lane + r * LANES;
          chosen = min(chosen, select(NONE, candidate, (keys[r] == best) & (at[r] >= k) & (at[r] < m)));
        }
        chosen = groupMin(chosen);
        who = chosen % 256u;
        place = chosen / 256u;
        // @end
        // @when SOLVES
        // @unroll
        for (var q = k0 / 4u; q < (k0 + BLOCK + 3u) / 4u; q++) {
          places[q] |= select(0u, who << (8u * (k % 4u)), k / 4u == q);
        }
        // @end
        // The pivot row.
        // @registers
        var u: array<f32, N>;
        // @unroll
        for (var c = k0; c < N; c++) {
          var mine = x[c];
          // @unroll
          for (var r = 1u; r < ROWS; r++) {
            mine = select(mine, x[r * N + c], who / LANES == r);
          }
          u[c] = fromLane(mine, who % LANES);
        }
        let size = bitcast<u32>(u[k0]) & 0x7fffffffu;
        let counts = (k < m) & (k < n);
        let divides = counts & (size >= 0x00800000u);
        failure = select(failure, k + 1u, counts & !divides & (failure == 0u));
        place = select(k, place, divides);
        // The reciprocal of a number above 2^126 would be flushed to zero.
        let scale = select(1.0, 0x1p-64f, size > 0x7e000000u);
        let reciprocal = 1.0 / (u[k0] * scale);
        // The last j columns of the block are finished.
        // @unroll
        for (var c = k0 + 1u; c < k0 + BLOCK; c++) {
          u[c] = select(0.0, u[c], c + j < k0 + BLOCK);
        }
        // @when EDGE
        // A step beyond the problem, for the sake of a larger one, must not be seen in it.
        // @unroll
        for (var c = k0 + 1u; c < N; c++) {
          u[c] = select(0.0, u[c], counts);
        }
        // @end
        // @unroll
        for (var r = 0u; r < ROWS; r++) {
          exchanged[r] = select(exchanged[r], place, lane + r * LANES == k);
          at[r] = select(select(at[r], place, at[r] == k), k, at[r] == place);
          // No branch: the lanes of a subgroup have to be together again at the next exchange. And no choice for every element, which would
          // cost a third of the time: from finished rows nothing is subtracted. Where u is not finite that makes NaN of them.
          let below = (at[r] > k) & divides;
          let quotient = x[r * N + k0] * scale * reciprocal;
          let factor = select(0.0, quotient, below);
          x[r * N + k0] = select(x[r * N + k0], quotient, below);
          // @unroll
          for (var c = k0 + 1u; c < N; c++) {
            x[r * N + c] = fma(-factor, u[c], x[r * N + c]);
          }
        }
      }
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        let first = x[r * N + k0];
        // @unroll
        for (var c = k0 + 1u; c < k0 + BLOCK; c++) {
          x[r * N + c - 1u] = x[r * N + c];
        }
        x[r * N + k0 + BLOCK - 1u] = first;
      }
    }
  }
// @use lib/small_reports
  // @when SOLVES
  // @registers
  var source: array<u32, ROWS>;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    source[r] = lane + r * LANES;
  }
  for (var c0 = 0u; c0 < p.nrhs; c0 += RHS) {
    // @registers
    var b: array<f32, ROWS * RHS>;
// @use lib/small_load_b
// @use lib/small_solve_lu
// @use lib/small_store_b
    workgroupBarrier(); // the lanes are together again
  }
  // @end
// @use lib/small_reports_out
  // @when PIVOT
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    let k = lane + r * LANES;
    if (live & (k < min(m, n))) {
      ipiv[own.piv + k] = i32(exchanged[r] + 1u);
    }
  }
  // @end
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < N; c++) {
      let value = select(x[r * N + c], filling, fills);
      // @when STAGED
      if ((at[r] < m) & (c < n)) {
        let atS = at0 + at[r] * down + c * right;
        stage[atS / 4u][atS % 4u] = value;
      }
      // @end
      // @when DIRECT
      if (live & (at[r] < m) & (c < n)) {
        A[own.A.off + at[r] * own.A.rs + c * own.A.cs] = value;
      }
      // @end
    }
  }
// @use lib/small_stage_out
}
`;

export const magnitudes: string = `// magnitudes: B := |A| for an m x n block.
// Storage   A[offA + i + j*lda] -> B[i + j*ldb]
// Mapping   workgroup (x, y) -> THREADS rows of column y; thread -> one element
// Tunables  THREADS (32..256)
// Needs     A and B in different buffers
// Source    LAPACK xGERFS: |A| |x| is then a product like any other
const THREADS: u32 = 256u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  offA: u32,
  lda: u32,
  ldb: u32,
}
@group(0) @binding(0) var<storage, read> A: array<u32>;
@group(0) @binding(1) var<storage, read_write> B: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn magnitudes(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let j = group.y + p.baseY;
  if (i < p.m) {
    B[i + j * p.ldb] = A[p.offA + i + j * p.lda] & 0x7fffffffu;
  }
}
`;

export const matrix_probe: string = `// matrix_probe: C := A B with one multiplication of the matrix units, of small integers: exact in every type, so that the host can tell a
// right from a wrong one.
// Storage   A(i, l) = (3i + 5l) % 7 - 3, B(l, j) = (2l + 3j) % 5 - 2; C(i, j) = C[i + j*MM], PER_SUM of them in a word
// Mapping   one workgroup of one subgroup
// Tunables  MM MN MK the shape   SG subgroup size   F type of the factors, PER of them in a word: f16 or i8   R type of the sums: f32, f16, i32
// Needs     subgroups of SG
// Source    drivers that list a shape and fail on it must not be trusted with a product
enable f16;
enable subgroups;
enable chromium_experimental_subgroup_matrix;
diagnostic(off, chromium.subgroup_matrix_uniformity);
alias F = f16;
alias R = f32;
const MM: u32 = 16u;
const MN: u32 = 16u;
const MK: u32 = 16u;
const SG: u32 = 32u;
const PER: u32 = 2u;
const PER_SUM: u32 = 1u;

alias Left = subgroup_matrix_left<F, MK, MM>;
alias Right = subgroup_matrix_right<F, MN, MK>;
alias Sum = subgroup_matrix_result<R, MN, MM>;

struct Params { unused: u32 }
@group(0) @binding(0) var<storage, read_write> C: array<u32>;
@group(0) @binding(1) var<uniform> p: Params;

var<workgroup> A: array<u32, MM * MK / PER>;
var<workgroup> B: array<u32, MK * MN / PER>;

fn elementA(e: u32) -> i32 {
  return i32((3u * (e % MM) + 5u * (e / MM)) % 7u) - 3 + i32(p.unused);
}

fn elementB(e: u32) -> i32 {
  return i32((2u * (e % MK) + 3u * (e / MK)) % 5u) - 2;
}

// Two halves, or four bytes, from four integers.
fn word(v: vec4i) -> u32 {
  if (PER == 2u) {
    return pack2x16float(vec2f(v.xy));
  }
  let bytes = bitcast<vec4u>(v) & vec4u(255u);
  return bytes.x | (bytes.y << 8u) | (bytes.z << 16u) | (bytes.w << 24u);
}

@compute @workgroup_size(SG)
fn matrix_probe(@builtin(local_invocation_index) t: u32) {
  for (var e = t; e < MM * MK / PER; e += SG) {
    let first = e * PER;
    A[e] = word(vec4i(elementA(first), elementA(first + 1u), elementA(first + 2u), elementA(first + 3u)));
  }
  for (var e = t; e < MK * MN / PER; e += SG) {
    let first = e * PER;
    B[e] = word(vec4i(elementB(first), elementB(first + 1u), elementB(first + 2u), elementB(first + 3u)));
  }
  workgroupBarrier();
  let a = subgroupMatrixLoad<Left, col_major>(&A, 0u, MM / PER);
  let b = subgroupMatrixLoad<Right, col_major>(&B, 0u, MK / PER);
  subgroupMatrixStore<col_major>(&C, 0u, subgroupMatrixMultiplyAccumulate(a, b, Sum()), MM / PER_SUM);
}
`;

export const newton_check: string = `// newton_check: which matrices of a workspace go on with their iteration for a root.
// Storage   norms[z*slots + s], s < slots: sums of squares of parts of what differs from the unit matrix, times \`factor\`. state[8 z]: 1 while
//           the iteration goes on, else 0; + 1: CONVERGED or FAILED; + 2: steps done; + 3: bits of the distance from the unit matrix
// Mapping   thread x -> matrix x
// Tunables  THREADS (32..256)
// Source    lib/root_steps
const THREADS: u32 = 64u;

struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  count: u32,
  degree: u32,
  step: u32,
  most: u32,
  slots: u32,
  factor: f32,
}
@group(0) @binding(0) var<storage, read> norms: array<f32>;
@group(0) @binding(1) var<storage, read_write> state: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;

// @use lib/root_steps

@compute @workgroup_size(THREADS)
fn newton_check(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = (group.x + p.baseX) * THREADS + t;
  if (z >= p.count) {
    return;
  }
  if (state[8u * z] == 0u) {
    return;
  }
  var sum = 0.0;
  for (var s = 0u; s < p.slots; s++) {
    sum += norms[z * p.slots + s];
  }
  sum *= p.factor;
  // The order of a ragged batch's problem is at 8 z + 7.
  let now = verdict(state[8u * z + 7u], p.degree, sum, bitcast<f32>(state[8u * z + 3u]));
  let found = select(now, FAILED, (now == GOES_ON) & (p.step == p.most));
  state[8u * z] = select(0u, 1u, found == GOES_ON);
  state[8u * z + 1u] = found;
  state[8u * z + 2u] = p.step;
  state[8u * z + 3u] = bitcast<u32>(sqrt(sum));
}
`;

export const newton_product: string = `// newton_product: D := alpha A B + beta E + gamma I for those matrices of a workspace whose iteration goes on, one BM x BN tile per workgroup.
// Storage   column-major, matrix z: A[z*strideA + i + l*lda], offA 0; B, D (bound as C) and E, where D lies, alike; all n x n, n = m = k.
//           state[8 z]: those with step < state are computed. norms[z*slots + tile]: the sum of the squares of a tile of D - I
// Mapping   workgroup (x, y, z) -> rows x*BM.., columns y*BN.., matrix z; threads as in gemm_tiled
// Tunables  as gemm_tiled's: BM BN BK TM TN KU PAD EDGE   ADDS 1: with E   NORMS 1: with norms   workgroup bytes = (BM+BN+8*PAD)*BK*4 + 1104
// Needs     n and strides multiples of four; everything a multiple of the tile if EDGE = 0. THREADS at most 256. D is none of A, B, E
// Source    gemm_tiled with what an iteration adds to a product
alias T = f32;
alias R = f32;
const BM: u32 = 32u;
const BN: u32 = 32u;
const BK: u32 = 16u;
const TM: u32 = 4u;
const TN: u32 = 4u;
const KU: u32 = 16u;
const PAD: u32 = 1u;
const TRANS_A: u32 = 0u;
const TRANS_B: u32 = 0u;
const EDGE: u32 = 1u;
const A_IN_C: u32 = 0u;
const B_IN_C: u32 = 0u;
const ADDS: u32 = 1u;
const NORMS: u32 = 1u;
const NX: u32 = BM / TM;
const NY: u32 = BN / TN;
const THREADS: u32 = NX * NY;
const PITCH_A: u32 = BM / 4u + PAD;
const PITCH_B: u32 = BN / 4u + PAD;
const LOADS_A: u32 = BM * BK / 4u / THREADS;
const LOADS_B: u32 = BN * BK / 4u / THREADS;

struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  m: u32,
  n: u32,
  k: u32,
  end: u32,
  offA: u32,
  lda: u32,
  strideA: u32,
  offB: u32,
  ldb: u32,
  strideB: u32,
  offC: u32,
  ldc: u32,
  strideC: u32,
  alpha: f32,
  beta: f32,
  gamma: f32,
  step: u32,
  slots: u32,
  tilesDown: u32,
}
@group(0) @binding(0) var<storage, read> A: array<vec4<T>>;
@group(0) @binding(1) var<storage, read> B: array<vec4<T>>;
@group(0) @binding(2) var<storage, read_write> C: array<vec4<R>>;
@group(0) @binding(3) var<storage, read> state: array<u32>;
// @when ADDS
@group(0) @binding(4) var<storage, read> E: array<vec4<T>>;
// @end
// @when NORMS
@group(0) @binding(5) var<storage, read_write> norms: array<f32>;
// @end
@group(0) @binding(6) var<uniform> p: Params;

// @use lib/gemm_slabs
// @when NORMS
// @use lib/group_reduce
// @end

@compute @workgroup_size(THREADS)
fn newton_product(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.z + p.baseZ;
  if (p.step >= state[8u * z]) {
    return;
  }
  let tileX = group.x + p.baseX;
  let tileY = group.y + p.baseY;
  let row0 = tileX * BM;
  let col0 = tileY * BN;
// @use lib/gemm_slabs_run
  var squares = vec4f();
  // @unroll
  for (var c = 0u; c < TN; c++) {
    let j = col0 + 4u * (ty + (c / 4u) * NY) + c % 4u;
    // @unroll
    for (var r = 0u; r < TM / 4u; r++) {
      let i = row0 + 4u * (tx + r * NX);
      if ((EDGE == 0u) | ((i < p.m) & (j < p.n))) {
        let at = (baseC + i + j * p.ldc) / 4u;
        let unit = select(vec4f(), vec4f(1.0), vec4u(i, i + 1u, i + 2u, i + 3u) == vec4u(j));
        var value = fma(unit, vec4f(p.gamma), p.alpha * acc[c * (TM / 4u) + r]);
        // @when ADDS
        value = fma(vec4f(p.beta), E[at], value);
        // @end
        C[at] = value;
        let off = value - unit;
        squares = fma(off, off, squares);
      }
    }
  }
  // @when NORMS
  let sum = sumOver(t, squares.x + squares.y + squares.z + squares.w);
  if (t == 0u) {
    norms[z * p.slots + tileX + tileY * p.tilesDown] = sum;
  }
  // @end
}
`;

export const norm_columns: string = `// norm_columns: largest magnitude, sums of magnitudes or sum of squares of the referenced part of A, column by column.
// Storage   A[offA + i + j*lda]; work holds Sums. each = 1: work[offW + s*n + j] of column j in slice s; each = 0: one per workgroup (x, s),
//           work[x + s*blocks]: of the squares (kind 2), or the largest magnitude (kind 0) or sum of a column (kind 1)
// Mapping   workgroup (x, s) -> \`turns\` times THREADS/lanes columns one after the other, slice s of \`slice\` rows; \`lanes\` threads side by
//           side (a power of two up to THREADS) -> one column at a time, every lanes-th row; then a tree
// Tunables  THREADS (64..256, a power of two)  DEPTH rows in flight per thread   T f32 or f16   workgroup bytes = THREADS*16
// Needs     kind 0 max, 1 sum, 2 squares; part: 0 all, 1 lower, 2 upper; unit = 1: ones on the diagonal, never what is loaded there; weight: of
//           squares off the diagonal (2 for a symmetric matrix, of which one triangle is read). Loads are made whatever the row, within the part
// Source    LAPACK xLANGE, xLANSY, xLANTR
alias T = f32;
const THREADS: u32 = 256u;
const DEPTH: u32 = 4u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  lanes: u32,
  turns: u32,
  slice: u32,
  blocks: u32,
  each: u32,
  part: u32,
  unit: u32,
  kind: u32,
  weight: f32,
  offA: u32,
  lda: u32,
  offW: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> work: array<vec4u>;
@group(0) @binding(2) var<uniform> p: Params;

// @use lib/norm_sum

@compute @workgroup_size(THREADS)
fn norm_columns(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = group.x + p.baseX;
  let slice = group.y + p.baseY;
  let lane = t % p.lanes;
  var s = Sum(0u, 0.0, 0.0, 0.0);
  var largest = 0u;
  // @registers
  var bits: array<u32, DEPTH>;
  for (var turn = 0u; turn < p.turns; turn++) {
    let j = (x * p.turns + turn) * (THREADS / p.lanes) + t / p.lanes;
    let first = max(slice * p.slice, select(0u, j, p.part == 1u));
    let stored = select(p.m, min(p.m, j + 1u), p.part == 2u);
    let end = select(0u, min((slice + 1u) * p.slice, stored), j < p.n);
    for (var i0 = first + lane; i0 < end; i0 += p.lanes * DEPTH) {
      // @unroll
      for (var u = 0u; u < DEPTH; u++) {
        bits[u] = bitcast<u32>(f32(A[p.offA + min(i0 + u * p.lanes, end - 1u) + j * p.lda])) & MAGNITUDE;
      }
      // @unroll
      for (var u = 0u; u < DEPTH; u++) {
        let i = i0 + u * p.lanes;
        let magnitude = select(bits[u], bitcast<u32>(1.0), (p.unit == 1u) & (i == j));
        let used = select(0u, magnitude, i < end);
        if (p.kind == 2u) {
          s = addSquare(s, used, select(p.weight, 1.0, i == j));
        } else {
          s = addMagnitude(s, used);
        }
      }
    }
    if (p.kind == 1u) {
      workgroupBarrier();
      sums[t] = s;
      joinSums(t, p.lanes, 1u);
      if ((lane == 0u) & (j < p.n)) {
        largest = max(largest, sumBits(sums[t]));
        if (p.each == 1u) {
          work[p.offW + slice * p.n + j] = packed(sums[t]);
        }
      }
      s = Sum(0u, 0.0, 0.0, 0.0);
    }
  }
  if (p.each == 0u) {
    s.worst = max(s.worst, largest);
    workgroupBarrier();
    sums[t] = s;
    joinSums(t, THREADS, 1u);
    if (t == 0u) {
      work[x + slice * p.blocks] = packed(sums[0]);
    }
  }
}
`;

export const norm_final: string = `// norm_final: the norm from Sums of parts of A: the largest magnitude, the largest of sums of magnitudes, or the root of the sum of squares.
// Storage   work[s*items + k], slice s of item k (a column or a row), all Sums. last = 1: result[offR] is the norm; last = 0: workgroup x
//           leaves a Sum in result[4x..4x+3], of which another run makes the norm: with kind 0 where this one has kind 1
// Mapping   workgroup x -> THREADS/lanes items; thread -> one item, every lanes-th slice (lanes a power of two up to THREADS); then a tree
// Tunables  THREADS (64..256, a power of two)  DEPTH slices in flight per thread   workgroup bytes = THREADS*16
// Needs     kind 0 max, 1 sum, 2 squares; last = 1 takes one workgroup. Without slices the norm is 0
// Source    LAPACK xLANGE, xLANSY, xLANTR
const THREADS: u32 = 256u;
const DEPTH: u32 = 8u;

struct Params {
  baseX: u32,
  items: u32,
  slices: u32,
  lanes: u32,
  kind: u32,
  last: u32,
  offR: u32,
}
@group(0) @binding(0) var<storage, read> work: array<vec4u>;
@group(0) @binding(1) var<storage, read_write> result: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;

// @use lib/norm_sum

@compute @workgroup_size(THREADS)
fn norm_final(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = group.x + p.baseX;
  let together = THREADS / p.lanes;
  let item = x * together + t % together;
  let end = select(0u, p.slices, item < p.items);
  var s = Sum(0u, 0.0, 0.0, 0.0);
  // @registers
  var words: array<vec4u, DEPTH>;
  for (var k = t / together; k < end; k += p.lanes * DEPTH) {
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      words[u] = work[min(k + u * p.lanes, end - 1u) * p.items + item];
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      s = joined(s, unpacked(select(vec4u(), words[u], k + u * p.lanes < end)));
    }
  }
  sums[t] = s;
  joinSums(t, THREADS, together);
  if ((p.kind == 1u) & (t < together)) {
    sums[t] = Sum(sumBits(sums[t]), 0.0, 0.0, 0.0);
  }
  joinSums(t, together, 1u);
  if (t == 0u) {
    let all = sums[0];
    if (p.last == 1u) {
      result[p.offR] = select(all.worst, rootBits(all), p.kind == 2u);
    } else {
      let left = packed(all);
      result[4u * x] = left.x;
      result[4u * x + 1u] = left.y;
      result[4u * x + 2u] = left.z;
      result[4u * x + 3u] = left.w;
    }
  }
}
`;

export const norm_rows: string = `// norm_rows: the sums of magnitudes of the rows of the referenced part of A.
// Storage   A[offA + i + j*lda]; work holds Sums. each = 1: work[offW + s*m + i] of row i in slice s; each = 0: work[x], the largest sum of
//           the rows of workgroup x
// Mapping   workgroup (x, s) -> \`turns\` times \`rows\` rows (a power of two up to THREADS) one after the other, slice s of \`slice\` columns;
//           thread -> one row at a time, every THREADS/rows-th column; then a tree
// Tunables  THREADS (64..256, a power of two)  DEPTH columns in flight per thread   T f32 or f16   workgroup bytes = THREADS*16
// Needs     part: 0 all, 1 lower, 2 upper; unit = 1: ones on the diagonal, never what is loaded there; strict = 1: without the diagonal.
//           each = 0 takes one slice. Loads are made whatever the column, within the part
// Source    LAPACK xLANGE, xLANSY, xLANTR. A row of a symmetric matrix is a column of its triangle and the rest of the same row
alias T = f32;
const THREADS: u32 = 256u;
const DEPTH: u32 = 4u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  rows: u32,
  turns: u32,
  slice: u32,
  each: u32,
  part: u32,
  unit: u32,
  strict: u32,
  offA: u32,
  lda: u32,
  offW: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> work: array<vec4u>;
@group(0) @binding(2) var<uniform> p: Params;

// @use lib/norm_sum

@compute @workgroup_size(THREADS)
fn norm_rows(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = group.x + p.baseX;
  let slice = group.y + p.baseY;
  let step = THREADS / p.rows;
  var largest = 0u;
  // @registers
  var bits: array<u32, DEPTH>;
  for (var turn = 0u; turn < p.turns; turn++) {
    let i = (x * p.turns + turn) * p.rows + t % p.rows;
    let first = max(slice * p.slice, select(0u, i, p.part == 2u));
    let stored = select(p.n, min(p.n, i + 1u), p.part == 1u);
    let end = select(0u, min((slice + 1u) * p.slice, stored), i < p.m);
    var s = Sum(0u, 0.0, 0.0, 0.0);
    for (var j0 = first + t / p.rows; j0 < end; j0 += step * DEPTH) {
      // @unroll
      for (var u = 0u; u < DEPTH; u++) {
        bits[u] = bitcast<u32>(f32(A[p.offA + i + min(j0 + u * step, end - 1u) * p.lda])) & MAGNITUDE;
      }
      // @unroll
      for (var u = 0u; u < DEPTH; u++) {
        let j = j0 + u * step;
        let magnitude = select(bits[u], bitcast<u32>(1.0), (p.unit == 1u) & (i == j));
        s = addMagnitude(s, select(0u, magnitude, (j < end) & ((p.strict == 0u) | (i != j))));
      }
    }
    workgroupBarrier();
    sums[t] = s;
    joinSums(t, THREADS, p.rows);
    if ((t < p.rows) & (i < p.m)) {
      largest = max(largest, sumBits(sums[t]));
      if (p.each == 1u) {
        work[p.offW + slice * p.m + i] = packed(sums[t]);
      }
    }
  }
  if (p.each == 0u) {
    workgroupBarrier();
    sums[t] = Sum(largest, 0.0, 0.0, 0.0);
    joinSums(t, p.rows, 1u);
    if (t == 0u) {
      work[x] = packed(sums[0]);
    }
  }
}
`;

export const nrm2_final: string = `// nrm2_final: result[offResult] := the square root of the sum of the squares whose parts nrm2_part has left.
// Storage   part s of the big, middle and small squares is parts[s], parts[region + s], parts[2*region + s]
// Mapping   one workgroup; thread t -> parts t, t + THREADS, ...
// Tunables  THREADS (32..256), a power of two
// Source    J. L. Blue, ACM TOMS 4 (1978); a Newton step, because WGSL's sqrt may be a reciprocal of a reciprocal
const THREADS: u32 = 64u;

struct Params {
  parts: u32,
  region: u32,
  offResult: u32,
}
@group(0) @binding(0) var<storage, read> parts: array<f32>;
@group(0) @binding(1) var<storage, read_write> result: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> sums: array<vec3f, THREADS>;

fn root(x: f32) -> f32 {
  let bits = bitcast<u32>(x);
  if (bits == 0u || (bits & 0x7f800000u) == 0x7f800000u) {
    return x; // 0, infinity, NaN
  }
  let r = sqrt(x);
  return r - 0.5 * fma(r, r, -x) / r;
}

// Of norms: scaling the sums to each other by constants is what compilers may fold into a constant that leaves the range.
fn hypot(a: f32, b: f32) -> f32 {
  let most = max(a, b);
  if (most == 0.0) {
    return 0.0;
  }
  let ratio = min(a, b) / most;
  return most * root(fma(ratio, ratio, 1.0));
}

@compute @workgroup_size(THREADS)
fn nrm2_final(@builtin(local_invocation_index) t: u32) {
  var sum: vec3f;
  for (var s = t; s < p.parts; s += THREADS) {
    sum += vec3f(parts[s], parts[s + p.region], parts[s + 2u * p.region]);
  }
  sums[t] = sum;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      sums[t] += sums[t + half];
    }
  }
  if (t == 0u) {
    let big = sums[0].x;
    let norms = vec3f(0x1p80f * root(big), root(sums[0].y), 0x1p-75f * root(sums[0].z));
    var norm = norms.x;
    if ((bitcast<u32>(big) & 0x7f800000u) != 0x7f800000u) {
      // The small squares beside big ones are nothing.
      norm = select(hypot(norms.y, norms.z), hypot(norms.x, norms.y), norms.x > 0.0);
    }
    result[p.offResult] = norm;
  }
}
`;

export const nrm2_part: string = `// nrm2_part: parts of the sums of (2^-80 a)^2 over a >= 2^48, a^2, and (2^75 a)^2 over a < 2^-63, a = abs(x_i).
// Storage   element i is x[offX + i*incX]; offsets and increments count elements of type T and may be negative.
//           parts[slot + group + r*region] receives what workgroup \`group\` has found, per component of F
// Mapping   \`groups\` workgroups; thread t of workgroup g -> elements g*THREADS + t, + groups*THREADS, ...: the order depends on n and T alone,
//           so that equal calls give equal bits
// Tunables  THREADS (32..256), a power of two  PER elements that a thread has in flight (1..8)
//           T f32 or f16, or four of them where every operand is contiguous and starts at a multiple of four
//           F, in which is computed, f32 or vec4f
//           U u32 or vec4u, to match F
// Needs     a second dispatch for the parts
// Source    J. L. Blue, ACM TOMS 4 (1978): no square leaves the range. Sizes are told by bits: NaN and infinity are big
const THREADS: u32 = 64u;
const PER: u32 = 4u;
alias T = f32;
alias F = f32;
alias U = u32;
const BIG: u32 = 0x57800000u; // 2^48
const SMALL: u32 = 0x20000000u; // 2^-63
const SCALE_BIG: f32 = 0x1p-80f;
const SCALE_SMALL: f32 = 0x1p75f;

struct Params {
  baseX: u32,
  n: u32,
  groups: u32,
  offX: i32,
  incX: i32,
  slot: u32,
  region: u32,
}
@group(0) @binding(0) var<storage, read> x: array<T>;
@group(0) @binding(1) var<storage, read_write> parts: array<F>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> bigs: array<F, THREADS>;
var<workgroup> middles: array<F, THREADS>;
var<workgroup> smalls: array<F, THREADS>;

@compute @workgroup_size(THREADS)
fn nrm2_part(@builtin(workgroup_id) id: vec3u, @builtin(local_invocation_index) t: u32) {
  let group = id.x + p.baseX;
  let stride = p.groups * THREADS;
  var big: F;
  var middle: F;
  var small: F;
  var i = group * THREADS + t;
  for (; i + (PER - 1u) * stride < p.n; i += PER * stride) {
    // @unroll
    for (var q = 0u; q < PER; q++) {
      let bits = bitcast<U>(F(x[p.offX + i32(i + q * stride) * p.incX])) & U(0x7fffffffu);
      let a = bitcast<F>(bits);
      let isBig = bits >= U(BIG);
      let isSmall = bits < U(SMALL);
      let b = a * SCALE_BIG;
      let s = a * SCALE_SMALL;
      big += select(F(), b * b, isBig);
      small += select(F(), s * s, isSmall);
      middle += select(a * a, F(), isBig | isSmall);
    }
  }
  for (; i < p.n; i += stride) {
    let bits = bitcast<U>(F(x[p.offX + i32(i) * p.incX])) & U(0x7fffffffu);
    let a = bitcast<F>(bits);
    let isBig = bits >= U(BIG);
    let isSmall = bits < U(SMALL);
    let b = a * SCALE_BIG;
    let s = a * SCALE_SMALL;
    big += select(F(), b * b, isBig);
    small += select(F(), s * s, isSmall);
    middle += select(a * a, F(), isBig | isSmall);
  }
  bigs[t] = big;
  middles[t] = middle;
  smalls[t] = small;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      bigs[t] += bigs[t + half];
      middles[t] += middles[t + half];
      smalls[t] += smalls[t + half];
    }
  }
  if (t == 0u) {
    parts[p.slot + group] = bigs[0];
    parts[p.slot + group + p.region] = middles[0];
    parts[p.slot + group + 2u * p.region] = smalls[0];
  }
}
`;

export const potrf_panel: string = `// potrf_panel: one block column of a Cholesky factorization in one dispatch: the columns to its left that are not subtracted yet are
//           subtracted, the block on the diagonal is factored, the rows below it are solved with.
// Storage   L(i, j) = A[off + i*rs + j*cs], i >= j, from the block's corner on: for an upper triangle U^T, its strides exchanged.
//           The k columns in front, final from row 0 on, start at offLeft. The factored block goes to D[offD + i*rsD + j*csD],
//           because other workgroups still read what it was in A. info[offInfo], where it is 0: first + index of the first bad pivot + 1
// Mapping   workgroup x -> the block, which each factors for itself, and rows below + x*NB*TILES.. of those under it
//           thread (ti, tj) -> 4 x 4 elements in registers: four rows, of the block where ti < NB/4, else of those under it; columns 4 tj..
//           four columns a round, with one barrier: the threads of these columns bring the 4 x 4 block on the diagonal up to date, each for
//           itself, factor it and solve with it; meanwhile those behind subtract the product of the previous round's columns
// Tunables  NB columns of the block (16..128, a multiple of 16)  TILES (1..4)  DEPTH columns subtracted at a time (8..32)  KU of them unrolled
//           THREADS = NB/4 * NB/4*(TILES+1); DEPTH a multiple of NB/4; workgroup bytes = 16*(DEPTH*(NB/4*(TILES+1)+1)+8) + 4
//           ACROSS 1: neighbours in memory lie in a row of L, not in a column: NB/4*(TILES+1) is then a multiple of 8
//           FACTORS 0: the block is a factor already, and there is no D
// Needs     w <= NB; k and w are uniforms: so are the barriers. A pivot below 2^-126 counts as not positive: GPUs flush it.
// Source    LAPACK xPOTF2 and xTRSM, left-looking between blocks, right-looking within
const NB: u32 = 16u;
const TILES: u32 = 1u;
const DEPTH: u32 = 8u;
const KU: u32 = 4u;
const ACROSS: u32 = 0u;
const FACTORS: u32 = 1u;
const SIDE: u32 = NB / 4u;
const QUADS: u32 = SIDE * (TILES + 1u);
const THREADS: u32 = SIDE * QUADS;
const PITCH: u32 = QUADS + 1u;
const LOADS: u32 = DEPTH / SIDE;
// Neighbouring threads: four rows each down a column, so that few subgroups share the work on one; across, also some columns, for the loads' sake.
const DOWN: u32 = QUADS - ACROSS * (QUADS - 8u);
const BESIDE: u32 = 1u + 3u * ACROSS;
const SPAN: u32 = DOWN * BESIDE;

struct Params {
  baseX: u32,
  m: u32,
  w: u32,
  k: u32,
  below: u32,
  off: u32,
  offLeft: u32,
  rs: u32,
  cs: u32,
  offD: u32,
  rsD: u32,
  csD: u32,
  first: u32,
  offInfo: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<uniform> p: Params;
// @when FACTORS
@group(0) @binding(2) var<storage, read_write> D: array<f32>;
@group(0) @binding(3) var<storage, read_write> info: array<i32>;
// @end

// Columns to subtract, four rows to an element: those of the block, then those under it. In the rounds: two rounds' columns, by turns.
var<workgroup> slab: array<vec4f, DEPTH * PITCH>;
// The 4 x 4 block on the diagonal of a round's columns, but for the product of the round before it; two rounds', by turns.
var<workgroup> corner: array<vec4f, 8>;
var<workgroup> bad: u32;

// An element of A; outside of what there is, \`otherwise\`. It is loaded anyway: a branch would keep loads from overlapping.
fn fetch(at: u32, inside: bool, otherwise: f32) -> f32 {
  return select(otherwise, A[select(p.off, at, inside)], inside);
}

// First of the four rows that the q-th element of a slab's column stands for; those under the block start at \`below\`.
fn rowOf(q: u32, below: u32) -> u32 {
  return 4u * q + select(below - NB, 0u, q < SIDE);
}

// The row at which the rows of that element end.
fn endOf(q: u32) -> u32 {
  return select(p.m, p.w, q < SIDE);
}

// Depth and q of element \`id\` of a slab: neighbouring ids are neighbours in memory.
fn placeOf(id: u32) -> vec2u {
  return select(vec2u(id / QUADS, id % QUADS), vec2u(id % DEPTH, id / DEPTH), ACROSS == 1u);
}

fn fetchSlab(id: u32, l0: u32, below: u32) -> vec4f {
  let place = placeOf(id);
  let l = l0 + place.x;
  let row = rowOf(place.y, below);
  let end = endOf(place.y);
  let at = p.offLeft + row * p.rs + l * p.cs;
  return vec4f(
    fetch(at, (l < p.k) & (row < end), 0.0),
    fetch(at + p.rs, (l < p.k) & (row + 1u < end), 0.0),
    fetch(at + 2u * p.rs, (l < p.k) & (row + 2u < end), 0.0),
    fetch(at + 3u * p.rs, (l < p.k) & (row + 3u < end), 0.0),
  );
}

@compute @workgroup_size(THREADS)
fn potrf_panel(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let ti = t % DOWN + DOWN * (t / SPAN % (QUADS / DOWN));
  let tj = t % SPAN / DOWN + BESIDE * (t / (SPAN * (QUADS / DOWN)));
  let below = p.below + (group.x + p.baseX) * NB * TILES;
  let row0 = rowOf(ti, below);
  let end = endOf(ti);
  let at0 = p.off + row0 * p.rs + 4u * tj * p.cs;
  // What is a factor already stays as it is.
  let changes = (FACTORS == 1u) | (ti >= SIDE);
  // Column by column. Where the block ends it goes on as a unit matrix.
  // @registers
  var x: array<vec4f, 4>;
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    let j = 4u * tj + c;
    // @unroll
    for (var r = 0u; r < 4u; r++) {
      let i = row0 + r;
      x[c][r] = fetch(at0 + r * p.rs + c * p.cs, (i >= j) & (i < end) & (j < p.w), select(0.0, 1.0, i == j));
    }
  }

  // @registers
  var next: array<vec4f, LOADS>;
  if (p.k > 0u) {
    // @unroll
    for (var s = 0u; s < LOADS; s++) {
      next[s] = fetchSlab(t + s * THREADS, 0u, below);
    }
  }
  for (var l0 = 0u; l0 < p.k; l0 += DEPTH) {
    // @unroll
    for (var s = 0u; s < LOADS; s++) {
      let place = placeOf(t + s * THREADS);
      slab[place.x * PITCH + place.y] = next[s];
    }
    workgroupBarrier();
    if (l0 + DEPTH < p.k) {
      // @unroll
      for (var s = 0u; s < LOADS; s++) {
        next[s] = fetchSlab(t + s * THREADS, l0 + DEPTH, below);
      }
    }
    for (var l = 0u; l < DEPTH; l += KU) {
      // @unroll
      for (var v = 0u; v < KU; v++) {
        let at = (l + v) * PITCH;
        let mine = slab[at + ti];
        let other = slab[at + tj];
        if (changes) {
          // @unroll
          for (var c = 0u; c < 4u; c++) {
            x[c] = fma(-mine, vec4f(other[c]), x[c]);
          }
        }
      }
    }
    workgroupBarrier();
  }

  // As if a round of zeros had been before the first.
  if (tj == 0u) {
    // @unroll
    for (var q = 0u; q < 4u; q++) {
      slab[(4u + q) * PITCH + ti] = vec4f();
    }
  }
  if ((ti == 0u) & (tj == 0u)) {
    bad = 0u;
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      corner[c] = x[c];
    }
  }
  workgroupBarrier();
  for (var round = 0u; round < (p.w + 3u) / 4u; round++) {
    let turn = 4u * (round % 2u);
    let last = (4u - turn) * PITCH;
    if (tj == round) {
      // @registers
      var d: array<vec4f, 4>;
      // @unroll
      for (var c = 0u; c < 4u; c++) {
        d[c] = corner[turn + c];
      }
      // @unroll
      for (var q = 0u; q < 4u; q++) {
        let mine = slab[last + q * PITCH + ti];
        let other = slab[last + q * PITCH + tj];
        // @unroll
        for (var c = 0u; c < 4u; c++) {
          if (FACTORS == 1u) {
            d[c] = fma(-other, vec4f(other[c]), d[c]);
          }
          if (changes) {
            x[c] = fma(-mine, vec4f(other[c]), x[c]);
          }
        }
      }
      var fault = 0u;
      // @unroll
      for (var c = 0u; c < 4u; c++) {
        var inverse: f32;
        if (FACTORS == 0u) {
          inverse = 1.0 / d[c][c];
        } else {
          // By bits: compilers may assume that there is no NaN.
          let bits = bitcast<u32>(d[c][c]);
          let isPositive = (bits >= 0x00800000u) & (bits <= 0x7f800000u);
          inverse = select(1.0, inverseSqrt(d[c][c]), isPositive);
          fault = select(fault, c + 1u, !isPositive & (fault == 0u));
          d[c] *= inverse;
        }
        if (changes) {
          x[c] *= inverse;
        }
        // @unroll
        for (var e = c + 1u; e < 4u; e++) {
          if (FACTORS == 1u) {
            d[e] = fma(-d[c], vec4f(d[c][e]), d[e]);
          }
          if (changes) {
            x[e] = fma(-x[c], vec4f(d[c][e]), x[e]);
          }
        }
        slab[(turn + c) * PITCH + ti] = x[c];
      }
      if ((fault != 0u) & (ti == 0u)) {
        if (bad == 0u) {
          bad = p.first + 4u * round + fault;
        }
      }
    } else if (tj > round) {
      // @unroll
      for (var q = 0u; q < 4u; q++) {
        let mine = slab[last + q * PITCH + ti];
        let other = slab[last + q * PITCH + tj];
        if (changes) {
          // @unroll
          for (var c = 0u; c < 4u; c++) {
            x[c] = fma(-mine, vec4f(other[c]), x[c]);
          }
        }
      }
      if ((tj == round + 1u) & (ti == tj)) {
        // @unroll
        for (var c = 0u; c < 4u; c++) {
          corner[4u - turn + c] = x[c];
        }
      }
    }
    workgroupBarrier();
  }

  let isFirst = group.x + p.baseX == 0u;
  // @when FACTORS
  if (isFirst & (t == 0u) & (bad != 0u)) {
    if (info[p.offInfo] == 0) {
      info[p.offInfo] = i32(bad);
    }
  }
  if (isFirst & (ti < SIDE)) {
    let atD = p.offD + row0 * p.rsD + 4u * tj * p.csD;
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      // @unroll
      for (var r = 0u; r < 4u; r++) {
        if ((row0 + r >= 4u * tj + c) & (row0 + r < p.w)) {
          D[atD + r * p.rsD + c * p.csD] = x[c][r];
        }
      }
    }
  }
  // @end
  if (ti >= SIDE) {
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      // @unroll
      for (var r = 0u; r < 4u; r++) {
        if ((row0 + r < p.m) & (4u * tj + c < p.w)) {
          A[at0 + r * p.rs + c * p.cs] = x[c][r];
        }
      }
    }
  }
}
`;

export const power_of_two: string = `// power_of_two: x := the largest power of two that does not exceed x, so that scaling by it rounds nothing.
// Storage   x[offX + i]  (i < n), as bits
// Mapping   workgroup x -> THREADS elements; thread -> one
// Tunables  THREADS (32..256)
// Needs     0 or a normal positive number; of NaN comes infinity
// Source    N. J. Higham, S. Pranesh, M. Zounon, SIAM J. Sci. Comput. 41 (2019): scaling before rounding to half
const THREADS: u32 = 64u;

struct Params {
  baseX: u32,
  n: u32,
  offX: u32,
}
@group(0) @binding(0) var<storage, read_write> x: array<u32>;
@group(0) @binding(1) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn power_of_two(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  if (i < p.n) {
    x[p.offX + i] &= 0x7f800000u;
  }
}
`;

export const pt_ldl: string = `// pt_ldl: A = L D L^T of positive definite tridiagonal matrices, with SOLVES B := A^-1 B in the same pass; or without FACTORS only that.
// Storage   lib/band_problem: operands d 0, e 1, B 4. d becomes D and e the elements of L beside its diagonal. W: lib/tridiagonal_sides
// Mapping   lib/tridiagonal: workgroup x -> G problems, thread t -> problem t of them. Downwards each step emits an element of D, of L and of
//           L^-1 B, upwards one of X. What the next C rows need is read while a thread works on the C before
// Tunables  G threads (32, 64)  C rows of a tile (8, 16, 32), divides G or is a multiple of it  R columns of B in tiles (1, 2, 4)
//           workgroup bytes 4*(2 + R)*G*(C + 1) and a little
// Needs     B is only written where all pivots are positive. A problem stops at the first that is not, or is NaN, or below 2^-126.
// Source    LAPACK xPTTRF, xPTTRS
const G: u32 = 32u;
const C: u32 = 16u;
const R: u32 = 1u;
const FACTORS: u32 = 1u;
const SOLVES: u32 = 1u;
const LISTED: u32 = 0u;
const NONFINITE: u32 = 1u;
const SLOT0: u32 = 0u;
const SLOT1: u32 = 1u;
const SLOT4: u32 = 2u;
const USED1: u32 = 1u;
const USED2: u32 = 1u;
const USED3: u32 = 0u;
const USED4: u32 = 0u;
// Tiles: 0 of d, 1 of e, then B.
const TILES: u32 = 2u + R * SOLVES;

struct Params {
// @use lib/band_fields
}
// @use lib/band_slots
// @when FACTORS
@group(0) @binding(6) var<storage, read_write> info: array<i32>;
// @end
// @when NONFINITE
@group(0) @binding(7) var<storage, read_write> nonfinite: array<i32>;
// @end
// @when LISTED
@group(0) @binding(8) var<storage, read> records: array<vec4u>;
// @end
// @when SOLVES
@group(0) @binding(9) var<storage, read_write> W: array<f32>;
// @end
@group(0) @binding(10) var<uniform> p: Params;

// @use lib/band_problem
// @use lib/pivot_key
// @use lib/quotient
// @use lib/tridiagonal
// @use lib/tridiagonal_sides

// Whether a problem is not to be solved.
var<workgroup> failed: array<u32, G>;

@compute @workgroup_size(G)
fn pt_ldl(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
// @use lib/tridiagonal_head
  let tile = t * PITCH;
  // What is left of d(i0), that element as it was, and what comes with the C rows behind it.
  var d = fetched(0u, SLOT0, 0u, 0u, select(t * C, t, isAcross(0u)));
  var given = d;
  var worst = pivotKey(d);
  var failure = 0u;
  // @registers
  var nextD: array<f32, C>;
  // @registers
  var nextE: array<f32, C>;
  // @unroll
  for (var s = 0u; s < C; s++) {
    nextD[s] = fetched(0u, SLOT0, 0u, 1u, s * G + t);
    nextE[s] = fetched(1u, SLOT1, 1u, 0u, s * G + t);
  }
  // @when SOLVES
  // @registers
  var nextB: array<f32, R * C>;
  // @unroll
  for (var j = 0u; j < R; j++) {
    // @unroll
    for (var s = 0u; s < C; s++) {
      nextB[j * C + s] = fetchedSide(SLOT4, j, 1u, s * G + t);
    }
  }
  // @end
  for (var i0 = 0u; i0 < p.n; i0 += C) {
    // @unroll
    for (var s = 0u; s < C; s++) {
      tiles[tileAt(0u, 0u, s * G + t)] = nextD[s];
      tiles[tileAt(1u, 1u, s * G + t)] = nextE[s];
    }
    // @when SOLVES
    // @unroll
    for (var j = 0u; j < R; j++) {
      // @unroll
      for (var s = 0u; s < C; s++) {
        tiles[tileAt(2u + j, 4u, s * G + t)] = nextB[j * C + s];
      }
    }
    // @end
    workgroupBarrier();
    let after = i0 + C;
    // @unroll
    for (var s = 0u; s < C; s++) {
      nextD[s] = fetched(0u, SLOT0, 0u, after + 1u, s * G + t);
      nextE[s] = fetched(1u, SLOT1, 1u, after, s * G + t);
    }
    // @when SOLVES
    // @unroll
    for (var j = 0u; j < R; j++) {
      // @unroll
      for (var s = 0u; s < C; s++) {
        nextB[j * C + s] = fetchedSide(SLOT4, j, after + 1u, s * G + t);
      }
    }
    // @end
    // @when FACTORS
    // @unroll
    for (var r = 0u; r < C; r++) {
      let diagonal = tiles[tile + r];
      let beside = tiles[TILE + tile + r];
      worst = max(worst, max(pivotKey(diagonal), pivotKey(beside)));
      let bits = bitcast<u32>(d);
      let isPositive = (bits >= 0x00800000u) & (bits <= 0x7f800000u);
      tiles[tile + r] = select(given, d, failure == 0u);
      failure = select(failure, i0 + r + 1u, !isPositive & (failure == 0u) & (i0 + r < n));
      let factor = quotient(beside, d);
      tiles[TILE + tile + r] = select(beside, factor, failure == 0u);
      d = fma(-factor, beside, diagonal);
      given = diagonal;
    }
    // @end
    // @when SOLVES
    for (var j0 = 0u; j0 < p.nrhs; j0 += R) {
      if (j0 > 0u) {
        workgroupBarrier(); // the columns before are no longer needed
        for (var j = 0u; j < R; j++) {
          for (var s = 0u; s < C; s++) {
            tiles[tileAt(2u + j, 4u, s * G + t)] = fetchedSide(SLOT4, j0 + j, i0 + 1u, s * G + t);
          }
        }
        workgroupBarrier();
      }
      for (var j = j0; j < min(j0 + R, nrhs); j++) {
        // What is left of row i0 of B: of the first the row itself, else it has waited.
        var y = 0.0;
        if (n > i0) {
          if (i0 == 0u) {
            y = load(SLOT4, homes[4u * G + t].x + j * columns[t]);
          } else {
            y = W[waitingAt(z, i0, j)];
          }
        }
        let column = (2u + j - j0) * TILE + tile;
        // @unroll
        for (var r = 0u; r < C; r++) {
          if (i0 + r < n) {
            W[waitingAt(z, i0 + r, j)] = y;
          }
          y = fma(-tiles[TILE + tile + r], y, tiles[column + r]);
        }
        if (after < n) {
          W[waitingAt(z, after, j)] = y;
        }
      }
    }
    // @end
    workgroupBarrier();
    // @when FACTORS
    // @unroll
    for (var s = 0u; s < C; s++) {
      putBack(0u, 0u, SLOT0, 0u, i0, s * G + t);
      putBack(1u, 1u, SLOT1, 1u, i0, s * G + t);
    }
    // @end
  }
  failed[t] = failure;
  // What other threads have put back is read, and where a problem has failed overwritten.
  storageBarrier();
  workgroupBarrier();
  // @when SOLVES
  let tiled = (p.n + C - 1u) / C;
  for (var m = tiled; m > 0u; m--) {
    let i0 = (m - 1u) * C;
    // @unroll
    for (var s = 0u; s < C; s++) {
      nextD[s] = fetched(0u, SLOT0, 0u, i0, s * G + t);
      nextE[s] = fetched(1u, SLOT1, 1u, i0, s * G + t);
    }
    // @unroll
    for (var s = 0u; s < C; s++) {
      tiles[tileAt(0u, 0u, s * G + t)] = nextD[s];
      tiles[tileAt(1u, 1u, s * G + t)] = nextE[s];
    }
    for (var j0 = 0u; j0 < p.nrhs; j0 += R) {
      workgroupBarrier();
      for (var j = j0; j < min(j0 + R, nrhs); j++) {
        // Row i0 + C of X.
        var x = 0.0;
        if (i0 + C < n) {
          x = W[waitingAt(z, i0 + C, j)];
        }
        // @registers
        var y: array<f32, C>;
        // @unroll
        for (var r = 0u; r < C; r++) {
          y[r] = W[waitingAt(mine, min(i0 + r, max(n, 1u) - 1u), j)];
        }
        let column = (2u + j - j0) * TILE + tile;
        // @unroll
        for (var q = 0u; q < C; q++) {
          let r = C - 1u - q;
          let scaled = quotient(y[C - 1u - q], tiles[tile + r]);
          x = select(0.0, fma(-tiles[TILE + tile + r], x, scaled), i0 + r < n);
          tiles[column + r] = x;
        }
        if (i0 < n) {
          W[waitingAt(z, i0, j)] = x;
        }
      }
      workgroupBarrier();
      for (var j = 0u; j < R; j++) {
        for (var s = 0u; s < C; s++) {
          if (failed[spotOf(4u, s * G + t).x] == 0u) {
            putBackSide(2u + j, SLOT4, j0 + j, i0, s * G + t);
          }
        }
      }
    }
    workgroupBarrier();
  }
  // @end
  // @when FACTORS
  if (z < p.count) {
    info[p.offInfo + own.q] = select(i32(failure), -1, own.outside);
    // @when NONFINITE
    nonfinite[p.offNonfinite + own.q] = select(0, 1, (worst >= 0x7f800000u) & (n > 0u));
    // @end
  }
  if ((failure != 0u) & (p.nanBits != 0u)) {
    let filling = bitcast<f32>(p.nanBits);
    for (var i = 0u; i < n; i++) {
      store(SLOT0, homes[t].x + i * homes[t].y, filling);
      if (i + 1u < n) {
        store(SLOT1, homes[G + t].x + i * homes[G + t].y, filling);
      }
      // @when SOLVES
      for (var j = 0u; j < nrhs; j++) {
        store(SLOT4, homes[4u * G + t].x + i * homes[4u * G + t].y + j * columns[t], filling);
      }
      // @end
    }
  }
  // @end
}
`;

export const qp3_group: string = `// qp3_group: A P = Q R with column pivoting of each matrix of a batch, m x n, all in registers; with CARRY also B := Q^T B for columns of B.
// Storage   lib/batch_problem: A(i, j) becomes R on and above the diagonal and the v's below it. jpvt[piv + j], j < n: marks of fixed columns, then the
//           permutation. B(i, j): tau as a column, min(m, n) x 1; with CARRY the right-hand sides, rows 0..m-1 of columns fromB, fromB + 1, ...
//           CARRY: R goes back times 2^e, column j of B times 2^f, which is 1 while magnitudes stay within 2^-40..2^40:
//           scales[z*pitch] = e or WILD if A is not finite, and nothing else is written; scales[z*pitch + 1 + j] = f. stores 0: A and jpvt stay as they are
// Mapping   workgroup x -> GROUP problems, COLS columns each; LANES lanes of a subgroup share a column: lane l has rows l, l + LANES, ... in registers.
//           Columns never move: each knows the place \`at\` where LAPACK's exchanges would have brought it, and goes there at the end; a pivot keeps
//           its raw column, of which v and R are made then. Each step computes the norms of what is left anew, ROWS multiplications: no more than
//           to keep the old ones up to date safely. Two barriers a step: one to compare candidates, one to read v
// Tunables  LANES a power of two (1..16)  ROWS per lane (1..64), LANES*ROWS >= m  COLS >= n  GROUP problems; THREADS = GROUP*COLS*LANES
//           PRE columns side by side that find their best by exchanges in their subgroup (1, 2, 4, 8), COLS a multiple of it
//           workgroup bytes = 4*GROUP*(4*LANES*PITCH + 4*COLS + 1) + 16*LANES*PITCH, and 4*THREADS without subgroups
// Needs     subgroups of PRE*LANES or more, or SUBGROUPS 0 and PRE 1: then lanes talk through workgroup memory. Each column is scaled by a power of two
//           to elements below 2^47, as in qr_small; norms are compared with their powers. Branches that lanes take apart end before a
//           barrier: see lu_group. Keys order candidates: fixed columns above NaN above infinity above norms, of equals the smallest place.
// Source    LAPACK xGEQP3, xLAQP2; columns that stay where they are: cf. lu_group
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
const LANES: u32 = 4u;
const ROWS: u32 = 8u;
const COLS: u32 = 8u;
const GROUP: u32 = 1u;
const PRE: u32 = 2u;
const THREADS: u32 = 32u;
const SUBGROUPS: u32 = 1u;
const LISTED: u32 = 0u;
const CARRY: u32 = 1u;
const B_IN_A: u32 = 0u;
const B_APART: u32 = 1u - B_IN_A;
const FACTORS: u32 = 1u - CARRY;
const BY_TWO: u32 = PRE / 2u;
const BY_FOUR: u32 = PRE / 4u;
const BY_EIGHT: u32 = PRE / 8u;
const CANDIDATES: u32 = COLS / PRE;
// Four elements of v at a time, and a pad that keeps the lanes' banks apart.
const QUADS: u32 = (ROWS + 3u) / 4u;
const PITCH: u32 = QUADS + 1u - QUADS % 2u;
const NONE: u32 = 0xffffffffu;
// The place of a column that is never chosen.
const CARRIED: u32 = 0x40000000u;
const INFINITE: u32 = 0x7f800000u;
const WILD: i32 = 0x7fffffff;

struct Params {
// @use lib/batch_fields
  fromB: u32,
  stores: u32,
  pitch: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> jpvt: array<i32>;
// @when B_APART
@group(0) @binding(2) var<storage, read_write> B: array<f32>;
// @end
// @when CARRY
@group(0) @binding(3) var<storage, read_write> scales: array<i32>;
// @end
// @when LISTED
@group(0) @binding(4) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(5) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/small_group
// @use lib/householder

// Of each column the largest magnitude's bits and its mark; of each candidate its key and its place.
var<workgroup> heads: array<vec2u, GROUP * COLS>;
var<workgroup> candidates: array<vec2u, GROUP * CANDIDATES>;
// The reflectors, and behind them one of zeros; their taus.
var<workgroup> v: array<vec4f, (GROUP + 1u) * LANES * PITCH>;
var<workgroup> taus: array<f32, GROUP>;

/** What orders columns scaled by 2^by: the square of the norm, both exponents taken into account. */
fn keyOf(square: f32, by: i32) -> u32 {
  let bits = bitcast<u32>(square) & 0x7fffffffu;
  let norm = select((bits >> 2u) + (u32(346 - 2 * by) << 21u), 0u, bits < 0x14800000u);
  return select(norm, 0xfffffff0u + u32(bits > INFINITE), bits >= INFINITE);
}

@compute @workgroup_size(THREADS)
fn qp3_group(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  // @when SUBGROUPS
  @builtin(subgroup_id) subgroup: u32,
  @builtin(subgroup_size) lanes: u32,
  @builtin(subgroup_invocation_id) invocation: u32,
  // @end
) {
  nought = f32(p.baseZ);
  var column = t / LANES;
  var lane = t % LANES;
  // @when BY_MEMORY
  me = t;
  origin = t - lane;
  // @end
  // @when SUBGROUPS
  column = subgroup * (lanes / LANES) + invocation / LANES;
  lane = invocation % LANES;
  origin = invocation - lane;
  // @end
  let slot = column / COLS;
  let c = column % COLS;
  let z = (group.x + p.baseX) * GROUP + slot;
  let live = z < p.count;
  let own = problem(min(z, p.count - 1u));
  let m = select(0u, own.m, live);
  // Without rows geqp3 leaves everything as it is.
  let n = select(0u, own.n, live & ((CARRY == 1u) | (own.m > 0u)));
  let least = min(m, n);
  let isA = c < n;
  // @registers
  var x: array<f32, ROWS>;
  // Unconditional, so that the loads are in flight together.
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    let row = r * LANES + lane;
    let inside = isA & (row < m);
    x[r] = A[select(0u, own.A.off + row * own.A.rs + c * own.A.cs, inside)];
    x[r] = select(0.0, x[r], inside);
  }
  var isB = false;
  // @when CARRY
  let side = c - p.n + p.fromB;
  isB = live & (c >= p.n) & (side < own.nrhs);
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    let row = r * LANES + lane;
    let inside = isB & (row < m);
    let at = select(0u, own.B.off + row * own.B.rs + side * own.B.cs, inside);
    // @when B_APART
    x[r] = select(x[r], B[at], inside);
    // @end
    // @when B_IN_A
    x[r] = select(x[r], A[at], inside);
    // @end
  }
  // @end
  var largest = 0u;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    largest = max(largest, bitcast<u32>(x[r]) & 0x7fffffffu);
  }
  largest = groupMax(largest);
  let by = scaleOf(largest);
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    x[r] = x[r] * halfPower(by) * otherPower(by);
  }

  // Where fixed columns and those that make room for them go.
  let mark = jpvt[select(0u, own.piv + c, isA)];
  if (lane == 0u) {
    heads[column] = vec2u(select(0u, largest, isA), u32(isA & (mark != 0)));
  }
  for (var i = t; i < LANES * PITCH; i += THREADS) {
    v[GROUP * LANES * PITCH + i] = vec4f();
  }
  workgroupBarrier();
  var most = 0u;
  var marks = 0u;
  // @unroll
  for (var s = 0u; s < COLS; s += LANES) {
    let head = heads[slot * COLS + min(s + lane, COLS - 1u)];
    most = max(most, head.x);
    marks = max(marks, head.y);
  }
  most = groupMax(most);
  marks = groupMax(marks);
  var at = select(NONE, c, isA);
  var fixed = 0u;
  let marked = select(0u, least, marks != 0u);
  for (var j = 0u; j < select(0u, n, marked > 0u); j++) {
    let counts = (heads[slot * COLS + j].y != 0u) & (fixed < marked);
    let moved = select(select(at, j, at == fixed), fixed, c == j);
    at = select(at, moved, counts);
    fixed += u32(counts);
  }
  at = select(at, CARRIED + c, isB);
  workgroupBarrier();

  // Of a pivot, in the end: its diagonal element of R, the factor from x to v.
  var beta = 0.0;
  var scale = 0.0;
  var tau = 0.0;
  // The same for all: steps beyond a problem's own size change nothing of it.
  let top = min(p.m, p.n);
  for (var k = 0u; k < top; k++) {
    var diagonal = 0.0;
    var squares = nought;
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let row = r * LANES + lane;
      let below = select(0.0, x[r], row > k);
      diagonal = select(diagonal, x[r], row == k);
      squares = fma(below, below, squares);
    }
    let alpha = fromLane(diagonal, k % LANES);
    squares = groupSum(squares);
    let isFree = (at >= k) & (at < n) & (k < m);
    var key = select(keyOf(fma(alpha, alpha, squares), by), NONE, at < fixed);
    key = select(0u, key, isFree);
    var place = select(NONE, at, isFree);
    // Of the largest keys that with the smallest place: of PRE columns side by side, then of all.
    // @when BY_TWO
    {
      let other = vec2u(subgroupShuffleXor(key, LANES), subgroupShuffleXor(place, LANES));
      let isBetter = (other.x > key) | ((other.x == key) & (other.y < place));
      key = select(key, other.x, isBetter);
      place = select(place, other.y, isBetter);
    }
    // @end
    // @when BY_FOUR
    {
      let other = vec2u(subgroupShuffleXor(key, 2u * LANES), subgroupShuffleXor(place, 2u * LANES));
      let isBetter = (other.x > key) | ((other.x == key) & (other.y < place));
      key = select(key, other.x, isBetter);
      place = select(place, other.y, isBetter);
    }
    // @end
    // @when BY_EIGHT
    {
      let other = vec2u(subgroupShuffleXor(key, 4u * LANES), subgroupShuffleXor(place, 4u * LANES));
      let isBetter = (other.x > key) | ((other.x == key) & (other.y < place));
      key = select(key, other.x, isBetter);
      place = select(place, other.y, isBetter);
    }
    // @end
    if ((lane == 0u) & (c % PRE == 0u)) {
      candidates[column / PRE] = vec2u(key, place);
    }
    workgroupBarrier();
    var topKey = 0u;
    var found = NONE;
    // @unroll
    for (var s = 0u; s < CANDIDATES; s += LANES) {
      let other = candidates[slot * CANDIDATES + min(s + lane, CANDIDATES - 1u)];
      let isBetter = (other.x > topKey) | ((other.x == topKey) & (other.y < found));
      topKey = select(topKey, other.x, isBetter);
      found = select(found, other.y, isBetter);
    }
    let best = groupMax(topKey);
    found = groupMin(select(NONE, found, topKey == best));
    let isPivot = (at == found) & (found != NONE);
    if (isPivot) {
      let h = reflector(alpha, squares);
      beta = h.beta;
      scale = h.scale;
      tau = h.tau;
      // @unroll
      for (var q = 0u; q < QUADS; q++) {
        var four = vec4f();
        // @unroll
        for (var r = 4u * q; r < 4u * q + 4u - (q + 1u) / QUADS * (4u * QUADS - ROWS); r++) {
          let row = r * LANES + lane;
          four[r % 4u] = select(select(0.0, x[r] * h.scale, row > k), 1.0, row == k);
        }
        v[(slot * LANES + lane) * PITCH + q] = four;
      }
      if (lane == 0u) {
        taus[slot] = h.tau;
      }
    }
    workgroupBarrier();
    at = select(select(select(at, found, at == k), k, at == found), at, found == NONE);
    // H = I leaves infinities of other columns as they are. Finished columns read zeros.
    let factor = taus[slot];
    let acts = (at > k) & (at != NONE) & (found != NONE) & ((bitcast<u32>(factor) & 0x7fffffffu) != 0u);
    let atV = (select(GROUP, slot, acts) * LANES + lane) * PITCH;
    // @registers
    var y: array<vec4f, QUADS>;
    // @unroll
    for (var q = 0u; q < QUADS; q++) {
      y[q] = v[atV + q];
    }
    var dot = nought;
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      dot = fma(y[r / 4u][r % 4u], x[r], dot);
    }
    let change = select(0.0, factor * groupSum(dot), acts);
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      x[r] = fma(-y[r / 4u][r % 4u], change, x[r]);
    }
  }

  // All to their places, and back to their own scale; R and B to one that keeps squares in range.
  let isFactor = at < least;
  var back = -by;
  var stores = live;
  // @when CARRY
  stores = live & (most < INFINITE);
  let size = select(largest, most, isA);
  let exponent = i32(size >> 23u) - 127;
  let power = select(-exponent, 0, (abs(exponent) <= 40) | (size == 0u) | (size >= INFINITE));
  back += power;
  if ((lane == 0u) & live & ((c == 0u) | isB)) {
    if (isB) {
      scales[z * p.pitch + 1u + side] = power;
    }
    if (c == 0u) {
      let overall = i32(most >> 23u) - 127;
      let ofA = select(-overall, 0, (abs(overall) <= 40) | (most == 0u));
      scales[z * p.pitch] = select(ofA, WILD, most >= INFINITE);
    }
  }
  // @end
  back = clamp(back, -250, 250);
  let first = halfPower(back);
  let second = otherPower(back);
  storageBarrier();
  workgroupBarrier();
  var storesA = stores & isA;
  // @when CARRY
  storesA = storesA & (p.stores != 0u);
  // @end
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    let row = r * LANES + lane;
    let inR = select(x[r], beta, isFactor & (row == at)) * first * second;
    let value = select(inR, x[r] * scale, isFactor & (row > at));
    if (storesA & (row < m)) {
      A[own.A.off + row * own.A.rs + at * own.A.cs] = value;
    }
    // @when CARRY
    if (stores & isB & (row < m)) {
      let atB = own.B.off + row * own.B.rs + side * own.B.cs;
      // @when B_APART
      B[atB] = value;
      // @end
      // @when B_IN_A
      A[atB] = value;
      // @end
    }
    // @end
  }
  if (storesA & (lane == 0u)) {
    jpvt[own.piv + at] = i32(c) + 1;
    // @when FACTORS
    if (isFactor) {
      // @when B_APART
      B[own.B.off + at * own.B.rs] = tau;
      // @end
      // @when B_IN_A
      A[own.B.off + at * own.B.rs] = tau;
      // @end
    }
    // @end
  }
}
`;

export const qr_group: string = `// qr_group: Householder QR of each matrix of a batch, or of a panel of its columns, a whole one by one workgroup, all in registers; with EXPLICIT
// then also Q itself.
// Storage   lib/batch_problem: rows and columns begin.. of A(i, j), m x n, columns before \`end\`, become R on and above the diagonal and the v's
//           below it, tau[piv + k] likewise. EXPLICIT (begin = 0, end >= n): A is only read; R is B(i, j), min(m, n) x n with zeros below the
//           diagonal, Q is C(i, j), m x min(m, n). The buffers of operands may be one and the same, which WebGPU lets us bind only once:
//           TAU_IN_A, R_IN_A, Q_IN_A, R_IN_Q
// Mapping   workgroup x -> problem; LANES lanes of a subgroup share CPT columns, slot, slot + SLOTS, ...: lane l has rows l, l + LANES, ... of them.
//           Step k: the lanes of column k make its reflector, u without its scale, and publish it; behind one barrier all others apply it.
//           Two places in turn, so that nobody waits for those who still read. Steps share their text in phases; rows that all lanes have finished
//           are left out of a phase, and so are register columns
// Tunables  LANES a power of two (1..32)  ROWS per lane, even, LANES*ROWS >= rows  CPT columns per thread (1..4)  SLOTS, CPT*SLOTS >= columns;
//           LANES*SLOTS threads (a multiple of 32), ROWS*(CPT + 1) registers and some 30 more  STEPS = min(CPT*SLOTS, LANES*ROWS)
//           PHASE divides SLOTS and STEPS  SKIPS 1: subgroups leave out steps in which they have no work
//           workgroup bytes = 32*LANES*ceil(ROWS/4) + 8, and without SUBGROUPS 4*LANES*SLOTS more
// Needs     subgroups of LANES or more, or SUBGROUPS 0: then lanes talk through workgroup memory. Each column is scaled by a power of two to
//           elements below 2^47, which changes its v in nothing: squares do not overflow. What is left of a column counts as zero below
//           2^-43, 1e-27 of its largest element: tau = 0. NaN spoils its column and those behind it. Branches in front of subgroup
//           operations are the same for all of a subgroup, or there is a barrier between: see getf2_panel. The order of sums depends on LANES
//           alone, and so do the bits of a result
// Source    LAPACK xGEQR2, xLARFG, xORG2R; H = I - f u u^T with u = x - beta e_k, f = tau / u(k)^2
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
const LANES: u32 = 4u;
const ROWS: u32 = 4u;
const CPT: u32 = 2u;
const SLOTS: u32 = 8u;
const STEPS: u32 = 16u;
const PHASE: u32 = 8u;
const SUBGROUPS: u32 = 1u;
const SKIPS: u32 = 1u;
const LISTED: u32 = 0u;
const EXPLICIT: u32 = 1u;
const TAU_IN_A: u32 = 0u;
const R_IN_A: u32 = 0u;
const Q_IN_A: u32 = 0u;
const R_IN_Q: u32 = 0u;
const THREADS: u32 = LANES * SLOTS;
const FACTORS: u32 = 1u - EXPLICIT;
const TAU_APART: u32 = FACTORS * (1u - TAU_IN_A);
const R_APART: u32 = EXPLICIT * (1u - R_IN_A) * (1u - R_IN_Q);
const Q_APART: u32 = EXPLICIT * (1u - Q_IN_A);
const ALWAYS: u32 = 1u - SUBGROUPS * SKIPS;
const THIRTYTWOS: u32 = SUBGROUPS * (LANES / 32u);
const VECS: u32 = (ROWS + 3u) / 4u;

struct Params {
// @use lib/batch_fields
  begin: u32,
  end: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
// @when LISTED
@group(0) @binding(1) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(2) var<uniform> p: Params;
// @when TAU_APART
@group(0) @binding(3) var<storage, read_write> tau: array<f32>;
// @end
// @when R_APART
@group(0) @binding(4) var<storage, read_write> R: array<f32>;
// @end
// @when Q_APART
@group(0) @binding(5) var<storage, read_write> Q: array<f32>;
// @end

// @use lib/batch_problem
// @use lib/small_group
// @use lib/householder

// Reflectors: row lane + r*LANES is component r % 4 of word lane + r/4*LANES, so that neighbours read neighbouring words.
var<workgroup> published: array<vec4f, 2u * VECS * LANES>;
var<workgroup> strength: array<f32, 2>;

fn columnSum(value: f32) -> f32 {
  var sum = groupSum(value);
  // @when THIRTYTWOS
  sum += subgroupShuffleXor(sum, 16u);
  // @end
  return sum;
}

fn columnMax(value: u32) -> u32 {
  var most = groupMax(value);
  // @when THIRTYTWOS
  most = max(most, subgroupShuffleXor(most, 16u));
  // @end
  return most;
}

@compute @workgroup_size(THREADS)
fn qr_group(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  // @when SUBGROUPS
  @builtin(subgroup_id) subgroup: u32,
  @builtin(subgroup_size) lanes: u32,
  @builtin(subgroup_invocation_id) invocation: u32,
  // @end
) {
  nought = f32(p.baseZ);
  var slot = t / LANES;
  var lane = t % LANES;
  // The slots of the subgroup are firstSlot .. endSlot-1.
  var firstSlot = 0u;
  var endSlot = SLOTS;
  // @when BY_MEMORY
  me = t;
  origin = t - lane;
  // @end
  // @when SUBGROUPS
  firstSlot = subgroup * (lanes / LANES);
  endSlot = firstSlot + lanes / LANES;
  slot = firstSlot + invocation / LANES;
  lane = invocation % LANES;
  origin = invocation - lane;
  // @end
  let own = problem(group.x + p.baseX);
  let m = max(own.m, p.begin) - p.begin;
  let n = max(min(own.n, p.end), p.begin) - p.begin;
  let top = min(m, n);
  let offA = own.A.off + p.begin * (own.A.rs + own.A.cs);

  // Column slot + c*SLOTS has the registers from c*ROWS on.
  // @registers
  var x: array<f32, CPT * ROWS>;
  // @unroll
  for (var c = 0u; c < CPT; c++) {
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      // Unconditional, so that the loads are in flight together.
      let inside = (lane + r * LANES < m) & (slot + c * SLOTS < n);
      let value = A[select(0u, offA + (lane + r * LANES) * own.A.rs + (slot + c * SLOTS) * own.A.cs, inside)];
      x[c * ROWS + r] = select(0.0, value, inside);
    }
  }
  // The powers of two by which columns are scaled, and the taus.
  // @registers
  var shift: array<i32, CPT>;
  // @registers
  var taus: array<f32, CPT>;
  // @unroll
  for (var c = 0u; c < CPT; c++) {
    var key = 0u;
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      key = max(key, bitcast<u32>(x[c * ROWS + r]) & 0x7fffffffu);
    }
    shift[c] = scaleOf(columnMax(key));
    taus[c] = 0.0;
    let first = halfPower(shift[c]);
    let second = otherPower(shift[c]);
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      x[c * ROWS + r] = x[c * ROWS + r] * first * second;
    }
  }

  // @unroll
  for (var k0 = 0u; k0 < STEPS; k0 += PHASE) {
    for (var k = k0; k < min(top, k0 + PHASE); k++) {
      let place = k % 2u * (VECS * LANES) + lane;
      // Column k is that of this slot among the register columns k0 / SLOTS.
      let at = k - k0 / SLOTS * SLOTS;
      var publishes = (at >= firstSlot) & (at < endSlot);
      // @when ALWAYS
      publishes = true;
      // @end
      if (publishes) {
        // @registers
        var y: array<vec4f, VECS>;
        // @unroll
        for (var g = k0 / LANES / 4u; g < VECS; g++) {
          y[g] = vec4f(0.0);
        }
        var diagonal = 0.0;
        var even = nought;
        var odd = nought;
        // @unroll
        for (var r = k0 / LANES; r < (k0 + PHASE - 1u) / LANES + 1u; r++) {
          let value = x[k0 / SLOTS * ROWS + r];
          y[r / 4u][r % 4u] = select(0.0, value, lane + r * LANES > k);
          diagonal = select(diagonal, value, lane + r * LANES == k);
        }
        // @unroll
        for (var r = (k0 + PHASE - 1u) / LANES + 1u; r < ROWS; r++) {
          y[r / 4u][r % 4u] = x[k0 / SLOTS * ROWS + r];
        }
        // @unroll
        for (var g = k0 / LANES / 4u; g < VECS; g++) {
          even = fma(y[g].x, y[g].x, even);
          odd = fma(y[g].y, y[g].y, odd);
          even = fma(y[g].z, y[g].z, even);
          odd = fma(y[g].w, y[g].w, odd);
        }
        let alpha = fromLane(diagonal, k % LANES);
        let h = reflector(alpha, columnSum(even + odd));
        // @unroll
        for (var r = k0 / LANES; r < (k0 + PHASE - 1u) / LANES + 1u; r++) {
          let value = select(0.0, alpha - h.beta, lane + r * LANES == k);
          y[r / 4u][r % 4u] = select(value, y[r / 4u][r % 4u], lane + r * LANES > k);
        }
        let mine = slot == at;
        if (mine) {
          // @unroll
          for (var g = k0 / LANES / 4u; g < VECS; g++) {
            published[place + g * LANES] = y[g];
          }
          strength[k % 2u] = h.tau * h.scale * h.scale;
        }
        taus[k0 / SLOTS] = select(taus[k0 / SLOTS], h.tau, mine);
        // @unroll
        for (var r = k0 / LANES; r < (k0 + PHASE - 1u) / LANES + 1u; r++) {
          let value = x[k0 / SLOTS * ROWS + r];
          let scaled = select(value, value * h.scale, mine & (lane + r * LANES > k));
          x[k0 / SLOTS * ROWS + r] = select(scaled, h.beta, mine & (lane + r * LANES == k));
        }
        // @unroll
        for (var r = (k0 + PHASE - 1u) / LANES + 1u; r < ROWS; r++) {
          x[k0 / SLOTS * ROWS + r] = select(x[k0 / SLOTS * ROWS + r], x[k0 / SLOTS * ROWS + r] * h.scale, mine);
        }
      }
      workgroupBarrier();
      // Whether there are columns behind column k, and before n, among those of the subgroup.
      let next = max(firstSlot, at + 1u);
      var works = ((next < endSlot) & (next + k0 / SLOTS * SLOTS < n)) | (firstSlot + (k0 / SLOTS + 1u) * SLOTS < n);
      // @when ALWAYS
      works = true;
      // @end
      if (works) {
        // @registers
        var u: array<vec4f, VECS>;
        // @unroll
        for (var g = k0 / LANES / 4u; g < VECS; g++) {
          u[g] = published[place + g * LANES];
        }
        let f = strength[k % 2u];
        // H = I leaves infinities of other columns as they are.
        let acts = (bitcast<u32>(f) & 0x7fffffffu) != 0u;
        // @registers
        var w: array<f32, CPT>;
        // @unroll
        for (var c = k0 / SLOTS; c < CPT; c++) {
          var even = nought;
          var odd = nought;
          // @unroll
          for (var r = k0 / LANES / 2u * 2u; r < ROWS; r += 2u) {
            even = fma(u[r / 4u][r % 4u], x[c * ROWS + r], even);
            odd = fma(u[r / 4u][r % 4u + 1u], x[c * ROWS + r + 1u], odd);
          }
          w[c] = even + odd;
        }
        // @unroll
        for (var c = k0 / SLOTS; c < CPT; c++) {
          w[c] = select(0.0, f * columnSum(w[c]), acts);
        }
        // Of these some are finished.
        let behind = slot > at;
        // @unroll
        for (var r = k0 / LANES; r < ROWS; r++) {
          let value = x[k0 / SLOTS * ROWS + r];
          x[k0 / SLOTS * ROWS + r] = select(value, fma(-u[r / 4u][r % 4u], w[k0 / SLOTS], value), behind);
        }
        // @unroll
        for (var c = k0 / SLOTS + 1u; c < CPT; c++) {
          // @unroll
          for (var r = k0 / LANES; r < ROWS; r++) {
            x[c * ROWS + r] = fma(-u[r / 4u][r % 4u], w[c], x[c * ROWS + r]);
          }
        }
      }
    }
  }

  // R goes back to its own scale.
  // @unroll
  for (var c = 0u; c < CPT; c++) {
    let first = halfPower(-shift[c]);
    let second = otherPower(-shift[c]);
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let value = x[c * ROWS + r];
      x[c * ROWS + r] = select(value, value * first * second, lane + r * LANES <= slot + c * SLOTS);
    }
  }
  // @when FACTORS
  // @unroll
  for (var c = 0u; c < CPT; c++) {
    let column = slot + c * SLOTS;
    if ((lane == 0u) & (column < top)) {
      // @when TAU_APART
      tau[own.piv + p.begin + column] = taus[c];
      // @end
      // @when TAU_IN_A
      A[own.piv + p.begin + column] = taus[c];
      // @end
    }
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      if ((lane + r * LANES < m) & (column < n)) {
        A[offA + (lane + r * LANES) * own.A.rs + column * own.A.cs] = x[c * ROWS + r];
      }
    }
  }
  // @end
  // @when EXPLICIT
// @use lib/qr_group_explicit
  // @end
}
`;

export const qr_put: string = `// qr_put: what a QR factorization has left in a workspace, side by side in columns, to its places in a batch.
// Storage   W[z*strideW + i + j*ldW] of the launch's z-th problem, k = min(m, n) -> what lib/batch_problem places, by \`what\`: 0 the factors, A,
//           m x n; 1 R, B, k x n with zeros below its diagonal; 2 Q, C, m x k; 3 tau, k numbers
// Mapping   workgroup (x, y) -> problem, tile of 32 x 32, through workgroup memory where neighbours of the operand lie in a row
// Tunables  THREADS (32..256, a multiple of 32)   workgroup bytes = 4224
// Source    tiled transposition
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const SIDE: u32 = 32u;

struct Params {
// @use lib/batch_fields
  what: u32,
  tilesDown: u32,
  ldW: u32,
  strideW: u32,
}
@group(0) @binding(0) var<storage, read> W: array<f32>;
@group(0) @binding(1) var<storage, read_write> X: array<f32>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/batch_problem

var<workgroup> tile: array<f32, SIDE * (SIDE + 1u)>;

@compute @workgroup_size(THREADS)
fn qr_put(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let a = problem(z);
  let k = min(a.m, a.n);
  var to = a.A;
  var rows = a.m;
  var cols = a.n;
  if (p.what == 1u) {
    to = a.B;
    rows = k;
  } else if (p.what == 2u) {
    to = a.C;
    cols = k;
  } else if (p.what == 3u) {
    to = Place(a.piv, 1u, 0u);
    rows = k;
    cols = min(k, 1u);
  }
  let y = group.y + p.baseY;
  let row0 = y % p.tilesDown * SIDE;
  let col0 = y / p.tilesDown * SIDE;
  let isInRows = to.cs == 1u;
  for (var e = t; e < SIDE * SIDE; e += THREADS) {
    let i = row0 + e % SIDE;
    let j = col0 + e / SIDE;
    let isThere = (i < rows) & (j < cols) & ((p.what != 1u) | (i <= j));
    let value = W[select(0u, z * p.strideW + i + j * p.ldW, isThere)];
    tile[e % SIDE + e / SIDE * (SIDE + 1u)] = select(0.0, value, isThere);
  }
  workgroupBarrier();
  for (var e = t; e < SIDE * SIDE; e += THREADS) {
    let ti = select(e % SIDE, e / SIDE, isInRows);
    let tj = select(e / SIDE, e % SIDE, isInRows);
    if (row0 + ti < rows && col0 + tj < cols) {
      X[to.off + (row0 + ti) * to.rs + (col0 + tj) * to.cs] = tile[ti + tj * (SIDE + 1u)];
    }
  }
}
`;

export const qr_records: string = `// qr_records: the records of a run of a batch (lib/batch_problem) anew, for matrices or vectors tau that have gone to a workspace.
// Storage   moved[4*z ..], z < count, from records[4*(first + z) ..]: tau at z*strideTau; with ldW > 0 A at z*strideW in columns of ldW elements;
//           with ofQ n := nrhs, and B is what C was
// Mapping   thread -> problem
// Tunables  THREADS (32..256)
const THREADS: u32 = 64u;

struct Params {
  baseX: u32,
  count: u32,
  first: u32,
  ldW: u32,
  strideW: u32,
  strideTau: u32,
  ofQ: u32,
}
@group(0) @binding(0) var<storage, read> records: array<vec4u>;
@group(0) @binding(1) var<storage, read_write> moved: array<vec4u>;
@group(0) @binding(2) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn qr_records(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = (group.x + p.baseX) * THREADS + t;
  if (z >= p.count) {
    return;
  }
  let at = 4u * (p.first + z);
  let sizes = records[at];
  let a = select(records[at + 1u].xyz, vec3u(z * p.strideW, 1u, p.ldW), p.ldW > 0u);
  let b = records[at + 2u];
  let c = records[at + 3u];
  let isOfQ = p.ofQ != 0u;
  moved[4u * z] = vec4u(sizes.xy, select(sizes.z, sizes.w, isOfQ), sizes.w);
  moved[4u * z + 1u] = vec4u(a, z * p.strideTau);
  // Whether the problem is outside of a buffer goes with B.
  moved[4u * z + 2u] = vec4u(select(b.xyz, c.xyz, isOfQ), b.w);
  moved[4u * z + 3u] = c;
}
`;

export const qr_small: string = `// qr_small: Householder QR of small matrices, all in registers, several per workgroup; with EXPLICIT then also Q itself.
// Storage   lib/batch_problem: A(i, j) m x n becomes R on and above the diagonal and the v's below it, tau[piv + k], k < min(m, n).
//           EXPLICIT: A is only read; R is B(i, j), min(m, n) x n with zeros below the diagonal, Q is C(i, j), m x min(m, n). The buffers
//           of operands may be one and the same, which WebGPU lets us bind only once: TAU_IN_A, R_IN_A, Q_IN_A, R_IN_Q
//           STAGED: the matrices A are n x n and one behind the other, by columns or, ACROSS, by rows; with OUT so are those of Q and R
// Mapping   workgroup x -> GROUP problems; LANES lanes of a subgroup share one: lane l has rows l, l + LANES, ... in registers. Two rounds of
//           exchange a column: the sum of its squares, then v^T a for all columns behind it. Both in one, as geqr2_panel has them, would take
//           row k to all lanes besides, an exchange more per column, and what limits this kernel are exchanges
// Tunables  N columns at most (1..32)  LANES a power of two (1..16)  ROWS per lane, LANES*ROWS >= m  THREADS (32..256)
//           STEPS = min(N, LANES*ROWS)  BLOCK divides N and STEPS: columns that share their text, which else is too long for the
//           instruction cache  STAGED 1: A passes through workgroup memory (4*(WORDS + PAD) bytes a problem), OUT 1: Q and R too
//           EDGE 0: m = n = N = LANES*ROWS
// Needs     subgroups of LANES or more, or SUBGROUPS 0: then they talk through workgroup memory. STAGED: offA a multiple of 4, not LISTED,
//           nothing else in A's buffer; OUT: offB and offC too, each of the three has its own. Each column is scaled by a power of two to elements below 2^47, which changes its v in nothing: squares do not overflow. What is
//           left of a column counts as zero below 2^-43, 1e-27 of its largest element: tau = 0. NaN spoils its column and those behind it.
//           No branches in front of subgroup operations but on what is the same for all: see getf2_panel.
// Source    LAPACK xGEQR2, xLARFG, xORG2R
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
const N: u32 = 8u;
const LANES: u32 = 2u;
const ROWS: u32 = 4u;
const STEPS: u32 = 8u;
const BLOCK: u32 = 2u;
const THREADS: u32 = 32u;
const EDGE: u32 = 1u;
const SUBGROUPS: u32 = 1u;
const LISTED: u32 = 0u;
const STAGED: u32 = 0u;
const OUT: u32 = 0u;
const ACROSS: u32 = 0u;
const EXPLICIT: u32 = 1u;
const TAU_IN_A: u32 = 0u;
const R_IN_A: u32 = 0u;
const Q_IN_A: u32 = 0u;
const R_IN_Q: u32 = 0u;
const FACTORS: u32 = 1u - EXPLICIT;
const TAU_APART: u32 = FACTORS * (1u - TAU_IN_A);
const R_APART: u32 = EXPLICIT * (1u - R_IN_A) * (1u - R_IN_Q) * (1u - OUT);
const Q_APART: u32 = EXPLICIT * (1u - Q_IN_A) * (1u - OUT);
const FACTORS_STAGED: u32 = FACTORS * STAGED;
const FACTORS_DIRECT: u32 = FACTORS * (1u - STAGED);
const RESULTS_STAGED: u32 = EXPLICIT * STAGED * OUT;
const RESULTS_DIRECT: u32 = EXPLICIT * (1u - STAGED * OUT);
const NONFINITE: u32 = 0u;
const REPORTS: u32 = 0u;
const LOWER: u32 = 0u;
const FLIPPED: u32 = 0u;
// Numbers that each lane keeps for columns lane, lane + LANES, ...
const KEPT: u32 = (N + LANES - 1u) / LANES;

// @use lib/small_head
// @when TAU_APART
@group(0) @binding(6) var<storage, read_write> tau: array<f32>;
// @end
// @when R_APART
@group(0) @binding(7) var<storage, read_write> R: array<f32>;
// @end
// @when Q_APART
@group(0) @binding(8) var<storage, read_write> Q: array<f32>;
// @end
// @when RESULTS_STAGED
@group(0) @binding(9) var<storage, read_write> R4: array<vec4f>;
@group(0) @binding(10) var<storage, read_write> Q4: array<vec4f>;
// @end
// @use lib/householder

@compute @workgroup_size(THREADS)
fn qr_small(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  // @when SUBGROUPS
  @builtin(subgroup_id) subgroup: u32,
  @builtin(subgroup_size) lanes: u32,
  @builtin(subgroup_invocation_id) invocation: u32,
  // @end
) {
// @use lib/small_lane
// @use lib/small_load
  // The same for all: steps beyond a problem's own size change nothing of it.
  var top = STEPS;
  // @when EDGE
  top = min(p.m, p.n);
  // @end
  // The powers of two by which columns are scaled, and the taus.
  // @registers
  var shift: array<f32, KEPT>;
  // @registers
  var mine: array<f32, KEPT>;
  // @unroll
  for (var q = 0u; q < KEPT; q++) {
    shift[q] = 0.0;
    mine[q] = 0.0;
  }
  // @unroll
  for (var c = 0u; c < N; c++) {
    var key = 0u;
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      key = max(key, bitcast<u32>(x[r * N + c]) & 0x7fffffffu);
    }
    let by = scaleOf(groupMax(key));
    let first = halfPower(by);
    let second = otherPower(by);
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      x[r * N + c] = x[r * N + c] * first * second;
    }
    shift[c / LANES] = select(shift[c / LANES], f32(by), lane == c % LANES);
  }
  // @unroll
  for (var k0 = 0u; k0 < STEPS; k0 += BLOCK) {
    for (var j = 0u; j < BLOCK; j++) {
      let k = k0 + j;
      if (k < top) {
        // Column k is where column k0 was: behind every step the columns of a block move up by one. Rows of which all lanes have finished
        // are left out.
        // @registers
        var y: array<f32, ROWS>;
        var diagonal = 0.0;
        var squares = nought;
        // @unroll
        for (var r = k0 / LANES; r < ROWS; r++) {
          let row = lane + r * LANES;
          y[r] = select(0.0, x[r * N + k0], row > k);
          diagonal = select(diagonal, x[r * N + k0], row == k);
          squares = fma(y[r], y[r], squares);
        }
        var h = reflector(fromLane(diagonal, k % LANES), groupSum(squares));
        // @when EDGE
        // A step beyond the problem, for the sake of a larger one, must not be seen in it.
        let counts = (k < m) & (k < n);
        h.beta = select(0.0, h.beta, counts);
        h.tau = select(0.0, h.tau, counts);
        h.scale = select(0.0, h.scale, counts);
        // @end
        // @unroll
        for (var q = k0 / LANES; q < (k0 + BLOCK + LANES - 1u) / LANES; q++) {
          mine[q] = select(mine[q], h.tau, lane + q * LANES == k);
        }
        // @unroll
        for (var r = k0 / LANES; r < ROWS; r++) {
          let row = lane + r * LANES;
          y[r] = select(0.0, y[r] * h.scale, row > k);
          x[r * N + k0] = select(select(x[r * N + k0], y[r], row > k), h.beta, row == k);
          y[r] = select(y[r], 1.0, row == k);
        }
        // H = I leaves infinities of other columns as they are.
        let acts = (bitcast<u32>(h.tau) & 0x7fffffffu) != 0u;
        // The last j columns of the block are finished.
        // @unroll
        for (var c = k0 + 1u; c < k0 + BLOCK; c++) {
          var sum = nought;
          // @unroll
          for (var r = k0 / LANES; r < ROWS; r++) {
            sum = fma(y[r], x[r * N + c], sum);
          }
          let by = select(0.0, h.tau * groupSum(sum), acts);
          // @unroll
          for (var r = k0 / LANES; r < ROWS; r++) {
            x[r * N + c] = select(x[r * N + c], fma(-y[r], by, x[r * N + c]), c + j < k0 + BLOCK);
          }
        }
        // @unroll
        for (var c = k0 + BLOCK; c < N; c++) {
          var sum = nought;
          // @unroll
          for (var r = k0 / LANES; r < ROWS; r++) {
            sum = fma(y[r], x[r * N + c], sum);
          }
          let by = select(0.0, h.tau * groupSum(sum), acts);
          // @unroll
          for (var r = k0 / LANES; r < ROWS; r++) {
            x[r * N + c] = fma(-y[r], by, x[r * N + c]);
          }
        }
      }
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        let first = x[r * N + k0];
        // @unroll
        for (var c = k0 + 1u; c < k0 + BLOCK; c++) {
          x[r * N + c - 1u] = x[r * N + c];
        }
        x[r * N + k0 + BLOCK - 1u] = first;
      }
    }
  }
  // R goes back to its own scale.
  // @unroll
  for (var c = 0u; c < N; c++) {
    let by = -i32(fromLane(shift[c / LANES], c % LANES));
    let first = halfPower(by);
    let second = otherPower(by);
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      x[r * N + c] = select(x[r * N + c], x[r * N + c] * first * second, lane + r * LANES <= c);
    }
  }
  // @when FACTORS
  // @unroll
  for (var q = 0u; q < KEPT; q++) {
    if (live & (lane + q * LANES < min(m, n))) {
      // @when TAU_APART
      tau[own.piv + lane + q * LANES] = mine[q];
      // @end
      // @when TAU_IN_A
      A[own.piv + lane + q * LANES] = mine[q];
      // @end
    }
  }
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < N; c++) {
      let row = lane + r * LANES;
      // @when FACTORS_STAGED
      if ((row < m) & (c < n)) {
        let atS = at0 + row * down + c * right;
        stage[atS / 4u][atS % 4u] = x[r * N + c];
      }
      // @end
      // @when FACTORS_DIRECT
      if (live & (row < m) & (c < n)) {
        A[own.A.off + row * own.A.rs + c * own.A.cs] = x[r * N + c];
      }
      // @end
    }
  }
  // @end
  // @when FACTORS_STAGED
// @use lib/small_stage_out
  // @end
  // @when EXPLICIT
// @use lib/qr_small_explicit
  // @end
}
`;

export const rank_update: string = `// rank_update: A := A + alpha x y^T (ger, syr), or A + alpha x y^T + alpha y x^T with both = 1 (syr2).
// Storage   A(i, j) = A[offA + i + j*lda]; x(i) = x[offX + i*incX], y(j) = y[offY + j*incY]
// Mapping   workgroup (x, y) -> ROWS rows, GROUPS*DEPTH columns; thread -> one row of every GROUPS-th column
// Tunables  ROWS (32..64)  GROUPS (4..8)  DEPTH columns in flight per thread (4..16)
//           PACKED 1: A(i, j) = A[offA + packed(i, j)] instead, for triangle 1 and 2
// Needs     nothing. Elements are loaded whether they are written or not, at a place that exists, so that the loads overlap.
//           triangle 1: only i >= j is written, 2: only i <= j, 0: everything
// Source    BLAS xGER, xSYR, xSYR2, xSPR, xSPR2
// @use lib/packed
const ROWS: u32 = 64u;
const GROUPS: u32 = 4u;
const DEPTH: u32 = 8u;
const PACKED: u32 = 0u;
const THREADS: u32 = ROWS * GROUPS;
const COLS: u32 = GROUPS * DEPTH;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  triangle: u32,
  both: u32,
  offX: i32,
  incX: i32,
  offY: i32,
  incY: i32,
  offA: u32,
  lda: u32,
  alpha: f32,
}
@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read> y: array<f32>;
@group(0) @binding(2) var<storage, read_write> A: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;

fn place(i: u32, j: u32) -> u32 {
  if (PACKED == 1u) {
    return p.offA + packed(i, j, p.n, p.triangle == 2u);
  }
  return p.offA + i + j * p.lda;
}

fn inside(i: u32, j: u32) -> bool {
  return (i < p.m) & (j < p.n) & ((p.triangle != 1u) | (i >= j)) & ((p.triangle != 2u) | (i <= j));
}

@compute @workgroup_size(THREADS)
fn rank_update(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i0 = (group.x + p.baseX) * ROWS;
  let first = (group.y + p.baseY) * COLS;
  if (((p.triangle == 1u) & (i0 + ROWS <= first)) | ((p.triangle == 2u) & (first + COLS <= i0))) {
    return;
  }
  let i = i0 + t % ROWS;
  let j0 = first + t / ROWS;
  let row = i32(min(i, p.m - 1u));
  let xi = p.alpha * x[p.offX + row * p.incX];
  // Only syr2 reads y as long as A has rows.
  var yi = 0.0;
  if (p.both == 1u) {
    yi = p.alpha * y[p.offY + row * p.incY];
  }
  // @registers
  var a: array<f32, DEPTH>;
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    a[u] = A[place(u32(row), min(j0 + u * GROUPS, p.n - 1u))];
  }
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    let j = j0 + u * GROUPS;
    let column = i32(min(j, p.n - 1u));
    var value = fma(xi, y[p.offY + column * p.incY], a[u]);
    if (p.both == 1u) {
      value = fma(yi, x[p.offX + column * p.incX], value);
    }
    if (inside(i, j)) {
      A[place(i, j)] = value;
    }
  }
}
`;

export const rbt_check: string = `// rbt_check: what the host needs to judge a solution: extremes of U's diagonal, the largest elements of each column of R and X, a norm.
// Storage   from offF on: facts[0..1] := least and largest |W(i,i)|, facts[2] := norm[0], facts[3 + 2j], facts[4 + 2j] := largest |R(i,j)|
//           and |X(i,j)|; W[i*(ldw + 1)], R[i + j*ldx], X[i + j*ldx], i < n; facts are the bits of floats
// Mapping   workgroup 0 -> the diagonal, workgroup 1 + j -> column j; thread t -> elements t, t + THREADS, ...
// Tunables  THREADS (64..256)
// Needs     nothing. Magnitudes are compared by their bits: NaN is the largest of all, whatever comparisons of floats make of it
// Source    LAPACK dsgesv: the norms that end its refinement
const THREADS: u32 = 256u;

struct Params {
  baseX: u32,
  n: u32,
  ldw: u32,
  ldx: u32,
  offF: u32,
}
@group(0) @binding(0) var<storage, read> W: array<f32>;
@group(0) @binding(1) var<storage, read> R: array<f32>;
@group(0) @binding(2) var<storage, read> X: array<f32>;
@group(0) @binding(3) var<storage, read> norm: array<f32>;
@group(0) @binding(4) var<storage, read_write> facts: array<u32>;
@group(0) @binding(5) var<uniform> p: Params;

var<workgroup> first: atomic<u32>;
var<workgroup> second: atomic<u32>;

fn key(x: f32) -> u32 {
  return bitcast<u32>(x) & 0x7fffffffu;
}

@compute @workgroup_size(THREADS)
fn rbt_check(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let number = group.x + p.baseX;
  let diagonal = number == 0u;
  if (t == 0u) {
    atomicStore(&first, select(0u, 0xffffffffu, diagonal));
    atomicStore(&second, 0u);
  }
  workgroupBarrier();
  for (var i = t; i < p.n; i += THREADS) {
    if (diagonal) {
      let pivot = key(W[i * (p.ldw + 1u)]);
      atomicMin(&first, pivot);
      atomicMax(&second, pivot);
    } else {
      atomicMax(&first, key(R[i + (number - 1u) * p.ldx]));
      atomicMax(&second, key(X[i + (number - 1u) * p.ldx]));
    }
  }
  workgroupBarrier();
  if (t == 0u) {
    let place = p.offF + select(2u * number + 1u, 0u, diagonal);
    facts[place] = atomicLoad(&first);
    facts[place + 1u] = atomicLoad(&second);
    if (diagonal) {
      facts[p.offF + 2u] = bitcast<u32>(norm[0]);
    }
  }
}
`;

export const rcond_final: string = `// rcond_final: rcond := 1 / (||A|| ||A^-1||) from a norm and an estimate, and 0 or NaN where there is none.
// Storage   norms[0] the norm, norms[1] the largest magnitude of the factors, est[0] s ||A^-1||, zero[0] > 0: the factors are singular;
//           all but zero as bits; rcond[offR]
// Mapping   one thread
// Source    LAPACK xGECON
const THREADS: u32 = 1u;

struct Params {
  offR: u32,
}
@group(0) @binding(0) var<storage, read> norms: array<u32>;
@group(0) @binding(1) var<storage, read> est: array<u32>;
@group(0) @binding(2) var<storage, read> zero: array<i32>;
@group(0) @binding(3) var<storage, read_write> rcond: array<u32>;
@group(0) @binding(4) var<uniform> p: Params;

// @use lib/norm_sum
// @use lib/start_size

@compute @workgroup_size(THREADS)
fn rcond_final() {
  let norm = norms[0] & MAGNITUDE;
  var bits = 0u;
  if (norm > INFINITY_BITS || (norms[1] & MAGNITUDE) > INFINITY_BITS) {
    bits = NAN_BITS;
  } else if (zero[0] == 0 && norm != 0u && norm != INFINITY_BITS && est[0] != 0u && est[0] < INFINITY_BITS) {
    bits = bitcast<u32>(startSize(norm) / bitcast<f32>(norm) / bitcast<f32>(est[0]));
  }
  rcond[p.offR] = bits;
}
`;

export const refine_add: string = `// refine_add: X(:,j) := X(:,j) + D(:,j) for the columns that are to be corrected.
// Storage   X[offX + i + j*ldx], D[i + j*ldd]; state[columns + j]: 0 leaves column j alone
// Mapping   workgroup (x, y) -> THREADS rows of column y; thread -> one element
// Tunables  THREADS (32..256)
// Needs     X and D in different buffers
// Source    LAPACK xGERFS
const THREADS: u32 = 256u;

struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  columns: u32,
  offX: u32,
  ldx: u32,
  ldd: u32,
}
@group(0) @binding(0) var<storage, read_write> X: array<f32>;
@group(0) @binding(1) var<storage, read> D: array<f32>;
@group(0) @binding(2) var<storage, read> state: array<u32>;
@group(0) @binding(3) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn refine_add(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let j = group.y + p.baseY;
  if (i < p.n && state[p.columns + j] != 0u) {
    X[p.offX + i + j * p.ldx] += D[i + j * p.ldd];
  }
}
`;

export const refine_bound: string = `// refine_bound: W := |R| + bound W, and safe1 where W is next to nothing: what a residual and its rounding errors can amount to.
// Storage   R[i + j*ld], W[i + j*ld]
// Mapping   workgroup (x, y) -> THREADS rows of column y; thread -> one element
// Tunables  THREADS (32..256)
// Source    LAPACK xGERFS
const THREADS: u32 = 256u;

struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  ld: u32,
  bound: f32,
  safe1: f32,
  safe2: f32,
}
@group(0) @binding(0) var<storage, read> R: array<f32>;
@group(0) @binding(1) var<storage, read_write> W: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn refine_bound(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let j = group.y + p.baseY;
  if (i < p.n) {
    let at = i + j * p.ld;
    let weight = W[at];
    W[at] = abs(R[at]) + p.bound * weight + select(0.0, p.safe1, weight <= p.safe2);
  }
}
`;

export const refine_copy: string = `// refine_copy: C := A for each matrix of a batch, m x n; or with PACKED C := W, n x nrhs, W(i, j) being W[own.piv + i*rs + j*cs] with distances 1
//           and n, or byRows nrhs and 1.
// Storage   A and C where lib/batch_problem says
// Mapping   workgroup x -> THREADS elements of the matrices one behind the other, each taken to be as large as the largest; along memory first
// Tunables  THREADS (64..256)
// Needs     byRows 1: rows lie along memory. rows and columns: of the largest matrix; their product times the problems of a launch, which are those from
//           \`start\` on, is below 2^32. A and C in different buffers
// Source    LAPACK xLACPY
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const PACKED: u32 = 0u;

struct Params {
// @use lib/batch_fields
  byRows: u32,
  rows: u32,
  columns: u32,
  start: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> C: array<f32>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/batch_problem

@compute @workgroup_size(THREADS)
fn refine_copy(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let e = (group.x + p.baseX) * THREADS + t;
  let size = p.rows * p.columns;
  let z = p.start + e / size;
  if (z >= p.count) {
    return;
  }
  let byRows = p.byRows != 0u;
  let along = select(p.rows, p.columns, byRows);
  let a = e % size % along;
  let c = e % size / along;
  let i = select(a, c, byRows);
  let j = select(c, a, byRows);
  let own = problem(z);
  let rows = select(own.m, own.n, PACKED == 1u);
  let columns = select(own.n, own.nrhs, PACKED == 1u);
  var place = own.A;
  if (PACKED == 1u) {
    place = Place(own.piv, select(1u, columns, byRows), select(rows, 1u, byRows));
  }
  if (i < rows && j < columns) {
    C[own.C.off + i * own.C.rs + j * own.C.cs] = A[place.off + i * place.rs + j * place.cs];
  }
}
`;

export const refine_group: string = `// refine_group: X := X + A^-1 (B - A X) for each system of a batch, repeated until its backward error is a rounding error or no longer halves:
//           all corrections of a right-hand side, and its error bound, in one dispatch.
// Storage   A, B and X = problem.C where lib/batch_problem says; with CHOLESKY only the lower triangle of A is read. The factors are F(i, j) =
//           F[own.piv + i*rsF + j*csF] with distances 1 and n, or byRows n and 1; pivots ipiv[q*stridePivots + i]. failed[q] > 0: there are none,
//           and X is left. parts[q*columns + c] := (corrections, berr, ferr, 0) of column c, as bits
// Mapping   workgroup (x, c) -> column c of GROUP systems, LANES threads each; lane -> row; lib/vector_solve, lib/vector_estimate
// Tunables  as con_group   PIVOTS 1: of LU with interchanges   FERR 1: with error bounds
// Needs     n <= LANES; zero = 0, which compilers must not know. Barriers are uniform: loops have the largest order of the launch as bound, and
//           go on as long as one system of the workgroup wants to; the others no longer change.
//           Residuals are sums of exact products, compensated: as if computed with twice the digits. The products are those of halves of 12
//           bits, so that it does not matter whether a compiler fuses, and what it could rearrange passes through integers.
// Source    LAPACK xGERFS, xPORFS; T. Ogita, S. M. Rump and S. Oishi, Accurate sum and dot product, SIAM J. Sci. Comput. 26 (2005)
const LANES: u32 = 64u;
const THREADS: u32 = 64u;
const KB: u32 = 8u;
const TOP: u32 = 32u;
const ALONE: u32 = 0u;
const LISTED: u32 = 0u;
const CHOLESKY: u32 = 0u;
const PIVOTS: u32 = 1u;
const FERR: u32 = 1u;
// Loads of a row that are in flight together.
const DEPTH: u32 = 4u;
const MOST_STEPS: u32 = 5u;
const EPS: f32 = 0x1p-24f;

struct Params {
// @use lib/batch_fields
  byRows: u32, // rows of A and of the factors lie along memory
  stridePivots: u32,
  columns: u32,
  zero: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read> F: array<f32>;
@group(0) @binding(2) var<storage, read> B: array<f32>;
@group(0) @binding(3) var<storage, read_write> X: array<f32>;
@group(0) @binding(4) var<storage, read_write> parts: array<vec4u>;
@group(0) @binding(5) var<storage, read> failed: array<i32>;
// @when PIVOTS
@group(0) @binding(6) var<storage, read> ipiv: array<i32>;
// @end
// @when LISTED
@group(0) @binding(7) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(8) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/norm_sum

fn factor(at: u32) -> f32 {
  return F[at];
}

// @use lib/vector_solve
// @when FERR
// @use lib/vector_estimate
// @end

// Whether a system of the workgroup goes on, and the same for all to read.
var<workgroup> wanted: atomic<u32>;
var<workgroup> verdict: u32;

// The same number, of which a compiler knows nothing.
fn opaque(x: f32) -> f32 {
  return bitcast<f32>(bitcast<u32>(x) ^ p.zero);
}

// The first 12 bits of the significand: products of such numbers, and of what is left of them, are exact.
fn upper(x: f32) -> f32 {
  return bitcast<f32>(bitcast<u32>(x) & 0xfffff000u);
}

struct Residual {
  r: f32, // b - A x
  w: f32, // |b| + |A| |x|
}

// Of this lane's row; x is what the others have told.
fn residual(me: Lane, a: Place, b: f32) -> Residual {
  let row = min(me.lane, max(me.n, 1u) - 1u);
  var s = b;
  var rest = 0.0;
  var w = abs(b);
  // @registers
  var next: array<f32, DEPTH>;
  for (var k0 = 0u; k0 < me.n; k0 += DEPTH) {
    // @unroll
    for (var d = 0u; d < DEPTH; d++) {
      let k = min(k0 + d, me.n - 1u);
      let i = select(row, max(row, k), CHOLESKY == 1u);
      let j = select(k, min(row, k), CHOLESKY == 1u);
      next[d] = A[a.off + i * a.rs + j * a.cs];
    }
    // @unroll
    for (var d = 0u; d < DEPTH; d++) {
      let inside = k0 + d < me.n;
      let x = select(0.0, bitcast<f32>(told[me.slot * LANES + min(k0 + d, LANES - 1u)]), inside);
      let c = select(0.0, -next[d], inside);
      w += abs(c * x);
      let c1 = upper(c);
      let c2 = c - c1;
      let x1 = upper(x);
      let x2 = x - x1;
      let product = opaque(c * x);
      let error = opaque(c1 * x1 - product) + c1 * x2 + c2 * x1 + c2 * x2;
      let sum = opaque(s + product);
      let part = opaque(sum - s);
      rest += opaque(s - opaque(sum - part)) + opaque(product - part) + error;
      s = sum;
    }
  }
  return Residual(s + rest, w);
}

@compute @workgroup_size(THREADS)
fn refine_group(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = (group.x + p.baseX) * GROUP + t / LANES;
  let column = group.y + p.baseY;
  let own = problem(min(z, p.count - 1u));
  let good = (z < p.count) & (column < own.nrhs) & (failed[own.q] == 0);
  let me = Lane(t % LANES, t / LANES, select(0u, own.n, good));
  let inside = me.lane < me.n;
  let f = Place(own.piv, select(1u, own.n, p.byRows == 1u), select(own.n, 1u, p.byRows == 1u));
  let order = f32(me.n + 1u);
  let safe1 = order * 0x1p-126f;
  let safe2 = order * 0x1p-102f;
  var place = me.lane;
  // @when PIVOTS
  // Where the interchanges take this lane's row, the last of them first.
  for (var s = me.n; s > 0u; s--) {
    let other = min(u32(ipiv[own.q * p.stridePivots + s - 1u]) - 1u, me.n - 1u);
    place = select(select(place, s - 1u, place == other), other, place == s - 1u);
  }
  // @end
  let at = own.C.off + me.lane * own.C.rs + column * own.C.cs;
  var b = 0.0;
  var x = 0.0;
  if (inside) {
    b = B[own.B.off + me.lane * own.B.rs + column * own.B.cs];
    x = X[at];
  }
  var goesOn = select(0u, 1u, me.n > 0u);
  var before = 3.0;
  var berr = 0u;
  var steps = 0u;
  var found = Residual(0.0, 0.0);
  if (t == 0u) {
    atomicStore(&wanted, 0u);
  }
  for (var step = 0u; step <= MOST_STEPS; step++) {
    workgroupBarrier();
    told[me.slot * LANES + me.lane] = bitcast<u32>(x);
    workgroupBarrier();
    found = residual(me, own.A, b);
    // Where the weight is next to nothing, safe1 makes it harmless.
    let extra = select(0.0, safe1, found.w <= safe2);
    let share = bitcast<u32>((abs(found.r) + extra) / (found.w + extra)) & MAGNITUDE;
    let bits = laneMax(me, select(0u, share, inside));
    let error = bitcast<f32>(min(bits, INFINITY_BITS));
    let again = (bits < INFINITY_BITS) & (error > EPS) & (2.0 * error <= before) & (step < MOST_STEPS);
    berr = select(berr, bits, goesOn == 1u);
    before = select(before, error, goesOn == 1u);
    goesOn = select(0u, goesOn, again);
    if (me.lane == 0u && goesOn == 1u) {
      atomicMax(&wanted, step + 1u);
    }
    workgroupBarrier();
    if (t == 0u) {
      verdict = select(0u, 1u, atomicLoad(&wanted) == step + 1u);
    }
    if (workgroupUniformLoad(&verdict) == 0u) {
      break;
    }
    let d = solved(me, f, found.r, 0u, place);
    x = select(x, x + d, goesOn == 1u);
    steps += goesOn;
  }
  var ferr = 0u;
  // @when FERR
  // What the residual, and the rounding errors made in computing it, can amount to.
  let weight = abs(found.r) + order * EPS * found.w + select(0.0, safe1, found.w <= safe2);
  let bound = estimated(me, f, 1.0, select(0.0, weight, inside), 1u, place);
  let size = laneMax(me, select(0u, bitcast<u32>(x) & MAGNITUDE, inside));
  ferr = select(bound, bitcast<u32>(bitcast<f32>(bound) / bitcast<f32>(max(size, 1u))), (bound < INFINITY_BITS) & (size != 0u));
  // @end
  if (inside) {
    X[at] = x;
  }
  if (me.lane == 0u && good) {
    parts[own.q * p.columns + column] = vec4u(steps, berr, ferr, 0u);
  }
}
`;

export const refine_judge: string = `// refine_judge: the componentwise backward error of each solution, and whether a correction is worth while.
// Storage   R[i + j*ld] residuals, W[i + j*ld] |op(A)| |x| + |b|; state[j] the backward error (before: of the last time), state[columns + j]
//           1 or 0: column j is to be corrected (before: was)
// Mapping   workgroup x -> column x; a tree over its threads
// Tunables  THREADS (64..256, a power of two)
// Needs     first 1: nothing has been judged before
// Source    LAPACK xGERFS
const THREADS: u32 = 256u;

struct Params {
  baseX: u32,
  n: u32,
  columns: u32,
  ld: u32,
  first: u32,
  eps: f32,
  safe1: f32,
  safe2: f32,
}
@group(0) @binding(0) var<storage, read> R: array<f32>;
@group(0) @binding(1) var<storage, read> W: array<f32>;
@group(0) @binding(2) var<storage, read_write> state: array<u32>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/largest

@compute @workgroup_size(THREADS)
fn refine_judge(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let j = group.x + p.baseX;
  var worst = 0u;
  for (var i = t; i < p.n; i += THREADS) {
    let size = abs(R[i + j * p.ld]);
    let weight = W[i + j * p.ld];
    // Where the weight is next to nothing, safe1 makes it harmless.
    let extra = select(0.0, p.safe1, weight <= p.safe2);
    worst = max(worst, bitcast<u32>((size + extra) / (weight + extra)) & 0x7fffffffu);
  }
  findLargest(t, worst);
  if (t == 0u) {
    let bits = most[0];
    let error = bitcast<f32>(bits);
    let before = select(bitcast<f32>(state[j]), 3.0, p.first == 1u);
    let wanted = p.first == 1u || state[p.columns + j] != 0u;
    if (wanted) {
      state[j] = bits;
      let again = bits <= 0x7f800000u && error > p.eps && 2.0 * error <= before;
      state[p.columns + j] = select(0u, bitcast<u32>(1.0), again);
    }
  }
}
`;

export const refine_report: string = `// refine_report: a list with one number per problem, from what has been found of its columns, or of the problem.
// Storage   list[offL + q] := by kind: 0, 1 found[q], but -1 or 0 of problems outside of their buffers; else the largest, over the columns c, of
//           parts[q*columns + c]: 2 x, corrections; 3 y, berr; 4 z, ferr, as bits, and NaN where found[q] > 0
// Mapping   thread x -> problem x
// Tunables  THREADS (64..256)
// Source    LAPACK xGERFS
const THREADS: u32 = 64u;
const LISTED: u32 = 0u;

struct Params {
// @use lib/batch_fields
  kind: u32,
  columns: u32,
  offL: u32,
}
@group(0) @binding(0) var<storage, read> found: array<i32>;
@group(0) @binding(1) var<storage, read> parts: array<vec4u>;
@group(0) @binding(2) var<storage, read_write> list: array<u32>;
// @when LISTED
@group(0) @binding(3) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(4) var<uniform> p: Params;

// @use lib/batch_problem

@compute @workgroup_size(THREADS)
fn refine_report(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = (group.x + p.baseX) * THREADS + t;
  if (z >= p.count) {
    return;
  }
  let own = problem(z);
  let state = found[own.q];
  var value = bitcast<u32>(state);
  if (p.kind >= 2u) {
    value = 0u;
    for (var c = 0u; c < select(own.nrhs, 0u, own.n == 0u); c++) {
      let part = parts[own.q * p.columns + c];
      value = max(value, select(select(part.z, part.y, p.kind == 3u), part.x, p.kind == 2u));
    }
    value = select(value, select(0x7fc00000u, 0u, p.kind == 2u), state > 0);
  }
  value = select(value, select(0u, 0xffffffffu, p.kind == 0u), own.outside);
  list[p.offL + own.q] = value;
}
`;

export const reflect_group: string = `// reflect_group: the matrices C of a batch times reflectors of QR factorizations, C := H(begin) ... H(end-1) C, or in the other order.
// Storage   lib/batch_problem: reflector k of a problem is column k of A (m rows) below its diagonal, with a 1 on it, and tau[piv + k], or, with
//           \`tauInC\`, tau at C's place. C(i, j), m x n, is operand B, or with \`inPlace\` A itself, or with ldW the launch's z-th
//           packed matrix of a workspace, W[z*strideW + i + j*ldW]. A problem has \`counted\`: nrhs, else m reflectors. Only its columns
//           from \`column\` on are meant, and no row above \`begin\` changes. IDENTITY: C is only written, as if it had been the unit matrix.
//           The buffers of operands may be one and the same, which WebGPU lets us bind only once: V_IN_C, TAU_IN_C
// Mapping   workgroup (x, y) -> GROUP problems, a block of SIDE*CPT columns of each; no workgroup waits for another. LANES lanes of a subgroup
//           share a column: lane l has rows l, l + LANES, ... in registers, of CPT columns. Reflectors come through workgroup memory,
//           KB at a time: those of the next chunk are on their way while one is applied, one barrier a chunk. In memory the rows
//           of a lane are side by side, so that it reads and writes four at once
// Tunables  LANES a power of two (1..32)  ROWS per lane, a multiple of four (4..32)  CPT columns of a thread (1..4)  SIDE threads abreast
//           GROUP problems; LANES*SIDE*GROUP threads  KB (4..16)  PHASES divides ROWS: texts, each without the rows that the reflectors
//           before it have finished. SKIPS: nor with the columns that are still those of the unit matrix: LANES*ROWS >= SIDE*CPT >= n.
//           ACROSS: A is stored by rows
//           workgroup bytes = 8*GROUP*(KB*LANES*ROWS + 4*LANES + KB)
// Needs     m - begin <= LANES*ROWS; subgroups of LANES or more, or SUBGROUPS 0: then lanes talk through workgroup memory. In place with IDENTITY one block
//           of columns: V is read before C is written. Where tau = 0, H = I and its v is taken for zero. No branches in front of subgroup
//           operations but on what is the same for all: see getf2_panel.
// Source    LAPACK xORM2R, xORG2R
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
const LANES: u32 = 4u;
const ROWS: u32 = 8u;
const CPT: u32 = 2u;
const SIDE: u32 = 4u;
const GROUP: u32 = 2u;
const KB: u32 = 8u;
const PHASES: u32 = 2u;
const SUBGROUPS: u32 = 1u;
const LISTED: u32 = 0u;
const IDENTITY: u32 = 0u;
const SKIPS: u32 = 0u;
const ACROSS: u32 = 0u;
const V_IN_C: u32 = 0u;
const TAU_IN_C: u32 = 0u;
const V_APART: u32 = 1u - V_IN_C;
const TAU_APART: u32 = 1u - TAU_IN_C;
const DOWN: u32 = 1u - ACROSS;
const LOADS: u32 = 1u - IDENTITY;
const TEAM: u32 = LANES * SIDE;
const THREADS: u32 = TEAM * GROUP;
const HEIGHT: u32 = LANES * ROWS;
// Words of a problem's chunk of reflectors; those of the next problem begin in other banks.
const CHUNK: u32 = KB * HEIGHT;
const SLOT: u32 = CHUNK + 4u * LANES;
// Fours that a thread fetches of a chunk; the last is not there for all if they are not a multiple of the threads.
const COPIES: u32 = (CHUNK / 4u + TEAM - 1u) / TEAM;
const UNEVEN: u32 = CHUNK / 4u % TEAM;
const EVEN: u32 = (TEAM - UNEVEN) / TEAM;
const SCALES: u32 = (KB + TEAM - 1u) / TEAM;
const DOUBLES: u32 = LANES / 32u;

struct Params {
// @use lib/batch_fields
  begin: u32,
  end: u32,
  column: u32,
  backward: u32, // the last reflector comes first
  counted: u32,
  tauInC: u32,
  inPlace: u32,
  ldW: u32,
  strideW: u32,
}
@group(0) @binding(0) var<storage, read_write> C: array<f32>;
// @when V_APART
@group(0) @binding(1) var<storage, read> V: array<f32>;
// @end
// @when TAU_APART
@group(0) @binding(2) var<storage, read> tau: array<f32>;
// @end
// @when LISTED
@group(0) @binding(3) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(4) var<uniform> p: Params;

// Two chunks of each problem, by turns.
var<workgroup> tile: array<vec4f, 2u * GROUP * SLOT / 4u>;
var<workgroup> scales: array<f32, 2u * GROUP * KB>;

// @use lib/batch_problem
// @use lib/small_group

fn reflectorAt(at: u32) -> f32 {
  var value = 0.0;
  // @when V_APART
  value = V[at];
  // @end
  // @when V_IN_C
  value = C[at];
  // @end
  return value;
}

fn scaleAt(at: u32) -> f32 {
  var value = 0.0;
  // @when TAU_APART
  value = tau[at];
  // @end
  // @when TAU_IN_C
  value = C[at];
  // @end
  return value;
}

// Lane, place among its fours of rows, and column of the e-th four elements of a chunk: neighbours in memory go to neighbouring threads.
fn foursAt(e: u32) -> vec3u {
  var at = vec3u();
  // @when DOWN
  at = vec3u(e % LANES, e / LANES % (ROWS / 4u), e / (HEIGHT / 4u));
  // @end
  // @when ACROSS
  at = vec3u(e / KB % LANES, e / (KB * LANES), e % KB);
  // @end
  return at;
}

fn isNone(scale: f32) -> bool {
  return (bitcast<u32>(scale) & 0x7fffffffu) == 0u;
}

// Over the lanes of a column.
fn columnSum(value: f32) -> f32 {
  var sum = groupSum(value);
  // @when SUBGROUPS
  // @when DOUBLES
  sum += subgroupShuffleXor(sum, 16u);
  // @end
  // @end
  return sum;
}

@compute @workgroup_size(THREADS)
fn reflect_group(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  // @when SUBGROUPS
  @builtin(subgroup_id) subgroup: u32,
  @builtin(subgroup_size) lanes: u32,
  @builtin(subgroup_invocation_id) invocation: u32,
  // @end
) {
  nought = f32(p.baseZ);
  // Threads in the order of their subgroups.
  var thread = t;
  // @when BY_MEMORY
  me = t;
  origin = t - t % LANES;
  // @end
  // @when SUBGROUPS
  thread = subgroup * lanes + invocation;
  origin = invocation - invocation % LANES;
  // @end
  let slot = thread / TEAM;
  let member = thread % TEAM;
  let lane = member % LANES;
  let column0 = p.column + (group.y + p.baseY) * (SIDE * CPT) + member / LANES;
  let z = (group.x + p.baseX) * GROUP + slot;
  let live = z < p.count;
  let own = problem(min(z, p.count - 1u));
  // What is above row \`begin\` has no part in it: rows and reflectors are counted from there.
  let m = select(0u, own.m - min(p.begin, own.m), live);
  let n = select(0u, own.n, live);
  let v = Place(own.A.off + p.begin * (own.A.rs + own.A.cs), own.A.rs, own.A.cs);
  let scaleOff = select(own.piv, own.C.off, p.tauInC != 0u) + p.begin;
  var place = own.B;
  if (p.inPlace != 0u) {
    place = own.A;
  }
  if (p.ldW != 0u) {
    place = Place(z * p.strideW, 1u, p.ldW);
  }
  place.off += p.begin * place.rs;
  let least = max(min(p.end, select(own.m, own.nrhs, p.counted != 0u)), p.begin) - p.begin;
  // What is the same for all: how many reflectors there are, and chunks that hold them.
  var end = p.end - min(p.begin, p.end);
  // @when IDENTITY
  // Later ones leave columns of the unit matrix in front of them as they are.
  end = min(end, (group.y + p.baseY + 1u) * (SIDE * CPT));
  // @end
  let chunks = (end + KB - 1u) / KB;
  let isBackward = p.backward != 0u;

  // @registers
  var x: array<f32, CPT * ROWS>;
  // @unroll
  for (var c = 0u; c < CPT; c++) {
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let row = lane + r * LANES;
      let column = column0 + c * SIDE;
      // @when LOADS
      // Unconditional, so that the loads are in flight together.
      let inside = (row < m) & (column < n);
      x[c * ROWS + r] = select(0.0, C[select(0u, place.off + row * place.rs + column * place.cs, inside)], inside);
      // @end
      // @when IDENTITY
      x[c * ROWS + r] = select(0.0, 1.0, row == column);
      // @end
    }
  }
  // @registers
  var held: array<vec4f, COPIES>;
  // @registers
  var heldScales: array<f32, SCALES>;
  for (var s = 0u; s <= chunks; s++) {
    // Chunk s is fetched, the one before it applied.
    let fetched = KB * select(s, max(chunks, s + 1u) - 1u - s, isBackward);
    // @unroll
    for (var q = 0u; q < COPIES; q++) {
      let e = foursAt(member + q * TEAM);
      let k = fetched + e.z;
      let scale = scaleAt(select(0u, scaleOff + k, k < least));
      let counts = (k < least) & !isNone(scale);
      // @unroll
      for (var i = 0u; i < 4u; i++) {
        let row = e.x + (4u * e.y + i) * LANES;
        let isBelow = counts & (row > k) & (row < m);
        let value = reflectorAt(select(0u, v.off + row * v.rs + k * v.cs, isBelow));
        held[q][i] = select(select(0.0, 1.0, counts & (row == k)), value, isBelow);
      }
    }
    // @unroll
    for (var q = 0u; q < SCALES; q++) {
      let k = fetched + member + q * TEAM;
      heldScales[q] = select(0.0, scaleAt(select(0u, scaleOff + k, k < least)), k < least);
    }
    if (s > 0u) {
      let k0 = KB * select(s - 1u, max(chunks, s) - s, isBackward);
      let half = ((s - 1u) % 2u) * GROUP + slot;
      let steps = min(end - k0, KB);
      let phase = min(k0 / (HEIGHT / PHASES), PHASES - 1u);
      // @unroll
      for (var f = 0u; f < PHASES; f++) {
        if (phase == f) {
          for (var j = 0u; j < steps; j++) {
            let k = select(j, steps - 1u - j, isBackward);
            let at = (half * SLOT + k * HEIGHT) / 4u + lane;
            let scale = scales[half * KB + k];
            // @registers
            var y: array<vec4f, ROWS / 4u>;
            // @unroll
            for (var q = f * ROWS / PHASES / 4u; q < ROWS / 4u; q++) {
              y[q] = tile[at + q * LANES];
            }
            // @registers
            var by: array<f32, CPT>;
            // @unroll
            for (var c = SKIPS * f * CPT / PHASES; c < CPT; c++) {
              var sum = nought;
              // @unroll
              for (var r = f * ROWS / PHASES; r < ROWS; r++) {
                sum = fma(y[r / 4u][r % 4u], x[c * ROWS + r], sum);
              }
              by[c] = sum;
            }
            // @unroll
            for (var c = SKIPS * f * CPT / PHASES; c < CPT; c++) {
              // H = I leaves infinities as they are.
              by[c] = select(scale * columnSum(by[c]), 0.0, isNone(scale));
            }
            // @unroll
            for (var c = SKIPS * f * CPT / PHASES; c < CPT; c++) {
              // @unroll
              for (var r = f * ROWS / PHASES; r < ROWS; r++) {
                x[c * ROWS + r] = fma(-y[r / 4u][r % 4u], by[c], x[c * ROWS + r]);
              }
            }
          }
        }
      }
    }
    let next = (s % 2u) * GROUP + slot;
    // @unroll
    for (var q = 0u; q < COPIES; q++) {
      let e = foursAt(member + q * TEAM);
      if ((EVEN == 1u) | (member + q * TEAM < CHUNK / 4u)) {
        tile[(next * SLOT + e.z * HEIGHT) / 4u + e.y * LANES + e.x] = held[q];
      }
    }
    // @unroll
    for (var q = 0u; q < SCALES; q++) {
      if (member + q * TEAM < KB) {
        scales[next * KB + member + q * TEAM] = heldScales[q];
      }
    }
    workgroupBarrier();
  }
  // @when IDENTITY
  // In place: everything has been read.
  storageBarrier();
  // @end
  // @unroll
  for (var c = 0u; c < CPT; c++) {
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let row = lane + r * LANES;
      let column = column0 + c * SIDE;
      if ((row < m) & (column < n)) {
        C[place.off + row * place.rs + column * place.cs] = x[c * ROWS + r];
      }
    }
  }
}
`;

export const reflect_move: string = `// reflect_move: reflectors, their scales or the matrices C of a batch into a workspace, or back from it.
// Storage   operand 0: the first \`end\` v's, m x end; 1: tau, end x 1; 2: C, m x n, of each problem: where reflect_group has them. Of the launch's
//           z-th problem they lie in W[z*strideW + i + j*ldW]. BACK: from there to the operand
// Mapping   workgroup (x, y) -> problem, tile of 32 x 32, through workgroup memory where neighbours of the operand lie in a row
// Tunables  THREADS (32..256, a multiple of 32)   workgroup bytes = 4224
// Source    tiled transposition
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const BACK: u32 = 0u;
const FORTH: u32 = 1u - BACK;
const EDGE: u32 = 32u;

struct Params {
// @use lib/batch_fields
  operand: u32,
  end: u32,
  counted: u32,
  tauInC: u32,
  inPlace: u32,
  tilesDown: u32,
  ldW: u32,
  strideW: u32,
}
// @when FORTH
@group(0) @binding(0) var<storage, read> X: array<f32>;
@group(0) @binding(1) var<storage, read_write> W: array<f32>;
// @end
// @when BACK
@group(0) @binding(2) var<storage, read_write> result: array<f32>;
@group(0) @binding(3) var<storage, read> held: array<f32>;
// @end
// @when LISTED
@group(0) @binding(4) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(5) var<uniform> p: Params;

// @use lib/batch_problem

var<workgroup> tile: array<f32, EDGE * (EDGE + 1u)>;

@compute @workgroup_size(THREADS)
fn reflect_move(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let y = group.y + p.baseY;
  let own = problem(z);
  var place = own.A;
  var rows = own.m;
  var cols = min(p.end, min(own.m, select(own.m, own.nrhs, p.counted != 0u)));
  if (p.operand == 1u) {
    place = Place(select(own.piv, own.C.off, p.tauInC != 0u), 1u, 1u);
    rows = cols;
    cols = 1u;
  }
  if (p.operand == 2u) {
    if (p.inPlace == 0u) {
      place = own.B;
    }
    cols = own.n;
  }
  let row0 = y % p.tilesDown * EDGE;
  let col0 = y / p.tilesDown * EDGE;
  let isInRows = place.cs == 1u;
  for (var e = t; e < EDGE * EDGE; e += THREADS) {
    // @when FORTH
    let ti = select(e % EDGE, e / EDGE, isInRows);
    let tj = select(e / EDGE, e % EDGE, isInRows);
    if (row0 + ti < rows && col0 + tj < cols) {
      tile[ti + tj * (EDGE + 1u)] = X[place.off + (row0 + ti) * place.rs + (col0 + tj) * place.cs];
    }
    // @end
    // @when BACK
    let i = row0 + e % EDGE;
    let j = col0 + e / EDGE;
    if (i < rows && j < cols) {
      tile[e % EDGE + e / EDGE * (EDGE + 1u)] = held[z * p.strideW + i + j * p.ldW];
    }
    // @end
  }
  workgroupBarrier();
  for (var e = t; e < EDGE * EDGE; e += THREADS) {
    // @when FORTH
    let i = row0 + e % EDGE;
    let j = col0 + e / EDGE;
    if (i < rows && j < cols) {
      W[z * p.strideW + i + j * p.ldW] = tile[e % EDGE + e / EDGE * (EDGE + 1u)];
    }
    // @end
    // @when BACK
    let ti = select(e % EDGE, e / EDGE, isInRows);
    let tj = select(e / EDGE, e % EDGE, isInRows);
    if (row0 + ti < rows && col0 + tj < cols) {
      result[place.off + (row0 + ti) * place.rs + (col0 + tj) * place.cs] = tile[ti + tj * (EDGE + 1u)];
    }
    // @end
  }
}
`;

export const root_finish: string = `// root_finish: the roots of a workspace to one place, at their own scale, and the reports of their iterations.
// Storage   column-major, matrix z from z*stride on: X, or Y after an odd number of steps, times 2^turns and \`tail\` of state (root_start) -> X.
//           At offX + q of problem q: info 0, or the step that failed; nonfinite; iter; error
// Mapping   workgroup (x, y) -> matrix x, THREADS*EACH of its elements
// Tunables  THREADS (64..256)  EACH elements per thread
// Source    index arithmetic
const THREADS: u32 = 256u;
const EACH: u32 = 16u;
const LISTED: u32 = 0u;
const NAN_BITS: u32 = 0x7fc00000u;

struct Params {
// @use lib/batch_fields
  elements: u32,
  strideM: u32,
  offIter: u32,
  offError: u32,
}
@group(0) @binding(0) var<storage, read_write> X: array<f32>;
@group(0) @binding(1) var<storage, read> Y: array<f32>;
@group(0) @binding(2) var<storage, read> state: array<u32>;
@group(0) @binding(3) var<storage, read_write> info: array<i32>;
@group(0) @binding(4) var<storage, read_write> nonfinite: array<i32>;
@group(0) @binding(5) var<storage, read_write> iter: array<i32>;
@group(0) @binding(6) var<storage, read_write> error: array<u32>;
// @when LISTED
@group(0) @binding(7) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(8) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/binary_scale
// @use lib/root_steps

@compute @workgroup_size(THREADS)
fn root_finish(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let y = group.y + p.baseY;
  let at = 8u * z;
  let failed = state[at + 1u] == FAILED;
  let steps = state[at + 2u];
  let turns = bitcast<i32>(state[at + 4u]);
  let tail = bitcast<f32>(state[at + 5u]);
  if (!failed) {
    for (var k = 0u; k < EACH; k++) {
      let e = (y * EACH + k) * THREADS + t;
      if (e < p.elements) {
        let here = z * p.strideM + e;
        var value = X[here];
        if ((steps & 1u) == 1u) {
          value = Y[here];
        }
        X[here] = scaled(vec4f(value * tail), turns).x;
      }
    }
  }
  if ((y == 0u) & (t == 0u)) {
    let a = problem(z);
    info[p.offInfo + a.q] = select(select(0, i32(steps) + 1, failed), -1, a.outside);
    nonfinite[p.offNonfinite + a.q] = select(i32(state[at + 6u]), 0, a.outside);
    iter[p.offIter + a.q] = i32(steps);
    error[p.offError + a.q] = select(state[at + 3u], NAN_BITS, a.outside);
  }
}
`;

export const root_newton: string = `// root_newton: C = (A + epsilon lambda I)^(-1/degree) of each small matrix of a batch, the whole iteration in one dispatch.
// Storage   where lib/batch_problem says, n x n; A may be C or lie in its buffer: A_IN_C. At offX + q of problem q: info 0, or the step that
//           failed; nonfinite whether A had a NaN or an infinity; iter the steps done; error ||M - I||_F at the end
// Mapping   workgroup x -> GROUP problems; a thread has 4 x 4 elements of X and of M: lib/square_head. X := X T and M := T^degree M with
//           T = ((degree + 1) I - M) / degree, T^degree by squaring. Problems that are done wait for the others of their workgroup
// Tunables  N largest order, a multiple of 4 (8..64)  GROUP problems (1..16)   THREADS = GROUP*(N/4)^2; workgroup bytes = 8*GROUP*N^2 + 4*THREADS + GROUP*(N + 4) + 4
// Needs     n <= N. Barriers are uniform: whether any problem goes on is asked by workgroupUniformLoad. Elements beyond n are zero throughout
// Source    C.-H. Guo and N. J. Higham (2006)
const N: u32 = 16u;
const GROUP: u32 = 4u;
const LISTED: u32 = 0u;
const A_IN_C: u32 = 0u;
const A_APART: u32 = 1u - A_IN_C;

struct Params {
// @use lib/batch_fields
  degree: u32,
  most: u32, // steps
  powerSteps: u32,
  epsilon: f32,
  offIter: u32,
  offError: u32,
}
// @when A_APART
@group(0) @binding(0) var<storage, read> A: array<f32>;
// @end
@group(0) @binding(1) var<storage, read_write> C: array<f32>;
@group(0) @binding(2) var<storage, read_write> info: array<i32>;
@group(0) @binding(3) var<storage, read_write> nonfinite: array<i32>;
@group(0) @binding(4) var<storage, read_write> iter: array<i32>;
@group(0) @binding(5) var<storage, read_write> error: array<u32>;
// @when LISTED
@group(0) @binding(6) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(7) var<uniform> p: Params;

fn source(at: u32) -> f32 {
  var value = 0.0;
  // @when A_APART
  value = A[at];
  // @end
  // @when A_IN_C
  value = C[at];
  // @end
  return value;
}

// @use lib/batch_problem
// @use lib/square_head
// @use lib/square_sides
// @use lib/root_steps

@compute @workgroup_size(THREADS)
fn root_newton(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
// @use lib/square_lane
  let scale = rootScale(exponentOf(largest), p.degree);
  // @registers
  var m: array<vec4f, 4>;
  // @registers
  var b: array<vec4f, 4>;
  var columns = vec4f();
  var squares = vec4f();
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    m[c] = scaled(x[c], -scale.shift);
  }
  if (p.epsilon > 0.0) {
    // The power method: v = M v / |v|, of which every thread has the elements of its columns; what it adds is summed over tx.
    var v = vec4f();
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      let j = 4u * ty + c;
      v[c] = select(0.0, 1.0 + f32((j * 40503u) % 65536u) / 65536.0, j < n);
    }
    var size = 0.0;
    for (var step = 0u; step <= p.powerSteps; step++) {
      size = sqrt(groupSum(t, select(0.0, dot(v, v), tx == 0u)));
      v = v / max(size, 1e-30);
      // A positive definite matrix is symmetric: its columns are its rows.
      var sum = m[0] * v.x;
      sum = fma(m[1], vec4f(v.y), sum);
      sum = fma(m[2], vec4f(v.z), sum);
      sum = fma(m[3], vec4f(v.w), sum);
      L[base + ty * NX + tx] = sum;
      workgroupBarrier();
      v = vec4f();
      for (var k = 0u; k < NX; k++) {
        v += L[base + k * NX + ty];
      }
      workgroupBarrier();
    }
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      m[c] = fma(unit[c], vec4f(p.epsilon * size), m[c]);
    }
  }
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    let absolute = abs(m[c]);
    columns[c] = absolute.x + absolute.y + absolute.z + absolute.w;
    squares = fma(m[c], m[c], squares);
  }
  let one = groupColumns(t, columns);
  let norm = min(one, sqrt(groupSum(t, squares.x + squares.y + squares.z + squares.w)));
  let degree = f32(p.degree);
  let root = rootOf((degree + 1.0) / (2.0 * norm), p.degree);
  let factor = integerPower(root, p.degree);
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    m[c] *= factor;
    x[c] = root * unit[c];
  }
  // Nothing, zero and what is not finite have no iteration.
  var found = select(GOES_ON, select(FAILED, CONVERGED, n == 0u), (n == 0u) | (largest == 0u) | odd);
  var stepsDone = 0u;
  var errorBits = select(0u, NAN_BITS, found == FAILED);
  var before = 1e30;
  for (var step = 0u; step <= p.most; step++) {
    var off = vec4f();
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      let d = m[c] - unit[c];
      off = fma(d, d, off);
    }
    let sum = groupSum(t, off.x + off.y + off.z + off.w);
    let now = verdict(n, p.degree, sum, before);
    let was = found == GOES_ON;
    found = select(found, select(now, FAILED, (now == GOES_ON) & (step == p.most)), was);
    stepsDone = select(stepsDone, step, was);
    before = sqrt(sum);
    errorBits = select(errorBits, bitcast<u32>(before), was);
    let on = found == GOES_ON;
    if (!anyGoing(t, on & live)) {
      break;
    }
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      b[c] = ((degree + 1.0) * unit[c] - m[c]) / degree;
    }
    putLeft(base, tx, ty, x[0], x[1], x[2], x[3]);
    putRight(base, tx, ty, b[0], b[1], b[2], b[3]);
// @use lib/square_product
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      x[c] = select(x[c], acc[c], vec4<bool>(on));
    }
    for (var bits = p.degree; bits > 0u; bits >>= 1u) {
      putLeft(base, tx, ty, b[0], b[1], b[2], b[3]);
      if ((bits & 1u) == 1u) {
        putRight(base, tx, ty, m[0], m[1], m[2], m[3]);
// @use lib/square_product
        // @unroll
        for (var c = 0u; c < 4u; c++) {
          m[c] = select(m[c], acc[c], vec4<bool>(on));
        }
      }
      if (bits > 1u) {
        putRight(base, tx, ty, b[0], b[1], b[2], b[3]);
// @use lib/square_product
        // @unroll
        for (var c = 0u; c < 4u; c++) {
          b[c] = acc[c];
        }
      }
    }
  }
  let failed = found == FAILED;
  if (live & (own == 0u)) {
    info[p.offInfo + a.q] = select(select(0, i32(stepsDone) + 1, failed), -1, a.outside);
    nonfinite[p.offNonfinite + a.q] = select(0, 1, odd & !a.outside);
    iter[p.offIter + a.q] = i32(stepsDone);
    error[p.offError + a.q] = select(errorBits, NAN_BITS, a.outside);
  }
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    x[c] = scaled(x[c] * scale.tail, -scale.turns);
  }
// @use lib/square_store
}
`;

export const root_schulz: string = `// root_schulz: C = A^(1/2) of each small matrix of a batch, the whole iteration in one dispatch.
// Storage   where lib/batch_problem says, n x n; A may be C or lie in its buffer: A_IN_C. At offX + q of problem q: info 0, or the step that
//           failed; nonfinite whether A had a NaN or an infinity; iter the steps done; error ||Z Y - I||_F at the end
// Mapping   workgroup x -> GROUP problems; a thread has 4 x 4 elements of Y and of Z: lib/square_head. Y := Y T and Z := T Z with
//           T = (3 I - Z Y) / 2. Problems that are done wait for the others of their workgroup
// Tunables  N largest order, a multiple of 4 (8..64)  GROUP problems (1..16)   THREADS = GROUP*(N/4)^2; workgroup bytes = 8*GROUP*N^2 + 4*THREADS + GROUP*(N + 4) + 4
// Needs     n <= N. Barriers are uniform: whether any problem goes on is asked by workgroupUniformLoad. Elements beyond n are zero throughout
// Source    N. J. Higham, Functions of Matrices (2008), 6.3
const N: u32 = 16u;
const GROUP: u32 = 4u;
const LISTED: u32 = 0u;
const A_IN_C: u32 = 0u;
const A_APART: u32 = 1u - A_IN_C;

struct Params {
// @use lib/batch_fields
  most: u32, // steps
  offIter: u32,
  offError: u32,
}
// @when A_APART
@group(0) @binding(0) var<storage, read> A: array<f32>;
// @end
@group(0) @binding(1) var<storage, read_write> C: array<f32>;
@group(0) @binding(2) var<storage, read_write> info: array<i32>;
@group(0) @binding(3) var<storage, read_write> nonfinite: array<i32>;
@group(0) @binding(4) var<storage, read_write> iter: array<i32>;
@group(0) @binding(5) var<storage, read_write> error: array<u32>;
// @when LISTED
@group(0) @binding(6) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(7) var<uniform> p: Params;

fn source(at: u32) -> f32 {
  var value = 0.0;
  // @when A_APART
  value = A[at];
  // @end
  // @when A_IN_C
  value = C[at];
  // @end
  return value;
}

// @use lib/batch_problem
// @use lib/square_head
// @use lib/square_sides
// @use lib/root_steps

@compute @workgroup_size(THREADS)
fn root_schulz(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
// @use lib/square_lane
  let scale = rootScale(exponentOf(largest), 2u);
  // @registers
  var y: array<vec4f, 4>;
  var columns = vec4f();
  var squares = vec4f();
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    y[c] = scaled(x[c], -scale.shift);
    let absolute = abs(y[c]);
    columns[c] = absolute.x + absolute.y + absolute.z + absolute.w;
    squares = fma(y[c], y[c], squares);
  }
  let one = groupColumns(t, columns);
  let root = sqrt(min(one, sqrt(groupSum(t, squares.x + squares.y + squares.z + squares.w))));
  let factor = 1.0 / (root * root);
  // x is Z from here on.
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    y[c] *= factor;
    x[c] = unit[c];
  }
  var found = select(GOES_ON, select(FAILED, CONVERGED, n == 0u), (n == 0u) | (largest == 0u) | odd);
  var stepsDone = 0u;
  var errorBits = select(0u, NAN_BITS, found == FAILED);
  var before = 1e30;
  for (var step = 0u; step <= p.most; step++) {
    putLeft(base, tx, ty, x[0], x[1], x[2], x[3]);
    putRight(base, tx, ty, y[0], y[1], y[2], y[3]);
// @use lib/square_product
    var off = vec4f();
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      let d = acc[c] - unit[c];
      off = fma(d, d, off);
    }
    let sum = groupSum(t, off.x + off.y + off.z + off.w);
    let now = verdict(n, 1u, sum, before);
    let was = found == GOES_ON;
    found = select(found, select(now, FAILED, (now == GOES_ON) & (step == p.most)), was);
    stepsDone = select(stepsDone, step, was);
    before = sqrt(sum);
    errorBits = select(errorBits, bitcast<u32>(before), was);
    let on = found == GOES_ON;
    if (!anyGoing(t, on & live)) {
      break;
    }
    // T, to the right of Y and to the left of Z
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      acc[c] = 1.5 * unit[c] - 0.5 * acc[c];
    }
    // @registers
    var held: array<vec4f, 4>;
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      held[c] = acc[c];
    }
    putLeft(base, tx, ty, y[0], y[1], y[2], y[3]);
    putRight(base, tx, ty, held[0], held[1], held[2], held[3]);
// @use lib/square_product
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      y[c] = select(y[c], acc[c], vec4<bool>(on));
    }
    putLeft(base, tx, ty, held[0], held[1], held[2], held[3]);
    putRight(base, tx, ty, x[0], x[1], x[2], x[3]);
// @use lib/square_product
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      x[c] = select(x[c], acc[c], vec4<bool>(on));
    }
  }
  let failed = found == FAILED;
  if (live & (own == 0u)) {
    info[p.offInfo + a.q] = select(select(0, i32(stepsDone) + 1, failed), -1, a.outside);
    nonfinite[p.offNonfinite + a.q] = select(0, 1, odd & !a.outside);
    iter[p.offIter + a.q] = i32(stepsDone);
    error[p.offError + a.q] = select(errorBits, NAN_BITS, a.outside);
  }
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    x[c] = scaled(root * y[c], scale.turns);
  }
// @use lib/square_store
}
`;

export const root_start: string = `// root_start: what the iteration for a root starts with, of each matrix of a workspace.
// Storage   column-major, matrix z from z*stride on, ld rows and columns: M, of which n x n of the problem's order is A, becomes f A + ridge I, beyond n
//           the unit matrix; X becomes g I, beyond n too. state[8 z..]: 1 if there is something to iterate, else 0; CONVERGED or FAILED; steps;
//           bits of the distance of the step before; and what the result is to be multiplied by: 2^(state + 4), bits of a number; 1 where A
//           is not finite; n. norms[z*slots + s]: 0 but the first, the sum of the squares of M - I
// Mapping   workgroup x -> matrix; a thread has rows t, t + THREADS, ..., whose neighbours lie side by side
// Tunables  THREADS (64..256, a multiple of 16)   workgroup bytes = 8*THREADS + 64
// Needs     inverse 1: f = g^degree and f ||A|| = (degree + 1) / 2, of lesser norms the ridge included; 0: f = 1 / ||A||, g = 1
// Source    C.-H. Guo and N. J. Higham (2006); power method for the ridge
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const INFINITE: u32 = 0x7f800000u;
const NAN_BITS: u32 = 0x7fc00000u;

struct Params {
// @use lib/batch_fields
  ld: u32,
  strideM: u32,
  slots: u32,
  degree: u32,
  inverse: u32,
  powerSteps: u32,
  epsilon: f32,
}
@group(0) @binding(0) var<storage, read_write> M: array<f32>;
@group(0) @binding(1) var<storage, read_write> X: array<f32>;
@group(0) @binding(2) var<storage, read_write> state: array<u32>;
@group(0) @binding(3) var<storage, read_write> norms: array<f32>;
// @when LISTED
@group(0) @binding(4) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(5) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/group_reduce
// @use lib/binary_scale
// @use lib/root_steps

@compute @workgroup_size(THREADS)
fn root_start(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let a = problem(z);
  let n = a.n;
  let base = z * p.strideM;
  var key = 0u;
  for (var i = t; i < n; i += THREADS) {
    for (var j = 0u; j < n; j++) {
      key = max(key, bitcast<u32>(M[base + i + j * p.ld]) & 0x7fffffffu);
    }
  }
  let largest = maxOver(t, key);
  let scale = rootScale(exponentOf(largest), p.degree);
  let half = -scale.shift / 2;
  let first = power(half);
  let second = power(-scale.shift - half);
  // X's first column is where the power method has its vectors, side by side: v of this step and of the next.
  var size = 0.0;
  if (p.epsilon > 0.0) {
    for (var i = t; i < n; i += THREADS) {
      X[base + i] = 1.0 + f32((i * 40503u) % 65536u) / 65536.0;
    }
    for (var step = 0u; step <= p.powerSteps; step++) {
      let here = base + (step & 1u) * p.ld;
      let there = base + (1u - (step & 1u)) * p.ld;
      storageBarrier();
      var squares = 0.0;
      for (var i = t; i < n; i += THREADS) {
        let v = X[here + i];
        squares = fma(v, v, squares);
      }
      size = sqrt(sumOver(t, squares));
      let by = 1.0 / max(size, 1e-30);
      for (var i = t; i < n; i += THREADS) {
        var sum = 0.0;
        for (var j = 0u; j < n; j++) {
          sum = fma(M[base + i + j * p.ld] * first * second, X[here + j] * by, sum);
        }
        X[there + i] = sum;
      }
    }
    storageBarrier();
  }
  let ridge = p.epsilon * size;
  var rows = 0.0;
  var squares = 0.0;
  for (var i = t; i < n; i += THREADS) {
    var row = 0.0;
    for (var j = 0u; j < n; j++) {
      let m = M[base + i + j * p.ld] * first * second + select(0.0, ridge, i == j);
      row += abs(m);
      squares = fma(m, m, squares);
    }
    rows = max(rows, row);
  }
  let norm = min(bitcast<f32>(maxOver(t, bitcast<u32>(rows))), sqrt(sumOver(t, squares)));
  var f = 0.0;
  var g = 1.0;
  var tail = scale.tail;
  var turns = -scale.turns;
  if (p.inverse != 0u) {
    g = rootOf((f32(p.degree) + 1.0) / (2.0 * norm), p.degree);
    f = integerPower(g, p.degree);
  } else {
    tail = sqrt(norm);
    f = 1.0 / (tail * tail);
    turns = scale.turns;
  }
  var off = 0.0;
  for (var i = t; i < p.ld; i += THREADS) {
    for (var j = 0u; j < p.ld; j++) {
      let at = base + i + j * p.ld;
      let unit = select(0.0, 1.0, i == j);
      let inside = (i < n) & (j < n);
      let m = select(unit, (M[at] * first * second + ridge * unit) * f, inside);
      off += select(0.0, (m - unit) * (m - unit), inside);
      M[at] = m;
      X[at] = g * unit;
    }
  }
  let sum = sumOver(t, off);
  for (var s = t; s < p.slots; s += THREADS) {
    norms[z * p.slots + s] = select(0.0, sum, s == 0u);
  }
  if (t == 0u) {
    let odd = largest >= INFINITE;
    let failed = (n > 0u) & ((largest == 0u) | odd);
    let at = 8u * z;
    state[at] = select(1u, 0u, failed | (n == 0u));
    state[at + 1u] = select(CONVERGED, FAILED, failed);
    state[at + 2u] = 0u;
    state[at + 3u] = select(select(bitcast<u32>(1e30), 0u, n == 0u), NAN_BITS, failed);
    state[at + 4u] = bitcast<u32>(turns);
    state[at + 5u] = bitcast<u32>(tail);
    state[at + 6u] = select(0u, 1u, odd);
    state[at + 7u] = n;
  }
}
`;

export const rot_elements: string = `// rot_elements: (x_i, y_i) := (h11 x_i + h12 y_i, h21 x_i + h22 y_i).
// Storage   element i is x[offX + i*incX] and y[offY + i*incY]; offsets and increments count elements of type T and may be negative
// Mapping   workgroup (x) -> THREADS*PER elements; thread t -> elements t, t + THREADS, ... of them, all read before one is written
// Tunables  THREADS (32..256)  PER elements per thread (1..8)
//           T f32 or f16, or four of them where every operand is contiguous and starts at a multiple of four
//           F, in which is computed, f32 or vec4f
//           X_IN_Y 1: x lies in y's buffer, apart from y
// Source    BLAS xROT with H = (c s; -s c), xROTM
const THREADS: u32 = 64u;
const PER: u32 = 4u;
const X_IN_Y: u32 = 0u;
alias T = f32;
alias F = f32;

struct Params {
  baseX: u32,
  n: u32,
  offX: i32,
  incX: i32,
  offY: i32,
  incY: i32,
  h11: f32,
  h21: f32,
  h12: f32,
  h22: f32,
}
@group(0) @binding(0) var<storage, read_write> x: array<T>;
@group(0) @binding(1) var<storage, read_write> y: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

fn readX(at: i32) -> F {
  if (X_IN_Y == 1u) {
    return F(y[at]);
  }
  return F(x[at]);
}

fn writeX(at: i32, value: F) {
  if (X_IN_Y == 1u) {
    y[at] = T(value);
  } else {
    x[at] = T(value);
  }
}

@compute @workgroup_size(THREADS)
fn rot_elements(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = (group.x + p.baseX) * (THREADS * PER) + t;
  // @registers
  var xs: array<F, PER>;
  // @registers
  var ys: array<F, PER>;
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      xs[q] = readX(p.offX + i32(i) * p.incX);
      ys[q] = F(y[p.offY + i32(i) * p.incY]);
    }
  }
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      writeX(p.offX + i32(i) * p.incX, fma(F(p.h11), xs[q], F(p.h12) * ys[q]));
      y[p.offY + i32(i) * p.incY] = T(fma(F(p.h22), ys[q], F(p.h21) * xs[q]));
    }
  }
}
`;

export const scal_elements: string = `// scal_elements: x := alpha x.
// Storage   element i is x[offX + i*incX]; offset and increment count elements of type T
// Mapping   workgroup (x) -> THREADS*PER elements; thread t -> elements t, t + THREADS, ... of them, all read before one is written
// Tunables  THREADS (32..256)  PER elements per thread (1..8)
//           T f32 or f16, or four of them where x is contiguous and starts at a multiple of four
//           F, in which is computed, f32 or vec4f
// Source    BLAS xSCAL; 0 times NaN or infinity is NaN
const THREADS: u32 = 64u;
const PER: u32 = 4u;
alias T = f32;
alias F = f32;

struct Params {
  baseX: u32,
  n: u32,
  offX: i32,
  incX: i32,
  alpha: f32,
}
@group(0) @binding(0) var<storage, read_write> x: array<T>;
@group(0) @binding(1) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn scal_elements(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = (group.x + p.baseX) * (THREADS * PER) + t;
  // @registers
  var xs: array<F, PER>;
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      xs[q] = F(x[p.offX + i32(i) * p.incX]);
    }
  }
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      x[p.offX + i32(i) * p.incX] = T(F(p.alpha) * xs[q]);
    }
  }
}
`;

export const slogdet_batched: string = `// slogdet_batched: sign, logarithm and value of the product of each matrix's diagonal, times -1 for every row that its pivots interchanged.
// Storage   as bits A[offA + b*strideA + i*step]; ipiv[offPiv + b*stridePiv + i], from 1; results in sign, logdet and det at their offsets + b
// Mapping   thread x -> matrix x
// Tunables  THREADS (64..256), DET (0 or 1: whether the product itself is wanted)
// Needs     nothing: infinities and NaN are told by their bits, and results are stored as bits; significands are multiplied and exponents added
// Source    LINPACK xGEDI
const THREADS: u32 = 64u;
const DET: u32 = 1u;
const MAGNITUDE: u32 = 0x7fffffffu;
const INFINITY_BITS: u32 = 0x7f800000u;
const NAN_BITS: u32 = 0x7fc00000u;
const SIGN_BIT: u32 = 0x80000000u;
const LN2: f32 = 0.693147180559945;

struct Params {
  baseX: u32,
  n: u32,
  count: u32,
  offA: u32,
  strideA: u32,
  step: u32,
  offPiv: u32,
  stridePiv: u32,
  offSign: u32,
  offLog: u32,
  offDet: u32,
}
@group(0) @binding(0) var<storage, read> A: array<u32>;
@group(0) @binding(1) var<storage, read> ipiv: array<i32>;
@group(0) @binding(2) var<storage, read_write> sign: array<u32>;
@group(0) @binding(3) var<storage, read_write> logdet: array<u32>;
// @when DET
@group(0) @binding(4) var<storage, read_write> det: array<u32>;
// @end
@group(0) @binding(5) var<uniform> p: Params;

// 1 <= significand < 2
struct Split {
  significand: f32,
  exponent: i32,
}

fn split(magnitude: u32) -> Split {
  // A number below the least normal one is shifted until its leading bit stands where that of a normal one would.
  let leading = firstLeadingBit(max(magnitude, 1u));
  let below = magnitude < 0x800000u;
  let bits = select(magnitude, magnitude << (23u - min(leading, 23u)), below);
  let exponent = select(i32(magnitude >> 23u) - 127, i32(leading) - 149, below);
  return Split(bitcast<f32>((bits & 0x7fffffu) | 0x3f800000u), exponent);
}

@compute @workgroup_size(THREADS)
fn slogdet_batched(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let b = (group.x + p.baseX) * THREADS + t;
  if (b >= p.count) {
    return;
  }
  let fromA = p.offA + b * p.strideA;
  let fromPiv = p.offPiv + b * p.stridePiv;
  var product = 1.0;
  var exponent = 0;
  var negative = 0u;
  var worst = 0u;
  var zeros = 0u;
  for (var i = 0u; i < p.n; i++) {
    let bits = A[fromA + i * p.step];
    let magnitude = bits & MAGNITUDE;
    worst = max(worst, magnitude);
    zeros += select(0u, 1u, magnitude == 0u);
    negative ^= (bits >> 31u) ^ select(0u, 1u, ipiv[fromPiv + i] != i32(i + 1u));
    let factor = split(magnitude);
    product *= factor.significand;
    let carry = product >= 2.0;
    product = select(product, 0.5 * product, carry);
    exponent += factor.exponent + select(0, 1, carry);
  }
  let isNan = (worst > INFINITY_BITS) | ((worst == INFINITY_BITS) & (zeros > 0u));
  let isInfinite = worst == INFINITY_BITS;
  let isZero = zeros > 0u;
  let signed = negative * SIGN_BIT;
  let unit = select(bitcast<u32>(1.0) | signed, 0u, isZero);
  sign[p.offSign + b] = select(unit, NAN_BITS, isNan);
  let logarithm = bitcast<u32>(log(product) + f32(exponent) * LN2);
  let ofFinite = select(logarithm, INFINITY_BITS | SIGN_BIT, isZero);
  logdet[p.offLog + b] = select(select(ofFinite, INFINITY_BITS, isInfinite), NAN_BITS, isNan);
  // @when DET
  let shifted = exponent + 127;
  let fraction = bitcast<u32>(product) & 0x7fffffu;
  let denormal = (fraction | 0x800000u) >> u32(clamp(1 - shifted, 0, 31));
  let inRange = select(fraction | (u32(clamp(shifted, 0, 254)) << 23u), denormal, shifted <= 0);
  let magnitudeOf = select(select(inRange, 0u, isZero), INFINITY_BITS, isInfinite | ((shifted >= 255) & !isZero));
  det[p.offDet + b] = select(magnitudeOf | select(signed, 0u, isZero), NAN_BITS, isNan);
  // @end
}
`;

export const solve_small: string = `// solve_small: X := op(A)^-1 B from the factors of small matrices, all in registers, several per workgroup; or with INVERTS the inverse itself.
// Storage   lib/batch_problem: A(i, j) n x n, L and U of LU, or with CHOLESKY the lower triangle of L; with FLIPPED the upper
//           one, of U = L^T. ipiv[piv + k]: the row exchanged with row k, from 1. B(i, j) n x nrhs, becomes X
//           INVERTS: C(i, j) := A^-1, with CHOLESKY its lower triangle; into A's buffer with C_IN_A. info[offInfo + q]: the first zero on the
//           diagonal, from 1, or 0; C stays as it is if it is not 0
// Mapping   workgroup x -> GROUP problems; LANES lanes of a subgroup share one: lane l has rows l, l + LANES, ... in registers
// Tunables  N = LANES*ROWS rows at most (1..32)  LANES a power of two (1..16)  THREADS (32..256)  RHS columns of B at a time
//           TRANSPOSED: op(A) = A^T, of LU  PIVOT 0: LU without interchanges  B_IN_A, C_IN_A: in A's buffer
// Needs     subgroups of LANES or more, or SUBGROUPS 0. What A's buffer holds besides B or C is not written.
// Source    LAPACK xGETRS, xPOTRS, xGETRI
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
const LANES: u32 = 2u;
const ROWS: u32 = 4u;
const N: u32 = LANES * ROWS;
const THREADS: u32 = 32u;
const RHS: u32 = 1u;
const EDGE: u32 = 1u;
const SUBGROUPS: u32 = 1u;
const LISTED: u32 = 0u;
const STAGED: u32 = 0u;
const ACROSS: u32 = 0u;
const FLIPPED: u32 = 0u;
const NONFINITE: u32 = 0u;
const CHOLESKY: u32 = 0u;
const LDL: u32 = 0u;
const TRANSPOSED: u32 = 0u;
const PIVOT: u32 = 1u;
const INVERTS: u32 = 0u;
const B_IN_A: u32 = 0u;
const C_IN_A: u32 = 0u;
const REPORTS: u32 = INVERTS;
const LOWER: u32 = CHOLESKY;
const LU: u32 = 1u - CHOLESKY;
const AS_IS: u32 = LU * (1u - TRANSPOSED);
const AS_TRANSPOSED: u32 = LU * TRANSPOSED;
const SOLVES: u32 = 1u - INVERTS;
const B_APART: u32 = SOLVES * (1u - B_IN_A);
const C_APART: u32 = INVERTS * (1u - C_IN_A);
const C_BESIDE: u32 = INVERTS * C_IN_A;

// @use lib/small_head
// @when PIVOT
@group(0) @binding(6) var<storage, read> ipiv: array<i32>;
// @end
// @when SOLVES
// @use lib/small_b
// @end
// @when C_APART
@group(0) @binding(8) var<storage, read_write> C: array<f32>;
// @end

@compute @workgroup_size(THREADS)
fn solve_small(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  // @when SUBGROUPS
  @builtin(subgroup_id) subgroup: u32,
  @builtin(subgroup_size) lanes: u32,
  @builtin(subgroup_invocation_id) invocation: u32,
  // @end
) {
// @use lib/small_lane
// @use lib/small_load
  var top = N;
  // @when EDGE
  top = p.n;
  // @end
  // Where the rows of the factors lie among those of A.
  // @registers
  var source: array<u32, ROWS>;
  // @registers
  var at: array<u32, ROWS>;
  // @registers
  var places: array<u32, (N + 3u) / 4u>;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    at[r] = lane + r * LANES;
    source[r] = at[r];
  }
  // @unroll
  for (var q = 0u; q < (N + 3u) / 4u; q++) {
    places[q] = 0x03020100u + q * 0x04040404u;
  }
  // @when PIVOT
  for (var s = top; s > 0u; s--) {
    let k = s - 1u;
    let other = select(k, clamp(u32(ipiv[select(0u, own.piv + k, k < n)]) - 1u, k, n - 1u), k < n);
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      source[r] = select(select(source[r], k, source[r] == other), other, source[r] == k);
    }
  }
  // @end
  var failure = 0u;
  // @when INVERTS
  var zero = NONE;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = r * LANES; c < (r + 1u) * LANES; c++) {
      let isZero = (bitcast<u32>(x[r * N + c]) & 0x7fffffffu) < 0x00800000u;
      zero = min(zero, select(NONE, c, (at[r] == c) & (c < n) & isZero));
    }
  }
  failure = groupMin(zero) + 1u;
  // @end
// @use lib/small_reports
  var columns = p.nrhs;
  // @when INVERTS
  columns = top;
  // @end
  // @when AS_TRANSPOSED
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    at[r] = source[r];
    source[r] = lane + r * LANES;
  }
  // @end
  var to = own.C;
  // @when CHOLESKY
  to = own.A;
  // @end
  for (var c0 = 0u; c0 < columns; c0 += RHS) {
    // @registers
    var b: array<f32, ROWS * RHS>;
    // @when SOLVES
// @use lib/small_load_b
    // @end
    // @when INVERTS
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      // @unroll
      for (var w = 0u; w < RHS; w++) {
        b[r * RHS + w] = select(0.0, 1.0, source[r] == c0 + w);
      }
    }
    // @end
    // @when AS_IS
// @use lib/small_solve_lu
    // @end
    // @when AS_TRANSPOSED
// @use lib/small_solve_lu_t
    // @end
    // @when CHOLESKY
// @use lib/small_solve_chol
    // @end
    // @when SOLVES
// @use lib/small_store_b
    // @end
    // @when INVERTS
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      // @unroll
      for (var w = 0u; w < RHS; w++) {
        let c = c0 + w;
        let value = select(b[r * RHS + w], filling, fills);
        if (live & (at[r] < n) & (c < n) & ((LOWER == 0u) | (at[r] >= c)) & ((failure == 0u) | fills)) {
          // @when C_APART
          C[to.off + at[r] * to.rs + c * to.cs] = value;
          // @end
          // @when C_BESIDE
          A[to.off + at[r] * to.rs + c * to.cs] = value;
          // @end
        }
      }
    }
    // @end
    workgroupBarrier(); // the lanes are together again
  }
// @use lib/small_reports_out
}
`;

export const spin: string = `// spin: keeps every processor of the GPU busy for a while and computes nothing of use.
// Storage   out[0] is written only if the sum below comes out as a value that it never takes
// Mapping   workgroup (x) -> one of many equal chains; invocation -> one dependent chain of multiply-adds
// Tunables  none
// Needs     nothing
// Source    GPUs lower their clock between short kernels; a timed region must be entered at full clock
struct Params { iterations: u32 }
@group(0) @binding(0) var<storage, read_write> out: array<f32>;
@group(0) @binding(1) var<uniform> p: Params;

@compute @workgroup_size(256)
fn spin(@builtin(local_invocation_index) t: u32) {
  var x = f32(t);
  for (var i = 0u; i < p.iterations; i++) {
    x = fma(x, 0.999, 0.5);
  }
  if (x == -1.0) {
    out[0] = x;
  }
}
`;

export const split_doubles: string = `// split_doubles: doubles, given by their bits, as sums of two singles: H the nearest single, L the nearest to what is left. No arithmetic of
// doubles is needed, and none of singles that could round.
// Storage   raw[i] the words of element i, the lower one first; H[first + i], L[first + i] bits of singles
// Mapping   workgroup x -> THREADS elements; thread -> one of them
// Tunables  THREADS (32..256)
// Needs     nothing. What is too large becomes infinity, what is below the normal singles zero; L is 0 then, as for infinity and NaN.
//           Parts of L below the normal singles may be lost
// Source    IEEE 754
const THREADS: u32 = 256u;

struct Params {
  baseX: u32,
  count: u32,
  first: u32,
}
@group(0) @binding(0) var<storage, read> raw: array<vec2u>;
@group(0) @binding(1) var<storage, read_write> H: array<u32>;
@group(0) @binding(2) var<storage, read_write> L: array<u32>;
@group(0) @binding(3) var<uniform> p: Params;

fn powerOfTwo(k: i32) -> f32 {
  return bitcast<f32>(u32(k + 127) << 23u);
}

@compute @workgroup_size(THREADS)
fn split_doubles(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  if (i >= p.count) {
    return;
  }
  let words = raw[i];
  let sign = words.y & 0x80000000u;
  let exponent = (words.y >> 20u) & 0x7ffu;
  // The leading 24 bits, the first of them understood, and the other 29
  let upper = ((words.y & 0xfffffu) << 3u) | (words.x >> 29u);
  let below = words.x & 0x1fffffffu;
  let odd = (upper & 1u) == 1u;
  let up = below > 0x10000000u || (below == 0x10000000u && odd);
  // Biased as in singles: 1023 - 127 less. Rounding up may carry into it.
  let field = i32(exponent) - 896;
  let rounded = (u32(clamp(field, 1, 255)) << 23u) + upper + select(0u, 1u, up);
  let isNaN = exponent == 0x7ffu && (upper | below) != 0u;
  let large = field >= 255 || rounded >= 0x7f800000u;
  let magnitude = select(select(rounded, 0x7f800000u, large), 0x7fc00000u, isNaN);
  let normal = field >= 1 && !large;
  H[p.first + i] = sign | select(magnitude, 0u, field < 1);

  // What is left, in units of the double's last place: at most 2^28, of which a single holds 24 bits
  let left = i32(below) - select(0, 0x20000000, up);
  let size = u32(abs(left));
  let shift = u32(max(i32(firstLeadingBit(size | 1u)) - 23, 0));
  let kept = ((size + ((1u << shift) >> 1u)) >> shift) << shift;
  // Times 2^(exponent - 1075), which may lie beyond the range of singles, in two steps
  let unit = select(0, i32(exponent) - 1075, normal);
  let half = unit / 2;
  let low = f32(kept) * powerOfTwo(half) * powerOfTwo(unit - half);
  L[p.first + i] = select(0u, bitcast<u32>(low) | (sign ^ select(0u, 0x80000000u, left < 0)), normal && kept != 0u);
}
`;

export const substitute_group: string = `// substitute_group: X := T2^-1 D^-1 T1^-1 X for each matrix of a batch, T1 lower and T2 upper triangular, D = I or, where \`scaled\` is not 0,
//           the diagonal of the factors: the solution from its factors. Or, with
//           INVERSE, of the unit matrix: the inverse.
// Storage   factors and X where lib/batch_problem says: T1(i, k) and T2(i, k) are elements (i, k) of the factors, or (k, i); X is problem.B, with
//           INVERSE problem.C. Packed factors: F[z*strideF + i + j*ldF] of the launch's z-th matrix, ipiv[z*stridePiv + i]; packed results: in X
//           as F
//           PIVOTS: X's rows are interchanged as ipiv[piv..] says in front of it (swap = 1) or back behind it (swap = 2)
// Mapping   workgroup (x, y) -> matrix, columns y*NB.. of X; thread t -> row t of them, in registers. KB rows at a time are solved for by
//           NB/4 threads, and subtracted from those that come behind. T2 is gone through from its end. A triangle whose rows lie along memory
//           is turned in workgroup memory, so that the loads of a subgroup are neighbours
// Tunables  THREADS rows (64..1024, a multiple of 32)  NB columns (4..16, a multiple of 4)  KB rows at a time (4 or 8)
//           workgroup bytes = 8*NB*KB + 8*KB*KB + 4*KB*(THREADS + 4) + 8
//           F_IN_X 1: the factors lie in the buffer of X, which WebGPU lets us bind only once
//           CHECKS 1: where info[offInfo + q] is not 0, X is left, or filled with NaN if nanBits is not 0. ZEROS 1: info[offInfo + q] is written,
//           the first zero on the diagonal of T2 or 0, and decides likewise
// Needs     n <= THREADS. X and the factors share no element. Barriers are uniform: sizes are uniforms or read-only and indexed by the workgroup.
// Source    column-oriented substitution, LAPACK xGETRS and xPOTRS
const THREADS: u32 = 64u;
const NB: u32 = 16u;
const KB: u32 = 8u;
const LISTED: u32 = 0u;
const PIVOTS: u32 = 1u;
const INVERSE: u32 = 0u;
const F_IN_X: u32 = 0u;
const CHECKS: u32 = 1u;
const ZEROS: u32 = 0u;
const F_APART: u32 = 1u - F_IN_X;
const FOURS: u32 = NB / 4u;
const KFOURS: u32 = KB / 4u;
// So that the rows and columns that a subgroup stores lie in different banks.
const PITCH: u32 = THREADS + 4u;

struct Params {
// @use lib/batch_fields
  trans1: u32, // T1(i, k) is element (k, i) of the factors
  trans2: u32,
  unit1: u32, // ones on the diagonal of T1
  unit2: u32,
  scaled: u32,
  swap: u32,
  packedF: u32,
  packedX: u32,
  ldF: u32,
  strideF: u32,
}
@group(0) @binding(0) var<storage, read_write> X: array<f32>;
// @when F_APART
@group(0) @binding(1) var<storage, read> F: array<f32>;
// @end
// @when PIVOTS
@group(0) @binding(2) var<storage, read> ipiv: array<i32>;
// @end
// @when LISTED
@group(0) @binding(3) var<storage, read> records: array<vec4u>;
// @end
// @when CHECKS
@group(0) @binding(4) var<storage, read> failed: array<i32>;
// @end
// @when ZEROS
@group(0) @binding(5) var<storage, read_write> info: array<i32>;
// @end
@group(0) @binding(6) var<uniform> p: Params;

// @use lib/batch_problem

// Solved rows of X, and the block on the diagonal that they depend on: of two steps, by turns.
var<workgroup> tile: array<vec4f, 2u * KB * FOURS>;
var<workgroup> corner: array<vec4f, 2u * KB * KFOURS>;
var<workgroup> stage: array<f32, KB * PITCH>;
// Elements from the first zero on the diagonal to the end, and the same for all to read.
var<workgroup> rest: atomic<u32>;
var<workgroup> verdict: i32;

fn factor(at: u32) -> f32 {
  var value = 0.0;
  // @when F_APART
  value = F[at];
  // @end
  // @when F_IN_X
  value = X[at];
  // @end
  return value;
}

@compute @workgroup_size(THREADS)
fn substitute_group(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let first = (group.y + p.baseY) * NB;
  let a = problem(z);
  let n = a.n;
  let nrhs = select(a.nrhs, n, INVERSE == 1u);
  var f = a.A;
  var piv = a.piv;
  if (p.packedF != 0u) {
    f = Place(z * p.strideF, 1u, p.ldF);
    piv = z * p.stridePiv;
  }
  var b = a.B;
  if (INVERSE == 1u) {
    b = a.C;
  }
  if (p.packedX != 0u) {
    b = Place(z * p.strideF, 1u, p.ldF);
  }
  var state = 0;
  // @when CHECKS
  state = failed[p.offInfo + a.q];
  // @end
  // @when ZEROS
  if (t == 0u) {
    atomicStore(&rest, 0u);
  }
  workgroupBarrier();
  // By bits, because a comparison may take subnormal numbers for zero.
  if (t < n) {
    if ((bitcast<u32>(factor(f.off + t * (f.rs + f.cs))) & 0x7fffffffu) == 0u) {
      atomicMax(&rest, n - t);
    }
  }
  workgroupBarrier();
  if (t == 0u) {
    let most = atomicLoad(&rest);
    verdict = select(select(i32(n - most) + 1, 0, most == 0u), -1, a.outside);
    if (first == 0u) {
      info[p.offInfo + a.q] = verdict;
    }
  }
  state = workgroupUniformLoad(&verdict);
  // @end
  if (first >= nrhs || n == 0u) {
    return;
  }
  if (state != 0) {
    if (p.nanBits != 0u && p.packedX == 0u && t < n) {
      let noNumber = bitcast<f32>(p.nanBits);
      for (var c = first; c < min(first + NB, nrhs); c++) {
        X[b.off + t * b.rs + c * b.cs] = noNumber;
      }
    }
    return;
  }

  let row = min(t, n - 1u);
  // Where the interchanges take row t, the last of them first.
  var place = row;
  // @when PIVOTS
  for (var s = n; s > 0u; s--) {
    // Pivots that no factorization has made must not lead out of X.
    let other = min(u32(ipiv[piv + s - 1u]) - 1u, n - 1u);
    place = select(select(place, s - 1u, place == other), other, place == s - 1u);
  }
  // @end
  let source = select(row, place, p.swap == 1u);
  let goal = select(row, place, p.swap == 2u);
  // @registers
  var x: array<f32, NB>;
  // @unroll
  for (var c = 0u; c < NB; c++) {
    if (INVERSE == 1u) {
      x[c] = select(0.0, 1.0, source == first + c);
    } else {
      x[c] = X[b.off + source * b.rs + min(first + c, nrhs - 1u) * b.cs];
    }
  }
  storageBarrier();
  var turn = 0u;
  // @registers
  var next: array<f32, KB>;
  for (var sweep = 0u; sweep < 2u; sweep++) {
    // Backward is forward with rows and columns counted from the end: strides are negative, modulo 2^32.
    let isBack = sweep == 1u;
    let isUnit = select(p.unit1, p.unit2, isBack) != 0u;
    if (isBack && p.scaled != 0u) {
      let d = factor(f.off + row * (f.rs + f.cs));
      // @unroll
      for (var c = 0u; c < NB; c++) {
        x[c] /= d;
      }
    }
    let isTransposed = select(p.trans1, p.trans2, isBack) != 0u;
    let down = select(f.rs, f.cs, isTransposed);
    let across = select(f.cs, f.rs, isTransposed);
    let rs = select(down, 0u - down, isBack);
    let cs = select(across, 0u - across, isBack);
    let i = select(t, n - 1u - t, isBack);
    let own = select(row, n - 1u - row, isBack);
    let top = f.off + select(0u, (n - 1u) * (f.rs + f.cs), isBack);
    let isAcross = down != 1u;
    // @unroll
    for (var r = 0u; r < KB; r++) {
      let e = t + r * THREADS;
      let spot = select(vec2u(own, r), vec2u(e / KB, e % KB), isAcross);
      next[r] = factor(top + min(spot.x, n - 1u) * rs + min(spot.y, n - 1u) * cs);
    }
    for (var k0 = 0u; k0 < n; k0 += KB) {
      // @registers
      var l: array<f32, KB>;
      // @unroll
      for (var r = 0u; r < KB; r++) {
        l[r] = next[r];
      }
      if (isAcross) {
        // @unroll
        for (var r = 0u; r < KB; r++) {
          let e = t + r * THREADS;
          stage[e % KB * PITCH + e / KB] = next[r];
        }
        workgroupBarrier();
        // @unroll
        for (var r = 0u; r < KB; r++) {
          l[r] = stage[r * PITCH + own];
        }
      }
      // @unroll
      for (var r = 0u; r < KB; r++) {
        let e = t + r * THREADS;
        let spot = select(vec2u(own, r), vec2u(e / KB, e % KB), isAcross);
        next[r] = factor(top + min(spot.x, n - 1u) * rs + min(k0 + KB + spot.y, n - 1u) * cs);
      }
      let q = i - k0;
      let tileAt = turn * (KB * FOURS);
      let cornerAt = turn * (KB * KFOURS);
      if (q < KB && t < n) {
        // @unroll
        for (var g = 0u; g < FOURS; g++) {
          tile[tileAt + q * FOURS + g] = vec4f(x[4u * g], x[4u * g + 1u], x[4u * g + 2u], x[4u * g + 3u]);
        }
        // @unroll
        for (var g = 0u; g < KFOURS; g++) {
          corner[cornerAt + q * KFOURS + g] = vec4f(l[4u * g], l[4u * g + 1u], l[4u * g + 2u], l[4u * g + 3u]);
        }
      }
      workgroupBarrier();
      if (t < FOURS) {
        // @registers
        var y: array<vec4f, KB>;
        // @unroll
        for (var e = 0u; e < KB; e++) {
          y[e] = tile[tileAt + e * FOURS + t];
          // @unroll
          for (var r = 0u; r < e; r++) {
            y[e] = fma(vec4f(-corner[cornerAt + e * KFOURS + r / 4u][r % 4u]), y[r], y[e]);
          }
          if (!isUnit) {
            y[e] /= corner[cornerAt + e * KFOURS + e / 4u][e % 4u];
          }
          tile[tileAt + e * FOURS + t] = y[e];
        }
      }
      workgroupBarrier();
      if (q < KB) {
        // @unroll
        for (var g = 0u; g < FOURS; g++) {
          let u = tile[tileAt + q * FOURS + g];
          x[4u * g] = u.x;
          x[4u * g + 1u] = u.y;
          x[4u * g + 2u] = u.z;
          x[4u * g + 3u] = u.w;
        }
      } else if (i >= k0 + KB && t < n) {
        // @unroll
        for (var r = 0u; r < KB; r++) {
          // @unroll
          for (var g = 0u; g < FOURS; g++) {
            let u = tile[tileAt + r * FOURS + g];
            x[4u * g] = fma(-l[r], u.x, x[4u * g]);
            x[4u * g + 1u] = fma(-l[r], u.y, x[4u * g + 1u]);
            x[4u * g + 2u] = fma(-l[r], u.z, x[4u * g + 2u]);
            x[4u * g + 3u] = fma(-l[r], u.w, x[4u * g + 3u]);
          }
        }
      }
      turn = 1u - turn;
    }
  }
  if (t < n) {
    // @unroll
    for (var c = 0u; c < NB; c++) {
      if (first + c < nrhs) {
        X[b.off + goal * b.rs + (first + c) * b.cs] = x[c];
      }
    }
  }
}
`;

export const sum_final: string = `// sum_final: result[offResult] := the sum of \`parts\` parts, in an order that depends on their number alone.
// Mapping   one workgroup; thread t -> parts t, t + THREADS, ...
// Tunables  THREADS (32..256), a power of two
// Source    the second step of asum and dot
const THREADS: u32 = 64u;

struct Params {
  parts: u32,
  offResult: u32,
}
@group(0) @binding(0) var<storage, read> parts: array<f32>;
@group(0) @binding(1) var<storage, read_write> result: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> sums: array<f32, THREADS>;

@compute @workgroup_size(THREADS)
fn sum_final(@builtin(local_invocation_index) t: u32) {
  var sum = 0.0;
  for (var s = t; s < p.parts; s += THREADS) {
    sum += parts[s];
  }
  sums[t] = sum;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      sums[t] += sums[t + half];
    }
  }
  if (t == 0u) {
    result[p.offResult] = sums[0];
  }
}
`;

export const swap_elements: string = `// swap_elements: x and y change places, bit by bit.
// Storage   element i is x[offX + i*incX] and y[offY + i*incY]; offsets and increments count elements of type T and may be negative
// Mapping   workgroup (x) -> THREADS*PER elements; thread t -> elements t, t + THREADS, ... of them, all read before one is written
// Tunables  THREADS (32..256)  PER elements per thread (1..8)
//           T u32, or f16 for halves; four of them, vec4u or vec2u, where every operand is contiguous and starts at a multiple of four
//           X_IN_Y 1: x lies in y's buffer, apart from y
// Source    BLAS xSWAP; without arithmetic, so that no NaN or subnormal number changes
const THREADS: u32 = 64u;
const PER: u32 = 4u;
const X_IN_Y: u32 = 0u;
alias T = u32;

struct Params {
  baseX: u32,
  n: u32,
  offX: i32,
  incX: i32,
  offY: i32,
  incY: i32,
}
@group(0) @binding(0) var<storage, read_write> x: array<T>;
@group(0) @binding(1) var<storage, read_write> y: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

fn readX(at: i32) -> T {
  if (X_IN_Y == 1u) {
    return y[at];
  }
  return x[at];
}

fn writeX(at: i32, value: T) {
  if (X_IN_Y == 1u) {
    y[at] = value;
  } else {
    x[at] = value;
  }
}

@compute @workgroup_size(THREADS)
fn swap_elements(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = (group.x + p.baseX) * (THREADS * PER) + t;
  // @registers
  var xs: array<T, PER>;
  // @registers
  var ys: array<T, PER>;
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      xs[q] = readX(p.offX + i32(i) * p.incX);
      ys[q] = y[p.offY + i32(i) * p.incY];
    }
  }
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      writeX(p.offX + i32(i) * p.incX, ys[q]);
      y[p.offY + i32(i) * p.incY] = xs[q];
    }
  }
}
`;

export const syconv: string = `// syconv: \`count\` interchanges of sytrf, from \`first\` on, applied to the columns of multipliers that were computed before each of them.
// Storage   L(i, j) = X[offX + i*rs + j*cs], i > j, in the order of elimination: the strides are negative for an upper triangle. swaps as
//           sytrs_pivots leaves them, by storage
// Mapping   workgroup (x) -> COLS columns in front of first + count; thread (slot, c): slot < NP stands for row first + slot, slot >= NP for
//           the row that it is exchanged with. Every thread finds the source of its row by walking the interchanges backwards
// Tunables  NP interchanges per dispatch (8..64)  COLS columns per workgroup (1..16); THREADS = 2*NP*COLS <= 256; workgroup bytes 4*NP
// Needs     a workgroup owns its columns: reads, barrier, writes. The element of D below the first column of a block of two becomes zero
// Source    LAPACK xSYCONV; permutation by gather
const NP: u32 = 32u;
const COLS: u32 = 4u;
const THREADS: u32 = 2u * NP * COLS;

struct Params {
  baseX: u32,
  n: u32,
  upper: u32,
  offX: i32,
  rs: i32,
  cs: i32,
  first: u32,
  count: u32,
}
@group(0) @binding(0) var<storage, read_write> X: array<f32>;
@group(0) @binding(1) var<storage, read> swaps: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> partners: array<u32, NP>;

fn stored(i: u32) -> u32 {
  return select(i, p.n - 1u - i, p.upper == 1u);
}

@compute @workgroup_size(THREADS)
fn syconv(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  if (t < p.count) {
    partners[t] = stored(u32(swaps[stored(p.first + t)]) - 1u);
  }
  workgroupBarrier();
  let slot = t % (2u * NP);
  let q = slot % NP;
  let j = (group.x + p.baseX) * COLS + t / (2u * NP);
  let inside = j < p.first + p.count;
  // Column j has the interchanges of its own step already, those of the steps behind it are to come.
  var opens = false;
  if (inside) {
    opens = swaps[p.n + stored(j)] == select(1, 2, p.upper == 1u);
  }
  let next = j + select(1u, 2u, opens);
  let begin = select(0u, next - p.first, next > p.first);
  var live = inside && q < p.count && q >= begin;
  var row = p.first + q;
  if (slot >= NP && live) {
    row = partners[q];
    // Rows of the block itself have their own slot, and only the first of equal partners writes.
    live = row < p.first || row >= p.first + p.count;
    for (var s = begin; s < q; s++) {
      live = live && partners[s] != row;
    }
  }
  var source = row;
  if (live) {
    for (var step = begin; step < p.count; step++) {
      let s = p.count - 1u - (step - begin);
      if (source == p.first + s) {
        source = partners[s];
      } else if (source == partners[s]) {
        source = p.first + s;
      }
    }
  }
  live = live && source != row;
  let column = p.offX + i32(j) * p.cs;
  var value = 0.0;
  if (live) {
    value = X[column + i32(source) * p.rs];
  }
  storageBarrier();
  if (live) {
    X[column + i32(row) * p.rs] = value;
  }
  if (inside && slot == 0u && opens && j >= p.first && j + 1u < p.n) {
    X[column + i32(j + 1u) * p.rs] = 0.0;
  }
}
`;

export const sym_expand: string = `// sym_expand: W := the full symmetric matrix of order n of which A holds one triangle.
// Storage   A[offA + i + j*lda] -> W[i + j*ldw]  (i, j < n)
// Mapping   workgroup (x, y) -> the TILE x TILE tile of W at row x*TILE, column y*TILE; thread (tx, ty) -> row tx of every LINES-th column
// Tunables  TILE (16, 32)  LINES (4..16, divides TILE); THREADS = TILE*LINES; workgroup bytes = TILE*(TILE+1)*4
// Needs     A and W in different buffers. uplo 1 the lower triangle is stored, 2 the upper; the other one is not read
// Source    BLAS xSYMM; tiles across the diagonal are transposed in workgroup memory, so that reads and writes both run down columns
const TILE: u32 = 32u;
const LINES: u32 = 8u;
const THREADS: u32 = TILE * LINES;

struct Params {
  baseX: u32,
  baseY: u32,
  uplo: u32,
  n: u32,
  offA: u32,
  lda: u32,
  ldw: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> W: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> tile: array<f32, TILE * (TILE + 1u)>; // one word of padding per column against bank conflicts

// Is element (i, j) of A stored?
fn stored(i: u32, j: u32) -> bool {
  return (p.uplo == 1u && i >= j) || (p.uplo == 2u && i <= j);
}

@compute @workgroup_size(THREADS)
fn sym_expand(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = group.x + p.baseX;
  let y = group.y + p.baseY;
  // The stored tile that holds this tile's elements, itself or across the diagonal.
  let row0 = select(min(x, y), max(x, y), p.uplo == 1u) * TILE;
  let col0 = select(max(x, y), min(x, y), p.uplo == 1u) * TILE;
  let tx = t % TILE;
  for (var c = t / TILE; c < TILE; c += LINES) {
    let i = row0 + tx;
    let j = col0 + c;
    if (i < p.n && j < p.n && stored(i, j)) {
      tile[tx + c * (TILE + 1u)] = A[p.offA + i + j * p.lda];
    }
  }
  workgroupBarrier();
  for (var c = t / TILE; c < TILE; c += LINES) {
    let i = x * TILE + tx;
    let j = y * TILE + c;
    if (i < p.n && j < p.n) {
      if (stored(i, j)) {
        W[i + j * p.ldw] = tile[tx + c * (TILE + 1u)];
      } else {
        W[i + j * p.ldw] = tile[c + tx * (TILE + 1u)];
      }
    }
  }
}
`;

export const symmetrize: string = `// symmetrize: copies one triangle of a matrix of order n to the other across the diagonal.
// Storage   A[offA + i + j*lda]  (i, j < n)
// Mapping   workgroup (x, y), y <= x -> the tile of rows x*TILE.., columns y*TILE.. (upper = 1: its mirror image), written across the
//           diagonal; y > x does nothing. Thread (tx, ty) -> row tx of every LINES-th column of the tile
// Tunables  TILE (16, 32)  LINES (4..16, divides TILE); THREADS = TILE*LINES; workgroup bytes = TILE*(TILE+1)*size(T)
//           T u32, or f16 for halves
// Needs     nothing. The elements travel without arithmetic
// Source    MAGMA magmablas_ssymmetrize
alias T = u32;
const TILE: u32 = 32u;
const LINES: u32 = 8u;
const THREADS: u32 = TILE * LINES;

struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  upper: u32,
  offA: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<uniform> p: Params;

var<workgroup> tile: array<T, TILE * (TILE + 1u)>; // one element of padding per column against bank conflicts

@compute @workgroup_size(THREADS)
fn symmetrize(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = group.x + p.baseX;
  let y = group.y + p.baseY;
  if (y > x) {
    return;
  }
  let row0 = select(x, y, p.upper == 1u) * TILE;
  let col0 = select(y, x, p.upper == 1u) * TILE;
  let tx = t % TILE;
  for (var c = t / TILE; c < TILE; c += LINES) {
    if (row0 + tx < p.n && col0 + c < p.n) {
      tile[tx + c * (TILE + 1u)] = A[p.offA + row0 + tx + (col0 + c) * p.lda];
    }
  }
  workgroupBarrier();
  for (var c = t / TILE; c < TILE; c += LINES) {
    let i = col0 + tx;
    let j = row0 + c;
    if (i < p.n && j < p.n && select((i < j), (i > j), p.upper == 1u)) {
      A[p.offA + i + j * p.lda] = tile[c + tx * (TILE + 1u)];
    }
  }
}
`;

export const syrk_batched: string = `// syrk_batched: lower triangle of C := alpha A A^T + beta C for a batch, A and C stored in any direction.
// Storage   lib/batch_problem: A(i, l) at A.off + i*rs + l*cs, n rows and a depth of nrhs; C(i, j) at C.off + i*rs + j*cs
// Mapping   workgroup (x, y) -> tile y of the problems x*G..x*G+G-1: tiles on and below the diagonal, row of tiles by row
//           thread (tx, ty) of a problem -> rows tx + r*NX, columns ty + c*NX of the tile
// Tunables  BM tile (4..64)  BK depth of a slab  TM results per thread in each direction  G problems
//           threads = G*(BM/TM)^2 <= 256; workgroup bytes = 8*G*BK*(BM+1)
//           ACROSS 1: A's rows are contiguous   LISTED 1: records   A_IN_C 1: A lies in C's buffer
// Needs     reads = 0 does not read A, beta = 0 does not read C. Barriers are uniform because the largest depth is.
// Source    two slabs of A per tile in workgroup memory
const BM: u32 = 32u;
const BK: u32 = 8u;
const TM: u32 = 4u;
const G: u32 = 2u;
const ACROSS: u32 = 0u;
const LISTED: u32 = 0u;
const A_IN_C: u32 = 0u;
const NX: u32 = BM / TM;
const EACH: u32 = NX * NX;
const THREADS: u32 = EACH * G;
const PITCH: u32 = BM + 1u;
const SLAB: u32 = BK * PITCH;

struct Params {
// @use lib/batch_fields
  reads: u32,
  alpha: f32,
  beta: f32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> C: array<f32>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/batch_problem

// Of each problem, the slab of the tile's rows and that of its columns.
var<workgroup> slabs: array<f32, 2u * G * SLAB>;

fn elementOf(at: u32) -> f32 {
  if (A_IN_C == 1u) {
    return C[at];
  }
  return A[at];
}

@compute @workgroup_size(THREADS)
fn syrk_batched(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let g = t / EACH;
  let s = t % EACH;
  let z = (group.x + p.baseX) * G + g;
  let q = problem(min(z, p.count - 1u));
  let n = select(0u, q.n, z < p.count);
  // Tile y = i(i+1)/2 + j is in row i and column j of tiles; the root is off by at most one.
  let y = group.y + p.baseY;
  var i = u32((sqrt(8.0 * f32(y) + 1.0) - 1.0) * 0.5);
  if (i * (i + 1u) / 2u > y) {
    i -= 1u;
  }
  if ((i + 1u) * (i + 2u) / 2u <= y) {
    i += 1u;
  }
  let row0 = i * BM;
  let col0 = (y - i * (i + 1u) / 2u) * BM;
  let tx = s % NX;
  let ty = s / NX;
  let rows = 2u * g * SLAB;
  let cols = rows + SLAB;
  // @registers
  var sum: array<f32, TM * TM>;
  // @unroll
  for (var e = 0u; e < TM * TM; e++) {
    sum[e] = 0.0;
  }
  let deepest = select(0u, p.nrhs, p.reads != 0u);
  for (var l0 = 0u; l0 < deepest; l0 += BK) {
    for (var e = s; e < BM * BK; e += EACH) {
      let r = select(e % BM, e / BK, ACROSS == 1u);
      let l = select(e / BM, e % BK, ACROSS == 1u);
      let at = q.A.off + (l0 + l) * q.A.cs;
      var left = 0.0;
      var right = 0.0;
      if ((row0 + r < n) & (l0 + l < q.nrhs)) {
        left = elementOf(at + (row0 + r) * q.A.rs);
      }
      if ((col0 + r < n) & (l0 + l < q.nrhs)) {
        right = elementOf(at + (col0 + r) * q.A.rs);
      }
      slabs[rows + l * PITCH + r] = left;
      slabs[cols + l * PITCH + r] = right;
    }
    workgroupBarrier();
    for (var l = 0u; l < BK; l++) {
      let left = rows + l * PITCH + tx;
      let right = cols + l * PITCH + ty;
      // @unroll
      for (var c = 0u; c < TM; c++) {
        let b = slabs[right + c * NX];
        // @unroll
        for (var r = 0u; r < TM; r++) {
          sum[c * TM + r] += slabs[left + r * NX] * b;
        }
      }
    }
    workgroupBarrier();
  }
  // @unroll
  for (var c = 0u; c < TM; c++) {
    // @unroll
    for (var r = 0u; r < TM; r++) {
      let row = row0 + tx + r * NX;
      let col = col0 + ty + c * NX;
      if ((row < n) & (col <= row)) {
        let at = q.C.off + row * q.C.rs + col * q.C.cs;
        var result = 0.0;
        if (p.reads != 0u) {
          result = p.alpha * sum[c * TM + r];
        }
        if (p.beta != 0.0) {
          result += p.beta * C[at];
        }
        C[at] = result;
      }
    }
  }
}
`;

export const sytrf_column: string = `// sytrf_column: a column of what is left of a symmetric matrix, brought up to date by the panel's earlier columns, and the largest of its
// elements: T(i) := A(i,j) - sum_c L(i,c) W(j,c). First column k itself, then (OTHER) the one of its largest element, if that is needed.
// Storage   A(i, j) = A[offA + i*rs + j*cs], i >= j; the strides are negative for an upper triangle. LW: L and, behind offW, W = L D of the
//           panel, rows in the order of storage, columns as eliminated, zero where nothing is known. T: two columns of n. best: the largest
//           element (key, row in storage) of every workgroup's part of column k, then of the other column; then (verdict, r)
// Mapping   workgroup (x) -> ROWS rows from the panel's first on; thread (row, slice) -> every SLICES-th column of the sum
// Tunables  ROWS rows per workgroup (16..64)  SLICES threads per row (2..16)  DEPTH columns in flight per thread (2..8); ROWS*SLICES <= 256,
//           workgroup bytes 12.5*ROWS*SLICES   OTHER 1: the second search
// Needs     one workgroup per ROWS rows, in one dispatch; L and W with a multiple of SLICES*DEPTH columns. A workgroup writes its rows of one column
//           of T and its own place in best; the second search reads what only the first has written: column k of T and the first places
// Source    LAPACK xLASYF
const ROWS: u32 = 32u;
const SLICES: u32 = 8u;
const DEPTH: u32 = 4u;
const THREADS: u32 = ROWS * SLICES;
const OTHER: u32 = 0u;

struct Params {
  n: u32,
  base: u32, // first column of the panel
  end: u32, // and the one behind its last
  upper: u32,
  offA: i32,
  rs: i32,
  cs: i32,
  ldw: u32,
  offW: u32,
  groups: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read> LW: array<f32>;
@group(0) @binding(2) var<storage, read> state: array<u32>; // the column that is next
@group(0) @binding(3) var<storage, read_write> T: array<f32>;
@group(0) @binding(4) var<storage, read_write> best: array<vec2u>;
@group(0) @binding(5) var<uniform> p: Params;

// @use lib/pivot
// @use lib/bunch_kaufman

var<workgroup> sums: array<f32, THREADS>;

// Decided by bits where NaN may be: NaN in column k leaves A(k,k) the pivot.
fn judge(akk: u32, colmax: u32) -> u32 {
  if (max(akk, colmax) < 0x00800000u) {
    return ZERO;
  }
  let isNumber = max(akk, colmax) <= 0x7f800000u;
  return select(LARGE, SEARCHED, isNumber && bitcast<f32>(akk) < ALPHA * bitcast<f32>(colmax));
}

@compute @workgroup_size(THREADS)
fn sytrf_column(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let k = state[0];
  if (k >= p.end) {
    return;
  }
  var j = k;
  var wanted = true;
  if (OTHER == 1u) {
    var key = 0u;
    var row = 0xffffffffu;
    for (var g = t; g < p.groups; g += THREADS) {
      let found = best[g];
      if (better(found, vec2u(key, row))) {
        key = found.x;
        row = found.y;
      }
    }
    let largest = bestPivot(t, key, row);
    let verdict = judge(pivotKey(T[k]), largest.x);
    wanted = verdict == SEARCHED;
    j = select(k, stored(largest.y, p.n, p.upper), wanted);
    if (group.x == 0u && t == 0u) {
      best[2u * p.groups] = vec2u(verdict, j);
    }
  }

  let slice = t / ROWS;
  let i = p.base + group.x * ROWS + t % ROWS;
  let live = wanted && i >= k && i < p.n;
  var element = 0.0;
  if (live && slice == 0u) {
    element = A[p.offA + i32(max(i, j)) * p.rs + i32(min(i, j)) * p.cs];
  }
  var sum = 0.0;
  if (live) {
    let atL = stored(i, p.n, p.upper);
    let atW = p.offW + stored(j, p.n, p.upper);
    for (var c0 = slice; c0 < k - p.base + slice; c0 += SLICES * DEPTH) {
      // @unroll
      for (var u = 0u; u < DEPTH; u++) {
        let c = (c0 + u * SLICES) * p.ldw;
        sum = fma(LW[atL + c], LW[atW + c], sum);
      }
    }
  }
  sums[t] = sum;
  workgroupBarrier();
  var key = 0u;
  if (live && slice == 0u) {
    var value = element;
    for (var s = 0u; s < SLICES; s++) {
      value -= sums[t + s * ROWS];
    }
    T[i + OTHER * p.n] = value;
    if (i != j) {
      key = pivotKey(value);
    }
  }
  let found = bestPivot(t, key, select(0xffffffffu, stored(i, p.n, p.upper), key > 0u));
  if (t == 0u) {
    best[group.x + OTHER * p.groups] = found;
  }
}
`;

export const sytrf_pivot: string = `// sytrf_pivot: chooses the pivot of column k between A(k,k), another diagonal element and a 2 x 2 block, exchanges rows and columns for it,
// and divides by it: one or two columns of L and of W = L D.
// Storage   as in sytrf_column. L in LW has all interchanges of the panel; in A each column stays as it was computed, as in LAPACK. Row k+1
//           of W is cleared behind a 2 x 2 pivot: if that has taken the first column behind the panel, no update must reach that column
//           state: the column that is next, and info
// Mapping   workgroup (x) -> THREADS rows from the panel's first on; thread -> one row of the new columns, and its part of the interchange of A;
//           workgroup 0 exchanges the two rows of the panel's earlier columns
// Tunables  THREADS rows per workgroup (multiple of 16, 64..256); workgroup bytes 8.5*THREADS
// Needs     one workgroup per THREADS rows, in one dispatch. Every workgroup decides for itself, from the same numbers: T, best, state are only
//           read here. In any order of workgroups: thread i alone reads A(i,q), moves it, then writes A(i,k) and A(i,q); what is moved goes to
//           columns behind q, which nobody reads; workgroup 0 exchanges columns of L and W in front of the new ones. A column with nothing
//           above 2^-126 is a zero pivot (GPUs flush what is less): it is noted in info, the first only, and its column of L is zero
// Source    LAPACK xLASYF
const THREADS: u32 = 256u;

struct Params {
  n: u32,
  base: u32,
  end: u32,
  upper: u32,
  offA: i32,
  rs: i32,
  cs: i32,
  ldw: u32,
  offW: u32,
  groups: u32, // of sytrf_column
  offPiv: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> LW: array<f32>;
@group(0) @binding(2) var<storage, read> T: array<f32>;
@group(0) @binding(3) var<storage, read> best: array<vec2u>;
@group(0) @binding(4) var<storage, read> state: array<u32>;
@group(0) @binding(5) var<storage, read_write> nextState: array<u32>;
@group(0) @binding(6) var<storage, read_write> ipiv: array<i32>;
@group(0) @binding(7) var<uniform> p: Params;

// @use lib/pivot
// @use lib/bunch_kaufman

fn at(i: u32, j: u32) -> i32 {
  return p.offA + i32(i) * p.rs + i32(j) * p.cs;
}

@compute @workgroup_size(THREADS)
fn sytrf_pivot(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let n = p.n;
  let k = state[0];
  let first = group.x == 0u && t == 0u;
  if (k >= p.end) {
    if (first) {
      nextState[0] = k;
      nextState[1] = state[1];
    }
    return;
  }
  let verdict = best[2u * p.groups];
  var key = 0u;
  for (var g = t; g < p.groups; g += THREADS) {
    key = max(key, best[p.groups + g].x);
  }
  let rowmax = bitcast<f32>(bestPivot(t, key, 0u).x);

  // The pivot is in rows and columns k and, of a block, q = k + 1; row q and row r change places.
  var step = 1u;
  var r = k;
  var chosen = 0u; // the column of T that the pivot's column is
  if (verdict.x == SEARCHED) {
    let colmax = abs(T[verdict.y]);
    if (!(abs(T[k]) >= ALPHA * colmax * (colmax / rowmax))) {
      r = verdict.y;
      if (abs(T[n + r]) >= ALPHA * rowmax) {
        chosen = n;
      } else {
        step = 2u;
      }
    }
  }
  let q = k + step - 1u;
  let done = k - p.base;
  if (first) {
    nextState[0] = k + step;
    let pivot = i32(stored(r, n, p.upper)) + 1;
    ipiv[p.offPiv + stored(k, n, p.upper)] = select(pivot, -pivot, step == 2u);
    if (step == 2u) {
      ipiv[p.offPiv + stored(q, n, p.upper)] = -pivot;
    }
    nextState[1] = select(state[1], stored(k, n, p.upper) + 1u, verdict.x == ZERO && state[1] == 0u);
  }

  if (group.x == 0u) {
    for (var c = t; c < done; c += THREADS) {
      let atQ = stored(q, n, p.upper) + c * p.ldw;
      let atR = stored(r, n, p.upper) + c * p.ldw;
      let l = LW[atQ];
      LW[atQ] = LW[atR];
      LW[atR] = l;
      let w = LW[p.offW + atQ];
      LW[p.offW + atQ] = LW[p.offW + atR];
      LW[p.offW + atR] = w;
      if (step == 2u) {
        LW[p.offW + atQ] = 0.0;
      }
    }
  }

  let i = p.base + group.x * THREADS + t;
  if (i < k || i >= n) {
    return;
  }
  // Column q of A takes the place of column r; column q itself is replaced below.
  if (r != q && i >= q && i != r) {
    let moved = A[at(i, q)];
    if (i == q) {
      A[at(r, r)] = moved;
    } else if (i < r) {
      A[at(r, i)] = moved;
    } else {
      A[at(i, r)] = moved;
    }
  }
  var origin = i;
  if (i == q) {
    origin = r;
  } else if (i == r) {
    origin = q;
  }
  let atL = stored(i, n, p.upper) + done * p.ldw;
  if (step == 1u) {
    let d = select(T[chosen + r], 0.0, verdict.x == ZERO);
    var l = d;
    if (i > k) {
      let w = T[chosen + origin];
      l = 0.0;
      if (verdict.x != ZERO) {
        l = w / d;
        LW[p.offW + atL] = w;
      }
      LW[atL] = l;
    }
    A[at(i, k)] = l;
    return;
  }
  let a = T[k];
  let b = T[r];
  let c = T[n + r];
  if (i == k) {
    A[at(k, k)] = a;
  } else if (i == q) {
    A[at(q, k)] = b;
    A[at(q, q)] = c;
  } else {
    // [l0 l1] := [w0 w1] [a b; b c]^-1, all of it divided by b, which is the largest element
    let d11 = a / b;
    let d22 = c / b;
    let scale = 1.0 / (d11 * d22 - 1.0) / b;
    let w0 = T[origin];
    let w1 = T[n + origin];
    let l0 = scale * (d22 * w0 - w1);
    let l1 = scale * (d11 * w1 - w0);
    A[at(i, k)] = l0;
    A[at(i, q)] = l1;
    LW[atL] = l0;
    LW[atL + p.ldw] = l1;
    LW[p.offW + atL] = w0;
    LW[p.offW + atL + p.ldw] = w1;
  }
}
`;

export const sytrs_diagonal: string = `// sytrs_diagonal: B := D^-1 B for the block diagonal D of sytrf.
// Storage   swaps and D as sytrs_pivots leaves them; B[offB + i + j*ldb], i < n
// Mapping   workgroup (x, y) -> THREADS rows of column y; thread -> one row, or both of a block of two, whose second it leaves alone
// Tunables  THREADS (32..256)
// Needs     nothing
// Source    LAPACK xSYTRS: a block of two is divided by its element off the diagonal, its largest
const THREADS: u32 = 64u;

struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  offB: u32,
  ldb: u32,
}
@group(0) @binding(0) var<storage, read> swaps: array<i32>;
@group(0) @binding(1) var<storage, read> D: array<f32>;
@group(0) @binding(2) var<storage, read_write> B: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn sytrs_diagonal(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  if (i >= p.n) {
    return;
  }
  let kind = swaps[p.n + i];
  let b = p.offB + i + (group.y + p.baseY) * p.ldb;
  if (kind == 0) {
    B[b] = B[b] / D[i];
  } else if (kind == 1 && i + 1u < p.n) {
    let e = D[p.n + i];
    let d11 = D[i] / e;
    let d22 = D[i + 1u] / e;
    let x = B[b] / e;
    let y = B[b + 1u] / e;
    let determinant = d11 * d22 - 1.0;
    B[b] = (d22 * x - y) / determinant;
    B[b + 1u] = (d11 * y - x) / determinant;
  }
}
`;

export const sytrs_pivots: string = `// sytrs_pivots: what a solution needs of the pivots of sytrf and of D, apart from the matrix that holds them.
// Storage   A[offA + i + j*lda]; ipiv[offPiv + i], from 1, pairs of negative ones for blocks of two. swaps[i]: the row, from 1, that row i is
//           exchanged with; swaps[n + i]: 0 a block of one, 1 the first row of a block of two, 2 its second. D[i] the diagonal, D[n + i] the element
//           beside it in the first row of a block; D[2n + i] a block of one again, and 1 in blocks of two: zero where D is singular
// Mapping   one workgroup; thread -> rows t, t + THREADS, ...
// Tunables  THREADS (32..256), a power of two; workgroup bytes 4*THREADS
// Needs     pivots that are rows which were left (clamped, so that a wrong list cannot move anything else)
// Source    LAPACK xSYCONV. Negative pivots come in pairs: whether one is the first of its pair is how many stand in front of it, which is how far
//           the last block of one is away, a maximum over the rows up to it
const THREADS: u32 = 256u;

struct Params {
  n: u32,
  upper: u32,
  offA: u32,
  lda: u32,
  offPiv: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read> ipiv: array<i32>;
@group(0) @binding(2) var<storage, read_write> swaps: array<i32>;
@group(0) @binding(3) var<storage, read_write> D: array<f32>;
@group(0) @binding(4) var<uniform> p: Params;

var<workgroup> singles: array<i32, THREADS>;

@compute @workgroup_size(THREADS)
fn sytrs_pivots(@builtin(local_invocation_index) t: u32) {
  let upper = p.upper == 1u;
  var before = -1; // the last block of one in front of the rows at hand
  for (var first = 0u; first < p.n; first += THREADS) {
    let i = first + t;
    var pivot = 1;
    if (i < p.n) {
      pivot = ipiv[p.offPiv + i];
    }
    var single = select(before, i32(i), pivot >= 0);
    singles[t] = single;
    workgroupBarrier();
    for (var step = 1u; step < THREADS; step *= 2u) {
      if (t >= step) {
        single = max(single, singles[t - step]);
      }
      workgroupBarrier();
      singles[t] = single;
      workgroupBarrier();
    }
    before = singles[THREADS - 1u];
    workgroupBarrier();
    if (i < p.n) {
      // Not abs: in a clamp NVIDIA's compiler (driver 580) leaves it out.
      var partner = u32(select(pivot, -pivot, pivot < 0));
      partner = clamp(partner, select(i + 1u, 1u, upper), select(p.n, i + 1u, upper));
      var kind = 0;
      if (pivot < 0) {
        kind = 2 - (i32(i) - single) % 2;
        // Of a block the row that is eliminated last is exchanged.
        if (kind == select(1, 2, upper)) {
          partner = i + 1u;
        }
      }
      swaps[i] = i32(partner);
      swaps[p.n + i] = kind;
      let corner = p.offA + i * (p.lda + 1u);
      D[i] = A[corner];
      var beside = 0.0;
      if (kind == 1 && i + 1u < p.n) {
        beside = A[corner + select(1u, p.lda, upper)];
      }
      D[p.n + i] = beside;
      D[2u * p.n + i] = select(1.0, D[i], kind == 0);
    }
  }
}
`;

export const tpttr_panel: string = `// tpttr_panel: W := some rows and columns of a packed triangle, as a full matrix.
// Storage   A(i, j) = A[offA + packed(i, j)] -> W[i - row0 + (j - col0)*ldw] for row0 <= i < row0 + rows, col0 <= j < col0 + cols
// Mapping   workgroup (x, y) -> THREADS rows of COLS columns; thread -> one row of them
// Tunables  THREADS (32..256)  COLS columns in flight per thread (4..16)
// Needs     A and W in different buffers. What is not stored becomes some element of the triangle
// Source    LAPACK xTPTTR
// @use lib/packed
const THREADS: u32 = 64u;
const COLS: u32 = 8u;

struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  upper: u32,
  offA: u32,
  row0: u32,
  col0: u32,
  rows: u32,
  cols: u32,
  ldw: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> W: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn tpttr_panel(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let j0 = (group.y + p.baseY) * COLS;
  let row = p.row0 + min(i, p.rows - 1u);
  // @registers
  var a: array<f32, COLS>;
  // @unroll
  for (var u = 0u; u < COLS; u++) {
    a[u] = A[p.offA + packed(row, p.col0 + min(j0 + u, p.cols - 1u), p.n, p.upper == 1u)];
  }
  // @unroll
  for (var u = 0u; u < COLS; u++) {
    let j = j0 + u;
    if ((i < p.rows) & (j < p.cols)) {
      W[i + j * p.ldw] = a[u];
    }
  }
}
`;

export const transpose_square: string = `// transpose_square: A := A^T in place for a matrix of order n; every workgroup exchanges a tile with its mirror image.
// Storage   A[offA + i + j*lda]  (i, j < n)
// Mapping   workgroup (x, y), y <= x -> tile of rows x*TILE.., columns y*TILE.. and the one across the diagonal; y > x does nothing
//           thread (tx, ty) -> row tx of every LINES-th column of both tiles
// Tunables  TILE (16, 32)  LINES (4..16, divides TILE); THREADS = TILE*LINES; workgroup bytes = 2*TILE*(TILE+1)*size(T)
//           T u32, or f16 for halves
// Needs     nothing. The elements travel without arithmetic
// Source    the padded-tile transpose; MAGMA magmablas_stranspose_inplace
alias T = u32;
const TILE: u32 = 32u;
const LINES: u32 = 8u;
const THREADS: u32 = TILE * LINES;

struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  offA: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<uniform> p: Params;

var<workgroup> low: array<T, TILE * (TILE + 1u)>; // one element of padding per column against bank conflicts
var<workgroup> high: array<T, TILE * (TILE + 1u)>;

@compute @workgroup_size(THREADS)
fn transpose_square(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = group.x + p.baseX;
  let y = group.y + p.baseY;
  if (y > x) {
    return;
  }
  let tx = t % TILE;
  for (var c = t / TILE; c < TILE; c += LINES) {
    if (x * TILE + tx < p.n && y * TILE + c < p.n) {
      low[tx + c * (TILE + 1u)] = A[p.offA + x * TILE + tx + (y * TILE + c) * p.lda];
    }
    if (y * TILE + tx < p.n && x * TILE + c < p.n) {
      high[tx + c * (TILE + 1u)] = A[p.offA + y * TILE + tx + (x * TILE + c) * p.lda];
    }
  }
  workgroupBarrier();
  // A tile on the diagonal is its own mirror image: writing it once is enough.
  for (var c = t / TILE; c < TILE; c += LINES) {
    if (x * TILE + tx < p.n && y * TILE + c < p.n) {
      A[p.offA + x * TILE + tx + (y * TILE + c) * p.lda] = high[c + tx * (TILE + 1u)];
    }
    if (x != y && y * TILE + tx < p.n && x * TILE + c < p.n) {
      A[p.offA + y * TILE + tx + (x * TILE + c) * p.lda] = low[c + tx * (TILE + 1u)];
    }
  }
}
`;

export const transpose_tiled: string = `// transpose_tiled: B := A^T for an m x n matrix A, through tiles in workgroup memory, so that reads and writes both run down columns.
// Storage   A[offA + i + j*lda] -> B[offB + j + i*ldb]  (i < m, j < n)
// Mapping   workgroup (x, y) -> rows x*TILE.., columns y*TILE.. of A; thread (tx, ty) -> row tx of every LINES-th column of the tile
// Tunables  TILE (16, 32)  LINES (4..16, divides TILE); THREADS = TILE*LINES; workgroup bytes = TILE*(TILE+1)*size(T)
//           A_IN_B 1: A lies in B's buffer   T u32, or f16 for halves
// Needs     A and B share no element. The elements travel without arithmetic
// Source    the padded-tile transpose; MAGMA magmablas_stranspose
alias T = u32;
const TILE: u32 = 32u;
const LINES: u32 = 8u;
const A_IN_B: u32 = 0u;
const THREADS: u32 = TILE * LINES;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> B: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> tile: array<T, TILE * (TILE + 1u)>; // one element of padding per column against bank conflicts

@compute @workgroup_size(THREADS)
fn transpose_tiled(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row0 = (group.x + p.baseX) * TILE;
  let col0 = (group.y + p.baseY) * TILE;
  let tx = t % TILE;
  for (var c = t / TILE; c < TILE; c += LINES) {
    let i = row0 + tx;
    let j = col0 + c;
    if (i < p.m && j < p.n) {
      let origin = p.offA + i + j * p.lda;
      if (A_IN_B == 1u) {
        tile[tx + c * (TILE + 1u)] = B[origin];
      } else {
        tile[tx + c * (TILE + 1u)] = A[origin];
      }
    }
  }
  workgroupBarrier();
  for (var r = t / TILE; r < TILE; r += LINES) {
    let i = row0 + r;
    let j = col0 + tx;
    if (i < p.m && j < p.n) {
      B[p.offB + j + i * p.ldb] = tile[r + tx * (TILE + 1u)];
    }
  }
}
`;

export const tri_expand: string = `// tri_expand: W := the full matrices that the triangles of the blocks on A's diagonal stand for, triangular ones with their zeros.
// Storage   block z: A[offA + z*nb*(lda + 1) + i + j*lda] -> W[z*nb*ldw + i + j*ldw]  (i, j < nb)
// Mapping   workgroup (x, y, z) -> THREADS rows of COLS columns of block z; thread -> one row of them
// Tunables  THREADS (32..256)  COLS columns per workgroup (1..8)
// Needs     A and W in different buffers. uplo 1 the lower triangle is stored, 2 the upper; nothing else is read. unit = 1: the diagonal is
//           ones and is not read. The last block ends with A, of which \`order\` rows and columns are left
// Source    BLAS xTRMM
const THREADS: u32 = 64u;
const COLS: u32 = 4u;

struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  uplo: u32,
  unit: u32,
  nb: u32,
  order: u32,
  offA: u32,
  lda: u32,
  ldw: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> W: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn tri_expand(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.z + p.baseZ;
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  let order = min(p.nb, p.order - z * p.nb);
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < order && j < order) {
      var value = 0.0;
      if (i == j && p.unit == 1u) {
        value = 1.0;
      } else if ((p.uplo == 1u && i >= j) || (p.uplo == 2u && i <= j)) {
        value = A[p.offA + z * p.nb * (p.lda + 1u) + i + j * p.lda];
      }
      W[z * p.nb * p.ldw + i + j * p.ldw] = value;
    }
  }
}
`;

export const tri_merge: string = `// tri_merge: C := W + beta C on one triangle of the blocks on a diagonal, or on all of one block.
// Storage   block z: W[z*strideW + i + j*ldw], C[offC + z*strideC + i + j*ldc]  (i < m, j < n)
// Mapping   workgroup (x, y, z) -> THREADS rows of COLS columns of block z; thread -> one row of them
// Tunables  THREADS (32..256)  COLS columns per workgroup (1..8)
// Needs     W and C in different buffers. part 0 the whole block, 1 its lower triangle, 2 its upper; of the last block only what lies
//           within \`order\` rows and columns from the first one's start. useW = 0 takes W as zero without reading it; beta = 0 never
//           reads C
// Source    BLAS xSYRK, whose result is one triangle
const THREADS: u32 = 64u;
const COLS: u32 = 4u;

struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  part: u32,
  m: u32,
  n: u32,
  order: u32,
  useW: u32,
  ldw: u32,
  strideW: u32,
  offC: u32,
  ldc: u32,
  strideC: u32,
  beta: f32,
}
@group(0) @binding(0) var<storage, read> W: array<f32>;
@group(0) @binding(1) var<storage, read_write> C: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn tri_merge(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.z + p.baseZ;
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  let rows = min(p.m, p.order - z * p.m);
  let cols = min(p.n, p.order - z * p.n);
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    let inside = p.part == 0u || (p.part == 1u && i >= j) || (p.part == 2u && i <= j);
    if (i < rows && j < cols && inside) {
      let at = p.offC + z * p.strideC + i + j * p.ldc;
      var value = 0.0;
      if (p.useW == 1u) {
        value = W[z * p.strideW + i + j * p.ldw];
      }
      if ((bitcast<u32>(p.beta) << 1u) != 0u) { // by bits: a comparison may take NaN for zero
        value += p.beta * C[at];
      }
      C[at] = value;
    }
  }
}
`;

export const triangle_product: string = `// triangle_product: W := A x in slices for a matrix of which one triangle is stored, in tiles: each element is read once and, for a symmetric
// A, used twice: in row i times x(j), and in row j times x(i). gemv_sum adds the slices up.
// Storage   A(i, j) = A[offA + i + j*lda], only i >= j (upper = 0) or i <= j (upper = 1) used; x(j) = x[offX + j*incX]; W(i, s) = W[i + s*n]
//           tile (I, J) gives slice J of the rows of I (rowSums = 1) and slice I of the rows of J (colSums = 1)
// Mapping   workgroup (x, y) of ceil(n/TILE) + 1 by half as many -> one tile of the triangle: row y of tiles and the row as far from the
//           other end share one line of the grid; thread -> four rows of every GROUPS-th column of the tile
// Tunables  TILE order of a tile (64)  GROUPS (8)   LANES = TILE/4, workgroup bytes = (TILE*(LANES+2) + 4*GROUPS*LANES)*4
//           WIDE 1: a thread's rows are neighbours and loaded as one vector (V = vec4f)   PACKED 1: A(i, j) = A[offA + packed(i, j)] instead
// Needs     for WIDE n, lda and offA multiples of 4. The other triangle may be loaded in a tile on the diagonal, never used; unit = 1 takes
//           the diagonal as ones. symmetric = 1: the diagonal counts in the row sums only
// Source    BLAS xSYMV, xSPMV, xTRMV, xTPMV
// @use lib/packed
alias V = f32;
const TILE: u32 = 64u;
const GROUPS: u32 = 8u;
const WIDE: u32 = 0u;
const PACKED: u32 = 0u;
const LANES: u32 = TILE / 4u;
const THREADS: u32 = LANES * GROUPS;
const DEPTH: u32 = TILE / GROUPS;
const PITCH: u32 = LANES + 1u; // against bank conflicts; the last slot takes the sum

struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  upper: u32,
  unit: u32,
  symmetric: u32,
  rowSums: u32,
  colSums: u32,
  offA: u32,
  lda: u32,
  offX: i32,
  incX: i32,
}
@group(0) @binding(0) var<storage, read> A: array<V>;
@group(0) @binding(1) var<storage, read> x: array<f32>;
@group(0) @binding(2) var<storage, read_write> W: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;

var<workgroup> xs: array<f32, TILE>;
var<workgroup> rowParts: array<vec4f, GROUPS * LANES>;
var<workgroup> colParts: array<f32, TILE * PITCH>;

fn readX(i: u32) -> f32 {
  return x[p.offX + i32(min(i, p.n - 1u)) * p.incX];
}

fn place(i: u32, j: u32) -> u32 {
  let row = min(i, p.n - 1u);
  let column = min(j, p.n - 1u);
  if (PACKED == 1u) {
    return p.offA + packed(row, column, p.n, p.upper == 1u);
  }
  return p.offA + row + column * p.lda;
}

// Rows of a lane, the first of which is i: neighbours if they are loaded as one vector.
fn rowsFrom(i: u32) -> vec4u {
  return i + vec4u(0u, 1u, 2u, 3u) * select(LANES, 1u, WIDE == 1u);
}

fn readA(i: vec4u, j: u32) -> vec4f {
  if (WIDE == 1u) {
    return vec4f(A[place(min(i.x, p.n - 4u), j) / 4u]);
  }
  var value = vec4f(A[place(i.x, j)]);
  value.y = vec4f(A[place(i.y, j)]).x;
  value.z = vec4f(A[place(i.z, j)]).x;
  value.w = vec4f(A[place(i.w, j)]).x;
  return value;
}

@compute @workgroup_size(THREADS)
fn triangle_product(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let tiles = (p.n + TILE - 1u) / TILE;
  let gx = group.x + p.baseX;
  let gy = group.y + p.baseY;
  let mirrored = gx > gy;
  let far = tiles - 1u - gy;
  if (mirrored & (far == gy)) {
    return; // the middle row of an odd number has no partner
  }
  let outer = select(gy, far, mirrored);
  let inner = select(gx, gx - gy - 1u, mirrored);
  let tileI = select(outer, inner, p.upper == 1u);
  let tileJ = select(inner, outer, p.upper == 1u);
  let r = t % LANES;
  let g = t / LANES;
  let i = rowsFrom(tileI * TILE + r * select(1u, 4u, WIDE == 1u));
  let j0 = tileJ * TILE + g;
  // @registers
  var a: array<vec4f, DEPTH>;
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    a[u] = readA(i, j0 + u * GROUPS);
  }
  if (t < TILE) {
    xs[t] = readX(tileJ * TILE + t);
  }
  let xi = vec4f(readX(i.x), readX(i.y), readX(i.z), readX(i.w));
  workgroupBarrier();
  var sum = vec4f();
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    let c = g + u * GROUPS;
    let j = tileJ * TILE + c;
    let below = i >= vec4u(j);
    let above = i <= vec4u(j);
    let diagonal = below & above;
    let stored = (i < vec4u(p.n)) & vec4<bool>(j < p.n) & select(below, above, vec4<bool>(p.upper == 1u));
    let value = select(vec4f(), select(a[u], vec4f(1.0), diagonal & vec4<bool>(p.unit == 1u)), stored);
    sum = fma(value, vec4f(xs[c]), sum);
    colParts[c * PITCH + r] = dot(select(value, vec4f(), diagonal & vec4<bool>(p.symmetric == 1u)), xi);
  }
  rowParts[g * LANES + r] = sum;
  workgroupBarrier();
  // A tile on the diagonal of a symmetric matrix gives both sums to the same rows and slice.
  let both = (tileI == tileJ) & (p.symmetric == 1u);
  if (t < TILE) {
    var col = 0.0;
    // @unroll
    for (var k = 0u; k < LANES; k++) {
      col += colParts[t * PITCH + k];
    }
    colParts[t * PITCH + LANES] = col;
    let j = tileJ * TILE + t;
    if ((p.colSums == 1u) & (j < p.n) & !both) {
      W[j + tileI * p.n] = col;
    }
  }
  workgroupBarrier();
  let s = t - (THREADS - TILE);
  if ((t >= THREADS - TILE) & (p.rowSums == 1u)) {
    let lane = select(s % LANES, s / 4u, WIDE == 1u);
    let q = select(s / LANES, s % 4u, WIDE == 1u);
    var row = select(0.0, colParts[s * PITCH + LANES], both);
    // @unroll
    for (var k = 0u; k < GROUPS; k++) {
      row += rowParts[k * LANES + lane][q];
    }
    let i = tileI * TILE + s;
    if (i < p.n) {
      W[i + tileJ * p.n] = row;
    }
  }
}
`;

export const trsm_batched: string = `// trsm_batched: B := alpha op(A)^-1 B for a batch of triangles of order up to R, A and B stored in any direction.
// Storage   lib/batch_problem: op(A)(i, l) at A.off + i*rs + l*cs, order n; B(i, c) at B.off + i*rs + c*cs, nrhs columns
// Mapping   workgroup (x, y) -> columns y*CN.. of the problems x*G..x*G+G-1; a thread per row of B, its CN elements in registers
//           with upper = 1 rows are counted from the last, which makes op(A) lower
// Tunables  R rows (4..64)  G problems (1..32)  CN columns (1..8)   threads = R*G <= 256, workgroup bytes 8*G*CN
//           LISTED 1: records   A_IN_B 1: A lies in B's buffer
// Needs     solves = 0 stores zeros and reads neither A nor B. Barriers are uniform because n is.
// Source    substitution by columns; two places for the solved row, so that one barrier per column suffices
const R: u32 = 16u;
const G: u32 = 8u;
const CN: u32 = 1u;
const LISTED: u32 = 0u;
const A_IN_B: u32 = 0u;
const THREADS: u32 = R * G;
const SOLVED: u32 = G * CN;

struct Params {
// @use lib/batch_fields
  solves: u32,
  upper: u32,
  unit: u32,
  alpha: f32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> B: array<f32>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/batch_problem

var<workgroup> solved: array<f32, 2u * SOLVED>;

fn elementOf(at: u32) -> f32 {
  if (A_IN_B == 1u) {
    return B[at];
  }
  return A[at];
}

@compute @workgroup_size(THREADS)
fn trsm_batched(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let g = t / R;
  let i = t % R;
  let z = (group.x + p.baseX) * G + g;
  let q = problem(min(z, p.count - 1u));
  let n = select(0u, q.n, z < p.count);
  let mine = i < n;
  let turned = p.upper != 0u;
  // Row i of op(A), and the step from a column to the next: backwards, the last of all comes first.
  let row = select(i, n - 1u - i, turned);
  let start = q.A.off + row * q.A.rs + select(0u, (n - 1u) * q.A.cs, turned);
  let step = select(q.A.cs, 0u - q.A.cs, turned);
  let c0 = (group.y + p.baseY) * CN;
  let b0 = q.B.off + row * q.B.rs + c0 * q.B.cs;
  let solves = p.solves != 0u;
  // @registers
  var b: array<f32, CN>;
  // @unroll
  for (var c = 0u; c < CN; c++) {
    b[c] = 0.0;
    if (mine & solves & (c0 + c < q.nrhs)) {
      b[c] = p.alpha * B[b0 + c * q.B.cs];
    }
  }
  var pivot = 1.0;
  if (mine & solves & (p.unit == 0u)) {
    pivot = elementOf(start + i * step);
  }
  var next = 0.0;
  if (mine & solves & (i > 0u)) {
    next = elementOf(start);
  }
  let last = select(0u, p.n, solves);
  for (var l = 0u; l < last; l++) {
    let slot = (l % 2u) * SOLVED + g * CN;
    if (i == l) {
      // @unroll
      for (var c = 0u; c < CN; c++) {
        b[c] /= pivot;
        solved[slot + c] = b[c];
      }
    }
    let a = next;
    if (mine & (i > l + 1u)) {
      next = elementOf(start + (l + 1u) * step);
    }
    workgroupBarrier();
    if (mine & (i > l)) {
      // @unroll
      for (var c = 0u; c < CN; c++) {
        b[c] -= a * solved[slot + c];
      }
    }
  }
  // @unroll
  for (var c = 0u; c < CN; c++) {
    if (mine & (c0 + c < q.nrhs)) {
      B[b0 + c * q.B.cs] = b[c];
    }
  }
}
`;

export const trsm_batched_tall: string = `// trsm_batched_tall: B := alpha op(A)^-1 B for a batch of triangles of any order, A and B stored in any direction.
// Storage   lib/batch_problem: op(A)(i, l) at A.off + i*rs + l*cs, order n; B(i, c) at B.off + i*rs + c*cs, nrhs columns
// Mapping   workgroup (x, y) -> columns y*CN.. of problem x, from the first block of 32 rows of B to the last
//           with upper = 1 rows are counted from the last, which makes op(A) lower
//           products: 8 threads to a row, neighbours in memory side by side (ACROSS: rows of op(A) are contiguous)
//           the block itself: thread t -> row t % 32, column t / 32
// Tunables  CN columns (1..8)   workgroup bytes 4*(32*33 + 256*CN + 2*CN)
//           ACROSS   LISTED 1: records   A_IN_B 1: A lies in B's buffer
// Needs     256 threads. solves = 0 stores zeros and reads neither A nor B. Barriers are uniform because n is; solved rows are read back from B behind a storageBarrier.
// Source    left-looking blocks: what is solved is subtracted from a block at once, then the block is solved by columns
const CN: u32 = 1u;
const ACROSS: u32 = 0u;
const LISTED: u32 = 0u;
const A_IN_B: u32 = 0u;
const NB: u32 = 32u;
const P: u32 = 8u;
const PITCH: u32 = 33u;

struct Params {
// @use lib/batch_fields
  solves: u32,
  upper: u32,
  unit: u32,
  alpha: f32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> B: array<f32>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/batch_problem

// The block on the diagonal; sums of a part, row and column; the row that was solved last, in two places by turns.
var<workgroup> block: array<f32, NB * PITCH>;
var<workgroup> sums: array<f32, P * NB * CN>;
var<workgroup> solved: array<f32, 2u * CN>;

fn elementOf(at: u32) -> f32 {
  if (A_IN_B == 1u) {
    return B[at];
  }
  return A[at];
}

@compute @workgroup_size(256)
fn trsm_batched_tall(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let q = problem(group.x + p.baseX);
  let turned = p.upper != 0u;
  let solves = p.solves != 0u;
  // Everything is counted from the corner at which substitution begins.
  let end = max(q.n, 1u) - 1u;
  let a0 = q.A.off + select(0u, end * (q.A.rs + q.A.cs), turned);
  let rowA = select(q.A.rs, 0u - q.A.rs, turned);
  let colA = select(q.A.cs, 0u - q.A.cs, turned);
  let c0 = (group.y + p.baseY) * CN;
  let b0 = q.B.off + select(0u, end * q.B.rs, turned) + c0 * q.B.cs;
  let rowB = select(q.B.rs, 0u - q.B.rs, turned);
  let columns = select(min(q.nrhs, c0 + CN) - c0, 0u, c0 >= q.nrhs);

  let row = select(t % NB, t / P, ACROSS == 1u);
  let part = select(t / NB, t % P, ACROSS == 1u);
  let myRow = t % NB;
  let myCol = t / NB;
  for (var k0 = 0u; k0 < p.n; k0 += NB) {
    // The block on the diagonal; what is not below its diagonal is not read.
    for (var s = part; s < NB; s += P) {
      var a = 0.0;
      if (solves & (k0 + row < q.n) & (s < row)) {
        a = elementOf(a0 + (k0 + row) * rowA + (k0 + s) * colA);
      }
      block[row * PITCH + s] = a;
    }
    // A(block, known) times what is known
    // @registers
    var sum: array<f32, CN>;
    // @unroll
    for (var c = 0u; c < CN; c++) {
      sum[c] = 0.0;
    }
    if (solves & (k0 + row < q.n)) {
      for (var l = part; l < k0; l += P) {
        let a = elementOf(a0 + (k0 + row) * rowA + l * colA);
        // @unroll
        for (var c = 0u; c < CN; c++) {
          if (c < columns) {
            sum[c] += a * B[b0 + l * rowB + c * q.B.cs];
          }
        }
      }
    }
    // @unroll
    for (var c = 0u; c < CN; c++) {
      sums[(part * NB + row) * CN + c] = sum[c];
    }
    workgroupBarrier();
    let mine = (k0 + myRow < q.n) & (myCol < columns);
    let place = b0 + (k0 + myRow) * rowB + myCol * q.B.cs;
    var b = 0.0;
    var pivot = 1.0;
    if (mine & solves) {
      var known = 0.0;
      for (var s = 0u; s < P; s++) {
        known += sums[(s * NB + myRow) * CN + myCol];
      }
      b = p.alpha * B[place] - known;
      if (p.unit == 0u) {
        pivot = elementOf(a0 + (k0 + myRow) * (rowA + colA));
      }
    }
    for (var l = 0u; l < NB; l++) {
      let slot = (l % 2u) * CN + myCol;
      if (mine & (myRow == l)) {
        b /= pivot;
        solved[slot] = b;
      }
      workgroupBarrier();
      if (mine & (myRow > l)) {
        b -= block[myRow * PITCH + l] * solved[slot];
      }
    }
    if (mine) {
      B[place] = b;
    }
    storageBarrier();
    workgroupBarrier();
  }
}
`;

export const trsm_block: string = `// trsm_block: X := alpha T^-1 B in place for a lower triangular T of order nb <= NB, by substitution (as accurate as LAPACK's).
// Storage   matrix z: T(i, j) = A[offA + z*strideA + i*rsA + j*csA], X(i, c) = B[offB + z*strideB + i*rsB + c*csB]. The strides may be
//           negative: an upper triangle is a lower one read backwards, a transpose swaps rsA and csA, X op(A) = B is op(A)^T X^T = B^T
// Mapping   workgroup (x, z) -> COLS columns of matrix z; thread -> its row of them, in registers; T is streamed, each thread its row
// Tunables  NB order of the block and threads (64..256)  COLS columns per workgroup (1..16)  DEPTH columns of T loaded ahead (4..16, divides NB)
//           workgroup bytes = NB*COLS*4 + DEPTH*(NB+1)*4
//           UNIT 1: the diagonal is one and is not used   A_IN_B 1: A lies in B's buffer
//           INVERT 1: B is not read but taken as the unit matrix, whose leading zeros are skipped
//           STAGED 1: rows of T are contiguous, not columns: neighbouring threads load neighbours and exchange them through workgroup memory
// Needs     nothing. The other triangle of T may be loaded, never used. One barrier per row; the row count nb is a uniform.
// Source    right-looking substitution, one row of X per step; BLAS xTRSM. The chain of rows is the whole cost: memory latency is kept out of it
const NB: u32 = 64u;
const COLS: u32 = 4u;
const DEPTH: u32 = 4u;
const UNIT: u32 = 0u;
const A_IN_B: u32 = 0u;
const STAGED: u32 = 0u;
const INVERT: u32 = 0u;

struct Params {
  baseX: u32,
  baseZ: u32,
  nb: u32,
  columns: u32,
  offA: i32,
  rsA: i32,
  csA: i32,
  strideA: i32,
  offB: i32,
  rsB: i32,
  csB: i32,
  strideB: i32,
  alpha: f32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> B: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> Xs: array<f32, NB * COLS>;
var<workgroup> Ts: array<f32, DEPTH * (NB + 1u)>;

// T(row, column), or some element of T where that is outside.
fn readT(offA: i32, row: u32, column: u32) -> f32 {
  let at = offA + i32(min(row, p.nb - 1u)) * p.rsA + i32(min(column, p.nb - 1u)) * p.csA;
  var value: f32;
  if (A_IN_B == 1u) {
    value = B[at];
  } else {
    value = A[at];
  }
  return value;
}

// Value u of thread t's share of columns i0 .. i0+DEPTH-1: its own row's, or one of DEPTH neighbours along another row.
fn share(offA: i32, t: u32, u: u32, i0: u32) -> f32 {
  return readT(
    offA,
    select(t, t / DEPTH + u * (NB / DEPTH), STAGED == 1u),
    i0 + select(u, t % DEPTH, STAGED == 1u),
  );
}

@compute @workgroup_size(NB)
fn trsm_block(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) row: u32) {
  let col0 = (group.x + p.baseX) * COLS;
  let z = i32(group.z + p.baseZ);
  let offA = p.offA + z * p.strideA;
  let offB = p.offB + z * p.strideB;
  // @registers
  var x: array<f32, COLS>;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    if (INVERT == 1u) {
      x[q] = select(0.0, p.alpha, row == col0 + q);
    } else if ((row < p.nb) & (col0 + q < p.columns)) {
      x[q] = p.alpha * B[offB + i32(row) * p.rsB + i32(col0 + q) * p.csB];
    }
  }
  let first = select(0u, col0 / DEPTH * DEPTH, INVERT == 1u);
  // @registers
  var now: array<f32, DEPTH>;
  // @registers
  var next: array<f32, DEPTH>;
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    now[u] = share(offA, row, u, first);
  }
  for (var i0 = first; i0 < p.nb; i0 += DEPTH) {
    if (STAGED == 1u) {
      // The barriers of the steps below keep the next exchange from overtaking this one.
      // @unroll
      for (var u = 0u; u < DEPTH; u++) {
        Ts[(row % DEPTH) * (NB + 1u) + row / DEPTH + u * (NB / DEPTH)] = now[u];
      }
      workgroupBarrier();
      // @unroll
      for (var u = 0u; u < DEPTH; u++) {
        now[u] = Ts[u * (NB + 1u) + row];
      }
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      next[u] = share(offA, row, u, i0 + DEPTH);
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      let i = i0 + u;
      if (row == i) {
        // @unroll
        for (var q = 0u; q < COLS; q++) {
          if (UNIT == 0u) {
            x[q] = x[q] / now[u];
          }
          Xs[i * COLS + q] = x[q];
        }
      }
      workgroupBarrier();
      if ((row > i) & (row < p.nb)) {
        // @unroll
        for (var q = 0u; q < COLS; q++) {
          x[q] = fma(-now[u], Xs[i * COLS + q], x[q]);
        }
      }
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      now[u] = next[u];
    }
  }
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    if ((row < p.nb) & (col0 + q < p.columns)) {
      B[offB + i32(row) * p.rsB + i32(col0 + q) * p.csB] = x[q];
    }
  }
}
`;

export const trsv_block: string = `// trsv_block: x := T^-1 x in place for a lower triangular T of order nb <= NB, in one workgroup.
// Storage   T(i, j) = A[offA + i*rsA + j*csA], x(i) = x[offX + i*stepX]. The strides may be negative: an upper triangle is a lower one read
//           backwards, a transpose swaps rsA and csA
// Mapping   thread -> its row, its element of x in a register. S rows at a time: every thread solves their triangle for itself, which costs less
//           than a barrier per row, and takes what they mean from its own
// Tunables  NB order of the block and threads (64..256)  S rows of a step (4..16, divides NB, S*S <= NB)   workgroup bytes = 8*S*(S + 1)
//           UNIT 1: the diagonal is one and is not used   BAND 1: only the k diagonals below it count
// Needs     nothing. The other triangle of T may be loaded, never used. One barrier per step; the row count nb is a uniform.
// Source    right-looking substitution; BLAS xTRSV. The chain of rows is the whole cost: memory latency is kept out of it
const NB: u32 = 64u;
const S: u32 = 8u;
const UNIT: u32 = 0u;
const BAND: u32 = 0u;

struct Params {
  nb: u32,
  k: u32,
  offA: i32,
  rsA: i32,
  csA: i32,
  offX: i32,
  stepX: i32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> x: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;

// Of steps in turn, so that a step may be written while the one before it is read.
var<workgroup> corners: array<f32, 2u * S * S>;
var<workgroup> sides: array<f32, 2u * S>;

// T(row, column), or some element of T where that is outside.
fn readT(row: u32, column: u32) -> f32 {
  return A[p.offA + i32(min(row, p.nb - 1u)) * p.rsA + i32(min(column, p.nb - 1u)) * p.csA];
}

@compute @workgroup_size(NB)
fn trsv_block(@builtin(local_invocation_index) row: u32) {
  let at = p.offX + i32(row) * p.stepX;
  var value = 0.0;
  if (row < p.nb) {
    value = x[at];
  }
  // @registers
  var now: array<f32, S>;
  // @registers
  var next: array<f32, S>;
  // @unroll
  for (var u = 0u; u < S; u++) {
    now[u] = readT(row, u);
  }
  let i = (row / S) % S;
  let j = row % S;
  var corner = readT(i, j);
  for (var first = 0u; first < p.nb; first += S) {
    let turn = (first / S) % 2u;
    if (row < S * S) {
      corners[turn * S * S + row] = corner;
    }
    if (row / S == first / S) {
      sides[turn * S + j] = value;
    }
    workgroupBarrier();
    corner = readT(first + S + i, first + S + j);
    // @unroll
    for (var u = 0u; u < S; u++) {
      next[u] = readT(row, first + S + u);
    }
    // @registers
    var y: array<f32, S>;
    var own = value;
    var updated = value;
    // @unroll
    for (var u = 0u; u < S; u++) {
      var sum = sides[turn * S + u];
      // @unroll
      for (var v = 0u; v < u; v++) {
        let t = corners[turn * S * S + u * S + v];
        sum = select(sum, fma(-t, y[v], sum), (BAND == 0u) | (u - v <= p.k));
      }
      if (UNIT == 0u) {
        sum = sum / corners[turn * S * S + u * S + u];
      }
      y[u] = sum;
      own = select(own, sum, row == first + u);
      updated = select(updated, fma(-now[u], sum, updated), (BAND == 0u) | (row - first - u <= p.k));
    }
    value = select(own, updated, row >= first + S);
    // @unroll
    for (var u = 0u; u < S; u++) {
      now[u] = next[u];
    }
  }
  if (row < p.nb) {
    x[at] = value;
  }
}
`;

export const zero_diagonal: string = `// zero_diagonal: info[offInfo] := the 1-based index of the first element on the diagonal of A that is exactly zero, 0 if there is none.
// Storage   A[offA + i*(lda + 1)], i < n
// Mapping   one workgroup; thread t -> elements t, t + THREADS, ...
// Tunables  THREADS (32..256)
// Source    LAPACK xTRTRS: the check that comes before a solve
const THREADS: u32 = 64u;

struct Params {
  n: u32,
  offA: u32,
  lda: u32,
  offInfo: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> info: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;

// Elements from the first zero to the end: the most of all threads; 0 if there is no zero.
var<workgroup> rest: atomic<u32>;

@compute @workgroup_size(THREADS)
fn zero_diagonal(@builtin(local_invocation_index) t: u32) {
  // Pipelines are made without the zeros that WGSL promises workgroup memory.
  if (t == 0u) {
    atomicStore(&rest, 0u);
  }
  workgroupBarrier();
  for (var i = t; i < p.n; i += THREADS) {
    // By bits, because a comparison may take subnormal numbers for zero.
    if ((bitcast<u32>(A[p.offA + i * (p.lda + 1u)]) & 0x7fffffffu) == 0u) {
      atomicMax(&rest, p.n - i);
      break;
    }
  }
  workgroupBarrier();
  if (t == 0u) {
    let most = atomicLoad(&rest);
    info[p.offInfo] = select(i32(p.n - most + 1u), 0, most == 0u);
  }
}
`;

export const lib: Readonly<Record<string, string>> = {
  band_fields: `  baseX: u32,
  baseY: u32,
  baseZ: u32,
  count: u32, // of problems
  first: u32, // of them, or of their records
  n: u32, // the problems' sizes; with LISTED the largest of them
  kl: u32,
  ku: u32,
  nrhs: u32,
  byRows: u32, // matrices are stored by rows
  off0: u32,
  ld0: u32,
  stride0: u32,
  off1: u32,
  ld1: u32,
  stride1: u32,
  off2: u32,
  ld2: u32,
  stride2: u32,
  off3: u32,
  ld3: u32,
  stride3: u32,
  off4: u32,
  ld4: u32,
  stride4: u32,
  off5: u32,
  ld5: u32,
  stride5: u32,
  across: u32, // bit k: of operand k, problems lie closer to each other than the elements of one
  pitch: u32, // of the workspace
  offInfo: u32,
  offNonfinite: u32,
  nanBits: u32, // of what failed problems are filled with; 0: they are not
`,
  band_problem: `// Where a problem of a batch of tridiagonal or band systems lies, which has up to six operands: at equal distances, by the fields of
// lib/band_fields in the kernel's Params p; or with LISTED as its record says, \`array<vec4u>\` named records, five elements to a problem:
// (number, n, nrhs, 1 if an operand is not inside its buffer: n = nrhs = 0 then), (kl, ku, 0, 0), then offset and leading dimension of
// each operand. A vector is a row whose leading dimension is its increment.
struct Place {
  off: u32,
  ld: u32,
}

struct Problem {
  q: u32, // its number: of its info and its flags
  n: u32,
  kl: u32,
  ku: u32,
  nrhs: u32,
  outside: bool,
}

// z < p.count
fn problem(z: u32) -> Problem {
  var own = Problem(p.first + z, p.n, p.kl, p.ku, p.nrhs, false);
  // @when LISTED
  let sizes = records[5u * (p.first + z)];
  let band = records[5u * (p.first + z) + 1u];
  own = Problem(sizes.x, sizes.y, band.x, band.y, sizes.z, sizes.w != 0u);
  // @end
  return own;
}

// Operand k of it.
fn place(z: u32, k: u32) -> Place {
  let b = p.first + z;
  var own = Place(p.off0 + b * p.stride0, p.ld0);
  switch k {
    case 1u: { own = Place(p.off1 + b * p.stride1, p.ld1); }
    case 2u: { own = Place(p.off2 + b * p.stride2, p.ld2); }
    case 3u: { own = Place(p.off3 + b * p.stride3, p.ld3); }
    case 4u: { own = Place(p.off4 + b * p.stride4, p.ld4); }
    case 5u: { own = Place(p.off5 + b * p.stride5, p.ld5); }
    default: {}
  }
  // @when LISTED
  let pair = records[5u * b + 2u + k / 2u];
  own = Place(select(pair.x, pair.z, k % 2u == 1u), select(pair.y, pair.w, k % 2u == 1u));
  // @end
  return own;
}
`,
  band_slots: `// The buffers of up to five operands, each of which is in slot SLOT0, SLOT1, ...: WebGPU lets us bind a buffer only once for writing, and
// several operands may lie in one. Slots are constants, so that the choice between them is none when the kernel runs.
@group(0) @binding(0) var<storage, read_write> x0: array<f32>;
// @when USED1
@group(0) @binding(1) var<storage, read_write> x1: array<f32>;
// @end
// @when USED2
@group(0) @binding(2) var<storage, read_write> x2: array<f32>;
// @end
// @when USED3
@group(0) @binding(3) var<storage, read_write> x3: array<f32>;
// @end
// @when USED4
@group(0) @binding(4) var<storage, read_write> x4: array<f32>;
// @end

fn load(slot: u32, at: u32) -> f32 {
  // @when USED1
  if (slot == 1u) {
    return x1[at];
  }
  // @end
  // @when USED2
  if (slot == 2u) {
    return x2[at];
  }
  // @end
  // @when USED3
  if (slot == 3u) {
    return x3[at];
  }
  // @end
  // @when USED4
  if (slot == 4u) {
    return x4[at];
  }
  // @end
  return x0[at];
}

fn store(slot: u32, at: u32, value: f32) {
  // @when USED1
  if (slot == 1u) {
    x1[at] = value;
    return;
  }
  // @end
  // @when USED2
  if (slot == 2u) {
    x2[at] = value;
    return;
  }
  // @end
  // @when USED3
  if (slot == 3u) {
    x3[at] = value;
    return;
  }
  // @end
  // @when USED4
  if (slot == 4u) {
    x4[at] = value;
    return;
  }
  // @end
  x0[at] = value;
}
`,
  band_window: `// The band of a problem: a window of columns of it in workgroup memory, or without WINDOW the band itself. Addresses of elements are words of
// either; \`down\` is the distance from an element of a column to the next. Uses lib/band_slots, lib/pivot_key, p.room, p.width, p.byRows.
struct Band {
  home: u32, // of AB in its buffer
  rs: u32,
  cs: u32,
  base: u32, // of the window
  down: u32,
  first: u32, // column of the window
  head: u32, // where that is: the window is a ring of p.width columns
}

// @when WINDOW
var<workgroup> window: array<f32, GROUP * WORDS>;
// @end

fn bandOf(at: Place, g: u32) -> Band {
  let rs = select(1u, at.ld, p.byRows != 0u);
  return Band(at.off, rs, select(at.ld, 1u, p.byRows != 0u), g * WORDS, select(rs, 1u, WINDOW == 1u), 0u, 0u);
}

// Column \`s\` of the window, s < p.width.
fn bandColumn(band: Band, s: u32) -> u32 {
  if (WINDOW == 1u) {
    let slot = band.head + s;
    return band.base + (slot - select(0u, p.width, slot >= p.width)) * p.room;
  }
  return band.home + (band.first + s) * band.cs;
}

fn bandGet(at: u32) -> f32 {
  // @when WINDOW
  if (WINDOW == 1u) {
    return window[at];
  }
  // @end
  return load(0u, at);
}

fn bandSet(at: u32, value: f32) {
  // @when WINDOW
  if (WINDOW == 1u) {
    window[at] = value;
    return;
  }
  // @end
  store(0u, at, value);
}

fn bandBarrier() {
  if (WINDOW == 0u) {
    storageBarrier();
  }
  workgroupBarrier();
}

// Row and column of element e of \`columns\` columns with \`rows\` rows, in the order in which they lie in memory. The quotient of floats may be
// off by one.
fn bandSpot(e: u32, rows: u32, columns: u32) -> vec2u {
  let inner = select(rows, columns, p.byRows != 0u);
  var outer = u32((f32(e) + 0.5) / f32(inner));
  outer -= select(0u, 1u, outer * inner > e);
  outer += select(0u, 1u, e - outer * inner >= inner);
  return select(vec2u(e - outer * inner, outer), vec2u(outer, e - outer * inner), p.byRows != 0u);
}

// Columns s0 .. s0 + count - 1 of the window, zeros on the first kl rows. The largest key of an element of the matrix among them.
fn bandIn(band: Band, s0: u32, count: u32, kl: u32, n: u32, rows: u32, lane: u32) -> u32 {
  var worst = 0u;
  let c0 = band.first + s0;
  let columns = min(count, n - min(c0, n));
  for (var e = lane; e < rows * columns; e += LANES) {
    let spot = bandSpot(e, rows, columns);
    let c = c0 + spot.y;
    let value = select(load(0u, band.home + spot.x * band.rs + c * band.cs), 0.0, spot.x < kl);
    // Row i of the matrix is kl + ku + i - c of the band.
    let diagonal = (rows - 1u - kl);
    let isInside = (spot.x >= kl) & (spot.x + c >= diagonal) & (spot.x + c < n + diagonal);
    worst = max(worst, select(0u, pivotKey(value), isInside));
    bandSet(bandColumn(band, s0 + spot.y) + spot.x * band.down, value);
  }
  return worst;
}

// The first columns of the window back to the band.
fn bandOut(band: Band, count: u32, n: u32, rows: u32, lane: u32) {
  // @when WINDOW
  let columns = min(count, n - min(band.first, n));
  for (var e = lane; e < rows * columns; e += LANES) {
    let spot = bandSpot(e, rows, columns);
    store(0u, band.home + spot.x * band.rs + (band.first + spot.y) * band.cs, window[bandColumn(band, spot.y) + spot.x]);
  }
  // @end
}
`,
  batch_fields: `  baseX: u32,
  baseY: u32,
  baseZ: u32,
  count: u32, // of problems
  first: u32, // record of them
  m: u32, // the problems' sizes; with LISTED the largest of them
  n: u32,
  nrhs: u32,
  offA: u32,
  rsA: u32,
  csA: u32,
  strideA: u32,
  offB: u32,
  rsB: u32,
  csB: u32,
  strideB: u32,
  offC: u32,
  rsC: u32,
  csC: u32,
  strideC: u32,
  offPiv: u32,
  stridePiv: u32,
  offInfo: u32,
  offNonfinite: u32,
  nanBits: u32, // of what failed problems are filled with; 0: they are not
`,
  batch_operand: `// One of a problem's matrices: 0 A: m x n, 1 B: n x nrhs, 2 C: n x n. Uses lib/batch_problem.
struct Operand {
  place: Place,
  rows: u32,
  cols: u32,
}

fn operand(a: Problem, which: u32) -> Operand {
  if (which == 0u) {
    return Operand(a.A, a.m, a.n);
  }
  if (which == 1u) {
    return Operand(a.B, a.n, a.nrhs);
  }
  return Operand(a.C, a.n, a.n);
}
`,
  batch_problem: `// Where a problem of a batch lies: at equal distances, by the fields of lib/batch_fields in the kernel's Params p; or with LISTED as its
// record says, \`array<vec4u>\` named records, four elements to a problem: (number, m, n, nrhs), (off, rs, cs of A; pivots), (off, rs, cs of B;
// 1 if an operand is not inside its buffer: m = n = nrhs = 0 then), (off, rs, cs of C; 0).

// Element (i, j) at off + i*rs + j*cs.
struct Place {
  off: u32,
  rs: u32,
  cs: u32,
}

struct Problem {
  q: u32, // its number: of its info and its flags
  m: u32,
  n: u32,
  nrhs: u32,
  A: Place,
  B: Place,
  C: Place,
  piv: u32,
  outside: bool,
}

// z < p.count
fn problem(z: u32) -> Problem {
  var own: Problem;
  own.q = z;
  own.m = p.m;
  own.n = p.n;
  own.nrhs = p.nrhs;
  own.A = Place(p.offA + z * p.strideA, p.rsA, p.csA);
  own.B = Place(p.offB + z * p.strideB, p.rsB, p.csB);
  own.C = Place(p.offC + z * p.strideC, p.rsC, p.csC);
  own.piv = p.offPiv + z * p.stridePiv;
  own.outside = false;
  // @when LISTED
  let at = 4u * (p.first + z);
  let sizes = records[at];
  let a = records[at + 1u];
  let b = records[at + 2u];
  let c = records[at + 3u];
  own = Problem(sizes.x, sizes.y, sizes.z, sizes.w, Place(a.x, a.y, a.z), Place(b.x, b.y, b.z), Place(c.x, c.y, c.z), a.w, b.w != 0u);
  // @end
  return own;
}
`,
  binary_scale: `// The power of two with this exponent: the product of two of them where one cannot be so small or large.
fn power(exponent: i32) -> f32 {
  return bitcast<f32>(u32(clamp(exponent, -126, 127) + 127) << 23u);
}
fn scaled(value: vec4f, exponent: i32) -> vec4f {
  let half = exponent / 2;
  return value * power(half) * power(exponent - half);
}
// floor(log2) of a positive number with these bits; -127 for one that is not normal.
fn exponentOf(bits: u32) -> i32 {
  return i32((bits & 0x7fffffffu) >> 23u) - 127;
}
`,
  bunch_kaufman: `// What the kernels of the Bunch-Kaufman factorization agree on. Row i and column j count in the order of elimination: an upper triangle is
// read from its last row and column backwards, so that it is a lower one; \`upper\` is then 1.
const ALPHA: f32 = 0.6403882032022076; // (1 + sqrt 17) / 8
const ZERO: u32 = 0u; // nothing in column k is above 2^-126
const LARGE: u32 = 1u; // A(k,k) is large enough, whatever else there is
const SEARCHED: u32 = 2u; // the column of the largest element has been searched too

fn stored(i: u32, n: u32, upper: u32) -> u32 {
  return select(i, n - 1u - i, upper == 1u);
}
`,
  double_single: `// A number as the sum of two singles, x + y, y being at most half a unit in the last place of x: 48 bits. What makes it work is that
// compilers neither regroup nor fuse, which WGSL allows: with KEPT every intermediate goes through an exclusive or with p.zero, a uniform that is
// 0, which no compiler can know. With FUSED the error of a product is one fma, if that rounds once, else Dekker's products of halves, which
// overflow for factors above 2^115. Sums lose what lies below 2^-149. Source: T. J. Dekker, Numer. Math. 18 (1971).
fn kept(x: f32) -> f32 {
  if (KEPT == 0u) {
    return x;
  }
  return bitcast<f32>(bitcast<u32>(x) ^ p.zero);
}

// a + b, exactly
fn twoSum(a: f32, b: f32) -> vec2f {
  let s = kept(a + b);
  let v = kept(s - a);
  return vec2f(s, kept(kept(a - kept(s - v)) + kept(b - v)));
}

// The same where |a| >= |b|
fn quickTwoSum(a: f32, b: f32) -> vec2f {
  let s = kept(a + b);
  return vec2f(s, kept(b - kept(s - a)));
}

// Upper and lower half of the bits of a
fn halved(a: f32) -> vec2f {
  let c = kept(4097.0 * a);
  let upper = kept(c - kept(c - a));
  return vec2f(upper, kept(a - upper));
}

// a b, exactly
fn twoProduct(a: f32, b: f32) -> vec2f {
  let h = kept(a * b);
  if (FUSED == 1u) {
    return vec2f(h, kept(fma(a, b, -h)));
  }
  let c = halved(a);
  let d = halved(b);
  let mixed = kept(kept(kept(kept(c.x * d.x) - h) + kept(c.x * d.y)) + kept(c.y * d.x));
  return vec2f(h, kept(mixed + kept(c.y * d.y)));
}

// A pair and a single
fn dsAdd(a: vec2f, b: f32) -> vec2f {
  let s = twoSum(a.x, b);
  return quickTwoSum(s.x, kept(s.y + a.y));
}

// A longer sum, as three singles of falling size: what is lost of it is less than what pairs lose of their terms, however many there are.
fn sumAdd(sum: vec3f, x: f32) -> vec3f {
  let s = twoSum(sum.x, x);
  let t = twoSum(sum.y, s.y);
  return vec3f(s.x, t.x, kept(sum.z + t.y));
}

// sum + a b
fn sumMultiplyAdd(sum: vec3f, a: vec2f, b: vec2f) -> vec3f {
  let h = twoProduct(a.x, b.x);
  let cross = kept(h.y + kept(kept(a.x * b.y) + kept(a.y * b.x)));
  let s = sumAdd(sum, h.x);
  return vec3f(s.x, s.y, kept(s.z + cross));
}

// The pair nearest to it
fn sumPair(sum: vec3f) -> vec2f {
  let s = twoSum(sum.x, sum.y);
  return quickTwoSum(s.x, kept(s.y + sum.z));
}
`,
  expm_taylor: `// The Taylor polynomial of degree 8 of the exponential in three products:
//   A2 = A A, A4 = A2 (X1 A + X2 A2), A8 = (X3 A2 + A4) (X4 I + X5 A + X6 A2 + X7 A4), I + A + Y2 A2 + A8
// with r = sqrt(177): X3 = 2/3, X1 = X3 (1 + r)/88, X2 = X3 (1 + r)/352, X4 = (-271 + 29 r)/(315 X3), X5 = 11 (-1 + r)/(1260 X3),
// X6 = 11 (-9 + r)/(5040 X3), X7 = (89 - r)/(5040 X3^2), Y2 = (857 - 58 r)/630.
const X1: f32 = 0.108364657;
const X2: f32 = 0.0270911642;
const X3: f32 = 0.666666667;
const X4: f32 = 0.546761458;
const X5: f32 = 0.161125573;
const X6: f32 = 0.0140909172;
const X7: f32 = 0.033792797;
const Y2: f32 = 0.135492361;
// log2 of the norm up to which its backward error is below 2^-24: of 0.58005.
const REACH: f32 = -0.7857447;
// A sum of n numbers below 2^128 is halved at most so often.
const MOST_HALVINGS: i32 = 144;

// The power of two by which a matrix is divided first, so that its square does not overflow.
fn downOf(largest: u32) -> i32 {
  return max(0, exponentOf(largest) - 40);
}

// How often A is to be halved, from the norms of 2^-down A and of its square: by ||A^k||^(1/k) for k = 2 and 3, ||A^3|| <= ||A^2|| ||A||.
fn halvingsOf(norm: f32, square: f32, down: i32) -> i32 {
  let one = log2(max(norm, 1e-38));
  let two = log2(max(square, 1e-38));
  let reach = min(one, max(0.5 * two, (one + two) / 3.0));
  return clamp(i32(ceil(clamp(reach - REACH, -300.0, 300.0))) + down, 0, MOST_HALVINGS);
}
`,
  gels_elements: `// The elements of a least-squares problem's operands in the order in which they lie, without what is between them. B is an array of its own, or in A's.

fn ofB(at: u32) -> f32 {
  var value = 0.0;
  // @when B_APART
  value = B[at];
  // @end
  // @when B_IN_A
  value = A[at];
  // @end
  return value;
}

// Element e lies at off + e / long * step + e % long: rows of elements that lie side by side, or columns.
struct Order {
  off: u32,
  long: u32,
  step: u32,
  size: u32,
  byRows: bool,
}

fn orderOf(place: Place, rows: u32, cols: u32) -> Order {
  let byRows = place.rs != 1u;
  let long = max(1u, select(rows, cols, byRows));
  return Order(place.off, long, select(place.cs, place.rs, byRows), rows * cols, byRows);
}

fn placeOf(o: Order, e: u32) -> u32 {
  return o.off + e / o.long * o.step + e % o.long;
}

fn rowOf(o: Order, e: u32) -> u32 {
  return select(e % o.long, e / o.long, o.byRows);
}
`,
  gemm_epilogue: `// What a product may go through on its way into C: Z := product + bias, C := activation(Z) + residual, all in f32. For variants with
// EPILOGUE = 1, of one matrix. Before it: Element, of which C is, and gemm_epilogue_one or gemm_epilogue_four.
// BIAS_ROWS 1: an element per row   BIAS_COLUMNS 1: an element per column   RESIDUAL 1: R is added   STORED 1: Z is stored
// ACTIVATION as in gemmEpilogue.ts   expression: the caller's own function
const EPILOGUE: u32 = 0u;
const BIAS_ROWS: u32 = 0u;
const BIAS_COLUMNS: u32 = 0u;
const RESIDUAL: u32 = 0u;
const STORED: u32 = 0u;
const ACTIVATION: u32 = 0u;

// @when BIAS_ROWS
@group(0) @binding(6) var<storage, read> biasRows: array<Operand>;
// @end
// @when BIAS_COLUMNS
@group(0) @binding(7) var<storage, read> biasColumns: array<Element>;
// @end
// @when RESIDUAL
@group(0) @binding(8) var<storage, read> residual: array<Operand>;
// @end
// @when STORED
@group(0) @binding(9) var<storage, read_write> stored: array<Operand>;
// @end

// @when EPILOGUE
fn expression(z: f32) -> f32 { return z; }

// 1/(1 + exp(-z)) by the exponential that does not overflow.
fn sigmoid(z: f32) -> f32 {
  let e = exp(-abs(z));
  return select(e, 1.0, z >= 0.0) / (1.0 + e);
}

// The built-in tanh may overflow for large numbers and lose small ones. |z| < 0.65: z + z^3 P(z^2), 3e-8 of the result wrong.
fn hyperbolicTangent(z: f32) -> f32 {
  let s = z * z;
  let tail = fma(fma(fma(fma(-0.005923983221, s, 0.02087367894), s, -0.05382381697), s, 0.133325842), s, -0.3333332703);
  let e = exp(-2.0 * abs(z));
  let large = (1.0 - e) / (1.0 + e);
  return select(select(large, -large, z < 0.0), fma(z * s, tail, z), abs(z) < 0.65);
}

// The normal distribution (1 + erf(z/sqrt(2)))/2. At -a <= 0 it is exp(-a^2/2) t P(t) with t = 1/(1 + 0.35a): 3e-8 of it wrong, and
// what exp is, so that no digit is lost where it is small.
fn normal(z: f32) -> f32 {
  let a = min(abs(z), 16.0); // beyond, it is 0 or 1
  let t = 1.0 / fma(0.35, a, 1.0);
  var sum = fma(fma(fma(fma(-0.02916531183, t, 0.1440676817), t, -0.2559163884), t, 0.1594099019), t, -0.02327583957);
  sum = fma(fma(fma(fma(sum, t, 0.1055800296), t, 0.1198141329), t, 0.1398645308), t, 0.1396212468);
  let tail = exp(-0.5 * a * a) * t * sum;
  return select(tail, 1.0 - tail, z >= 0.0);
}

fn activation(z: f32) -> f32 {
  var f = z;
  if (ACTIVATION == 1u) {
    f = max(z, 0.0);
  } else if (ACTIVATION == 2u) {
    f = z * normal(z);
  } else if (ACTIVATION == 3u) {
    // (1 + tanh(u))/2 is sigmoid(2u), here with u = sqrt(2/pi) (z + 0.044715 z^3).
    f = z * sigmoid(1.5957691216 * fma(0.044715 * z * z, z, z));
  } else if (ACTIVATION == 4u) {
    f = z * sigmoid(z);
  } else if (ACTIVATION == 5u) {
    f = sigmoid(z);
  } else if (ACTIVATION == 6u) {
    f = hyperbolicTangent(z);
  } else if (ACTIVATION == 7u) {
    f = min(max(z, p.low), p.high);
  } else if (ACTIVATION == 8u) {
    return expression(z);
  }
  // max, min and comparisons may lose NaN. By bits, because compilers may assume that there is none.
  return select(f, z, (bitcast<u32>(z) & 0x7fffffffu) > 0x7f800000u);
}

// C(i, j) for \`product\` = alpha op(A) op(B) + beta C, or of four rows from i on.
fn epilogue(product: Value, i: u32, j: u32) -> Value {
  var z = product;
  // @when BIAS_ROWS
  z += Value(biasRows[(p.offBias + i) / WIDTH]);
  // @end
  // @when BIAS_COLUMNS
  z += Value(f32(biasColumns[p.offBias + j]));
  // @end
  // @when STORED
  stored[(p.offZ + i + j * p.ldz) / WIDTH] = Operand(z);
  // @end
  var value = activations(z);
  // @when RESIDUAL
  value += Value(residual[(p.offR + i + j * p.ldr) / WIDTH]);
  // @end
  return value;
}
// @end
`,
  gemm_epilogue_fields: `  // @when EPILOGUE
  offBias: u32,
  offR: u32,
  ldr: u32,
  offZ: u32,
  ldz: u32,
  low: f32,
  high: f32,
  // @end
`,
  gemm_epilogue_four: `// gemm_epilogue for kernels that write C in vectors of four: offBias of rows, offR, ldr, offZ, ldz multiples of four.
// @when EPILOGUE
const WIDTH: u32 = 4u;
alias Operand = vec4<Element>;
alias Value = vec4f;
fn activations(z: vec4f) -> vec4f {
  return vec4f(activation(z.x), activation(z.y), activation(z.z), activation(z.w));
}
// @end
// @use lib/gemm_epilogue
`,
  gemm_epilogue_one: `// gemm_epilogue for kernels that write C element by element.
// @when EPILOGUE
const WIDTH: u32 = 1u;
alias Operand = Element;
alias Value = f32;
fn activations(z: f32) -> f32 {
  return activation(z);
}
// @end
// @use lib/gemm_epilogue
`,
  gemm_four: `// Four neighbours in memory of op(X), from row i and depth l on, along rows or (ACROSS) depths; zero outside. The loads are made anyway.
fn fourOf(i: u32, l: u32, base: u32) -> vec4<F> {
  let along = vec4u(0u, 1u, 2u, 3u);
  let rows = i + along * select(1u, 0u, ACROSS == 1u);
  let depths = l + along * select(0u, 1u, ACROSS == 1u);
  let inside = (rows < vec4u(p.rows)) & (depths < vec4u(p.depth));
  let at = base + select(vec4u(), rows * p.rsX + depths * p.csX, inside);
  var value: vec4<F>;
  if (WIDE == 1u) {
    value = vec4<F>(W(X[at.x / 4u]));
  } else {
    value = vec4<F>(W(X[at.x]));
    value.y = vec4<F>(W(X[at.y])).x;
    value.z = vec4<F>(W(X[at.z])).x;
    value.w = vec4<F>(W(X[at.w])).x;
  }
  return select(vec4<F>(), value, inside);
}
`,
  gemm_i8: `// What the products of bytes without matrix units share: slabs of BK depths in workgroup memory, rows of A and columns of B in vectors of
// 16 depths.
const BM: u32 = 32u;
const BN: u32 = 32u;
const BK: u32 = 64u;
const TM: u32 = 4u;
const TN: u32 = 4u;
const NX: u32 = BM / TM;
const NY: u32 = BN / TN;
const THREADS: u32 = NX * NY;
const VECTORS: u32 = BK / 16u;
// An odd pitch spreads the rows over the memory's banks.
const PITCH: u32 = VECTORS + 1u;
const LOADS_A: u32 = BM * VECTORS / THREADS;
const LOADS_B: u32 = BN * VECTORS / THREADS;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  slabs: u32,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
  offC: u32,
  ldc: u32,
  alpha: i32,
  beta: i32,
}
@group(0) @binding(0) var<storage, read> A: array<vec4u>;
@group(0) @binding(1) var<storage, read> B: array<vec4u>;
@group(0) @binding(2) var<storage, read_write> C: array<i32>;
@group(0) @binding(3) var<uniform> p: Params;

var<workgroup> As: array<vec4u, BM * PITCH>;
var<workgroup> Bs: array<vec4u, BN * PITCH>;

// Vector v of a row or column beyond the matrix is that of its last one: what comes of it is not stored.
fn fetchA(id: u32, row0: u32, slab: u32) -> vec4u {
  return A[p.offA + min(row0 + id / VECTORS, p.m - 1u) * p.lda + slab * VECTORS + id % VECTORS];
}

fn fetchB(id: u32, col0: u32, slab: u32) -> vec4u {
  return B[p.offB + min(col0 + id / VECTORS, p.n - 1u) * p.ldb + slab * VECTORS + id % VECTORS];
}
`,
  gemm_i8_run: `  // A tile of C, from its first slab to its last: the body of every product of bytes without matrix units.
  let row0 = (group.x + p.baseX) * BM;
  let col0 = (group.y + p.baseY) * BN;
  let tx = t % NX;
  let ty = t / NX;
  // @registers
  var acc: array<i32, TM * TN>;
  // @registers
  var nextA: array<vec4u, LOADS_A>;
  // @registers
  var nextB: array<vec4u, LOADS_B>;
  // @unroll
  for (var s = 0u; s < LOADS_A; s++) {
    nextA[s] = fetchA(t + s * THREADS, row0, 0u);
  }
  // @unroll
  for (var s = 0u; s < LOADS_B; s++) {
    nextB[s] = fetchB(t + s * THREADS, col0, 0u);
  }
  for (var slab = 0u; slab < p.slabs; slab++) {
    // @unroll
    for (var s = 0u; s < LOADS_A; s++) {
      As[(t + s * THREADS) / VECTORS * PITCH + (t + s * THREADS) % VECTORS] = nextA[s];
    }
    // @unroll
    for (var s = 0u; s < LOADS_B; s++) {
      Bs[(t + s * THREADS) / VECTORS * PITCH + (t + s * THREADS) % VECTORS] = nextB[s];
    }
    workgroupBarrier();
    if (slab + 1u < p.slabs) {
      // @unroll
      for (var s = 0u; s < LOADS_A; s++) {
        nextA[s] = fetchA(t + s * THREADS, row0, slab + 1u);
      }
      // @unroll
      for (var s = 0u; s < LOADS_B; s++) {
        nextB[s] = fetchB(t + s * THREADS, col0, slab + 1u);
      }
    }
    for (var v = 0u; v < VECTORS; v++) {
      // @registers
      var a: array<vec4u, TM>;
      // @unroll
      for (var r = 0u; r < TM; r++) {
        a[r] = As[(tx + r * NX) * PITCH + v];
      }
      // @unroll
      for (var c = 0u; c < TN; c++) {
        let b = Bs[(ty + c * NY) * PITCH + v];
        // @unroll
        for (var r = 0u; r < TM; r++) {
          acc[c * TM + r] += dot16(a[r], b);
        }
      }
    }
    workgroupBarrier();
  }
  // @unroll
  for (var c = 0u; c < TN; c++) {
    let j = col0 + ty + c * NY;
    // @unroll
    for (var r = 0u; r < TM; r++) {
      let i = row0 + tx + r * NX;
      if ((i < p.m) & (j < p.n)) {
        let at = p.offC + i + j * p.ldc;
        var value = p.alpha * acc[c * TM + r];
        if (p.beta != 0) {
          value += p.beta * C[at];
        }
        C[at] = value;
      }
    }
  }
`,
  gemm_params: `struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  m: u32,
  n: u32,
  k: u32,
  end: u32,
  offA: u32,
  lda: u32,
  strideA: u32,
  offB: u32,
  ldb: u32,
  strideB: u32,
  offC: u32,
  ldc: u32,
  strideC: u32,
  alpha: f32,
  beta: f32,
// @use lib/gemm_epilogue_fields
}
`,
  gemm_product: `    // acc += A(:, slab) B(slab, :) from the two workgroup tiles, TM x TN per thread.
    let depth = select(min(BK, k - k0), BK, KU == BK);
    for (var l0 = 0u; l0 < depth; l0 += KU) {
    // @unroll
    for (var u = 0u; u < KU; u++) {
      let l = l0 + u;
      // @registers
      var a: array<vec4f, TM / 4u>;
      // @registers
      var b: array<vec4f, TN / 4u>;
      // @unroll
      for (var r = 0u; r < TM / 4u; r++) {
        a[r] = As[l * PITCH_A + tx + r * NX];
      }
      // @unroll
      for (var c = 0u; c < TN / 4u; c++) {
        b[c] = Bs[l * PITCH_B + ty + c * NY];
      }
      // @unroll
      for (var c = 0u; c < TN / 4u; c++) {
        // @unroll
        for (var q = 0u; q < 4u; q++) {
          // @unroll
          for (var r = 0u; r < TM / 4u; r++) {
            acc[(c * 4u + q) * (TM / 4u) + r] = fma(a[r], vec4f(b[c][q]), acc[(c * 4u + q) * (TM / 4u) + r]);
          }
        }
      }
    }
    }
`,
  gemm_shift: `// The power of two that brings a number of this exponent field into [2^14, 2^15), as far as f32 has such powers.
fn shiftOf(exponent: u32) -> i32 {
  return clamp(141 - i32(exponent), -126, 126);
}
`,
  gemm_slabs: `// Slabs of op(A) and op(B) in workgroup memory, in vectors of four: see gemm_tiled, whose constants and bindings these are.
var<workgroup> As: array<vec4f, BK * PITCH_A>;
var<workgroup> Bs: array<vec4f, BK * PITCH_B>;

// Vector \`id\` of the A slab at depth k0: four rows of one column, or with TRANS_A four depths of one row. Outside the matrix it is zero:
// the load is made anyway, at the operand's first element, because a branch around it would keep loads from overlapping.
fn fetchA(id: u32, row0: u32, k0: u32, k: u32, base: u32) -> vec4f {
  let i = row0 + select((id % (BM / 4u)) * 4u, id / (BK / 4u), TRANS_A == 1u);
  let l = k0 + select(id / (BM / 4u), (id % (BK / 4u)) * 4u, TRANS_A == 1u);
  let inside = (EDGE == 0u) | ((i < p.m) & (l < k));
  let at = base + select(0u, select(i + l * p.lda, l + i * p.lda, TRANS_A == 1u), inside);
  var value: vec4f;
  if (A_IN_C == 1u) {
    value = vec4f(C[at / 4u]);
  } else {
    value = vec4f(A[at / 4u]);
  }
  return select(vec4f(), value, inside);
}

fn fetchB(id: u32, col0: u32, k0: u32, k: u32, base: u32) -> vec4f {
  let j = col0 + select(id / (BK / 4u), (id % (BN / 4u)) * 4u, TRANS_B == 1u);
  let l = k0 + select((id % (BK / 4u)) * 4u, id / (BN / 4u), TRANS_B == 1u);
  let inside = (EDGE == 0u) | ((j < p.n) & (l < k));
  let at = base + select(0u, select(l + j * p.ldb, j + l * p.ldb, TRANS_B == 1u), inside);
  var value: vec4f;
  if (B_IN_C == 1u) {
    value = vec4f(C[at / 4u]);
  } else {
    value = vec4f(B[at / 4u]);
  }
  return select(vec4f(), value, inside);
}
`,
  gemm_slabs_direct: `// Slabs of op(A) and op(B) in workgroup memory, loaded element by element: see gemm_direct, whose constants and bindings these are.
var<workgroup> As: array<vec4f, BK * PITCH_A>;
var<workgroup> Bs: array<vec4f, BK * PITCH_B>;

// Place of element \`id\` of a slab that is \`extent\` wide, as (along, depth). Neighbouring ids are neighbours in memory.
fn place(id: u32, extent: u32, depthFirst: bool) -> vec2u {
  return select(vec2u(id % extent, id / extent), vec2u(id / BK, id % BK), depthFirst);
}

// Outside the matrix an element is zero: the load is made anyway, at the operand's first element, because a branch around it would keep
// loads from overlapping (and takes software adapters minutes to compile).
fn fetchA(id: u32, row0: u32, k0: u32, k: u32, base: u32) -> f32 {
  let at = vec2u(row0, k0) + place(id, BM, TRANS_A == 1u);
  let inside = (at.x < p.m) & (at.y < k);
  let index = base + select(0u, select(at.x + at.y * p.lda, at.y + at.x * p.lda, TRANS_A == 1u), inside);
  var value: f32;
  if (A_IN_C == 1u) {
    value = f32(C[index]);
  } else {
    value = f32(A[index]);
  }
  return select(0.0, value, inside);
}

fn fetchB(id: u32, col0: u32, k0: u32, k: u32, base: u32) -> f32 {
  let at = vec2u(col0, k0) + place(id, BN, TRANS_B == 0u);
  let inside = (at.x < p.n) & (at.y < k);
  let index = base + select(0u, select(at.y + at.x * p.ldb, at.x + at.y * p.ldb, TRANS_B == 1u), inside);
  var value: f32;
  if (B_IN_C == 1u) {
    value = f32(C[index]);
  } else {
    value = f32(B[index]);
  }
  return select(0.0, value, inside);
}
`,
  gemm_slabs_direct_run: `  // acc := op(A)(row0.., :) op(B)(:, col0..) of matrix z, slab by slab with the next one prefetched in registers.
  let k = select(p.k, min(p.k, p.end - z * p.k), p.end > 0u);
  let baseA = p.offA + z * p.strideA;
  let baseB = p.offB + z * p.strideB;
  let baseC = p.offC + z * p.strideC;
  let tx = t % NX;
  let ty = t / NX;
  // @registers
  var acc: array<vec4f, TM / 4u * TN>;
  // @registers
  var nextA: array<f32, LOADS_A>;
  // @registers
  var nextB: array<f32, LOADS_B>;
  // @unroll
  for (var s = 0u; s < LOADS_A; s++) {
    nextA[s] = fetchA(t + s * THREADS, row0, 0u, k, baseA);
  }
  // @unroll
  for (var s = 0u; s < LOADS_B; s++) {
    nextB[s] = fetchB(t + s * THREADS, col0, 0u, k, baseB);
  }
  for (var k0 = 0u; k0 < k; k0 += BK) {
    // @unroll
    for (var s = 0u; s < LOADS_A; s++) {
      let at = place(t + s * THREADS, BM, TRANS_A == 1u);
      As[at.y * PITCH_A + at.x / 4u][at.x % 4u] = nextA[s];
    }
    // @unroll
    for (var s = 0u; s < LOADS_B; s++) {
      let at = place(t + s * THREADS, BN, TRANS_B == 0u);
      Bs[at.y * PITCH_B + at.x / 4u][at.x % 4u] = nextB[s];
    }
    workgroupBarrier();
    if (k0 + BK < k) {
      // @unroll
      for (var s = 0u; s < LOADS_A; s++) {
        nextA[s] = fetchA(t + s * THREADS, row0, k0 + BK, k, baseA);
      }
      // @unroll
      for (var s = 0u; s < LOADS_B; s++) {
        nextB[s] = fetchB(t + s * THREADS, col0, k0 + BK, k, baseB);
      }
    }
// @use lib/gemm_product
    workgroupBarrier();
  }
`,
  gemm_slabs_run: `  // acc := op(A)(row0.., :) op(B)(:, col0..) of matrix z, slab by slab with the next one prefetched in registers.
  let k = select(p.k, min(p.k, p.end - z * p.k), p.end > 0u);
  let baseA = p.offA + z * p.strideA;
  let baseB = p.offB + z * p.strideB;
  let baseC = p.offC + z * p.strideC;
  let tx = t % NX;
  let ty = t / NX;
  // @registers
  var acc: array<vec4f, TM / 4u * TN>;
  // @registers
  var nextA: array<vec4f, LOADS_A>;
  // @registers
  var nextB: array<vec4f, LOADS_B>;
  // @unroll
  for (var s = 0u; s < LOADS_A; s++) {
    nextA[s] = fetchA(t + s * THREADS, row0, 0u, k, baseA);
  }
  // @unroll
  for (var s = 0u; s < LOADS_B; s++) {
    nextB[s] = fetchB(t + s * THREADS, col0, 0u, k, baseB);
  }
  for (var k0 = 0u; k0 < k; k0 += BK) {
    // @unroll
    for (var s = 0u; s < LOADS_A; s++) {
      let id = t + s * THREADS;
      if (TRANS_A == 0u) {
        As[id / (BM / 4u) * PITCH_A + id % (BM / 4u)] = nextA[s];
      } else {
        let i = id / (BK / 4u);
        let l = (id % (BK / 4u)) * 4u;
        As[l * PITCH_A + i / 4u][i % 4u] = nextA[s].x;
        As[(l + 1u) * PITCH_A + i / 4u][i % 4u] = nextA[s].y;
        As[(l + 2u) * PITCH_A + i / 4u][i % 4u] = nextA[s].z;
        As[(l + 3u) * PITCH_A + i / 4u][i % 4u] = nextA[s].w;
      }
    }
    // @unroll
    for (var s = 0u; s < LOADS_B; s++) {
      let id = t + s * THREADS;
      if (TRANS_B == 1u) {
        Bs[id / (BN / 4u) * PITCH_B + id % (BN / 4u)] = nextB[s];
      } else {
        let j = id / (BK / 4u);
        let l = (id % (BK / 4u)) * 4u;
        Bs[l * PITCH_B + j / 4u][j % 4u] = nextB[s].x;
        Bs[(l + 1u) * PITCH_B + j / 4u][j % 4u] = nextB[s].y;
        Bs[(l + 2u) * PITCH_B + j / 4u][j % 4u] = nextB[s].z;
        Bs[(l + 3u) * PITCH_B + j / 4u][j % 4u] = nextB[s].w;
      }
    }
    workgroupBarrier();
    if (k0 + BK < k) {
      // @unroll
      for (var s = 0u; s < LOADS_A; s++) {
        nextA[s] = fetchA(t + s * THREADS, row0, k0 + BK, k, baseA);
      }
      // @unroll
      for (var s = 0u; s < LOADS_B; s++) {
        nextB[s] = fetchB(t + s * THREADS, col0, k0 + BK, k, baseB);
      }
    }
// @use lib/gemm_product
    workgroupBarrier();
  }
`,
  gemm_units: `// What the batched products share. A workgroup computes G units, blocks of up to BM x BN results of G products; slabs of their factors, BK
// deep, lie in workgroup memory:  As[unit][depth][row / 4], vectors of four rows;  Bs[unit][column][depth / 4], vectors of four depths.
alias E = f32; // what is stored: elements, or with WIDE = 1 vectors of four
alias W = f32; // what is computed with, of the same length
alias N = vec4<f32>; // four results as an array of W: with WIDE = 1 an array of one vector
const BM: u32 = 16u;
const BN: u32 = 16u;
const BK: u32 = 16u;
const TM: u32 = 4u;
const TN: u32 = 4u;
const G: u32 = 4u;
const TRANS_A: u32 = 0u;
const TRANS_B: u32 = 0u;
const WIDE: u32 = 0u;
const A_IN_C: u32 = 0u;
const B_IN_C: u32 = 0u;
const NX: u32 = BM / TM;
const NY: u32 = BN / TN;
const EACH: u32 = NX * NY;
const THREADS: u32 = G * EACH;
const VW: u32 = 1u + 3u * WIDE;
const LOADS_A: u32 = (BM * BK / VW + EACH - 1u) / EACH;
const LOADS_B: u32 = (BN * BK / VW + EACH - 1u) / EACH;
// Odd pitches spread the columns of B, and what a transposition scatters, over the memory's banks.
const PITCH_A: u32 = BM / 4u + TRANS_A;
const PITCH_B: u32 = BK / 4u + 1u;

// A block of a product: rows row0.., columns col0.. of C. m = 0 if there is none: its other fields are then those of another.
struct Unit {
  m: u32,
  n: u32,
  k: u32,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
  offC: u32,
  ldc: u32,
  row0: u32,
  col0: u32,
}

var<workgroup> As: array<vec4f, G * BK * PITCH_A>;
var<workgroup> Bs: array<vec4f, G * BN * PITCH_B>;
// Results on their way to C: a column of every thread, so that neighbouring threads store neighbouring elements.
var<workgroup> Cs: array<f32, (1u - WIDE) * G * NY * BM + WIDE>;

fn elementA(at: u32) -> W {
  if (A_IN_C == 1u) {
    return W(C[at]);
  }
  return W(A[at]);
}

fn elementB(at: u32) -> W {
  if (B_IN_C == 1u) {
    return W(C[at]);
  }
  return W(B[at]);
}

// Places of what thread \`own\` of a unit carries in its step s: element (WIDE: vector) own + s*EACH of a slab, counted along memory.
fn rowOf(id: u32) -> u32 {
  return select((id % (BM / VW)) * VW, id / (BK / VW), TRANS_A == 1u);
}
fn depthOfA(id: u32) -> u32 {
  return select(id / (BM / VW), (id % (BK / VW)) * VW, TRANS_A == 1u);
}
fn columnOf(id: u32) -> u32 {
  return select(id / (BK / VW), (id % (BN / VW)) * VW, TRANS_B == 1u);
}
fn depthOfB(id: u32) -> u32 {
  return select((id % (BK / VW)) * VW, id / (BN / VW), TRANS_B == 1u);
}

fn keepA(to: u32, value: W) {
  let four = vec4f(value);
  if (WIDE == 1u && TRANS_A == 0u) {
    As[to / 4u] = four;
    return;
  }
  As[to / 4u][to % 4u] = four.x;
  if (WIDE == 1u) {
    As[to / 4u + PITCH_A][to % 4u] = four.y;
    As[to / 4u + 2u * PITCH_A][to % 4u] = four.z;
    As[to / 4u + 3u * PITCH_A][to % 4u] = four.w;
  }
}

fn keepB(to: u32, value: W) {
  let four = vec4f(value);
  if (WIDE == 1u && TRANS_B == 0u) {
    Bs[to / 4u] = four;
    return;
  }
  Bs[to / 4u][to % 4u] = four.x;
  if (WIDE == 1u) {
    Bs[to / 4u + PITCH_B][to % 4u] = four.y;
    Bs[to / 4u + 2u * PITCH_B][to % 4u] = four.z;
    Bs[to / 4u + 3u * PITCH_B][to % 4u] = four.w;
  }
}
`,
  gemm_units_run: `  // The units' products up to \`depth\`, the largest k among them, and their results: the body of every batched product. Expects \`place\`, and a
  // unit's \`turns\` (how many matrices it computes one after the other, \`count\` of them real), hopA, hopB, hopC elements apart.
  let g = t / EACH;
  let own = t % EACH;
  let tx = own % NX;
  let ty = own / NX;
  let mine = unit(place, g);
  var offA = mine.offA;
  var offB = mine.offB;
  var offC = mine.offC;
  // Rows and columns beyond the matrix are read as its last ones: their results are not stored. Depths beyond k count as zero, read from
  // the matrix's last element; where there is no product, everything is read from the buffer's first.
  let lastRow = max(mine.m, 1u) - select(VW, 1u, TRANS_A == 1u);
  let lastColumn = mine.n - select(1u, VW, TRANS_B == 1u);
  let spanA = select(lastRow + (mine.k - 1u) * mine.lda, mine.k - VW + lastRow * mine.lda, TRANS_A == 1u);
  let spanB = select(mine.k - VW + lastColumn * mine.ldb, lastColumn + (mine.k - 1u) * mine.ldb, TRANS_B == 1u);
  let real = (mine.m > 0u) & (mine.k > 0u);
  var lastA = select(0u, offA + spanA, real);
  var lastB = select(0u, offB + spanB, real);
  let stepA = select(mine.lda, 1u, TRANS_A == 1u);
  let stepB = select(1u, mine.ldb, TRANS_B == 1u);
  // Where a thread's share of a slab lies in storage, from the matrix's first element on, and in workgroup memory: divisions by sizes that
  // are no powers of two cost more than the loads themselves and are made once.
  // @registers
  var atA: array<u32, LOADS_A>;
  // @registers
  var atB: array<u32, LOADS_B>;
  // @registers
  var toA: array<u32, LOADS_A>;
  // @registers
  var toB: array<u32, LOADS_B>;
  // @registers
  var nextA: array<W, LOADS_A>;
  // @registers
  var nextB: array<W, LOADS_B>;
  // @unroll
  for (var s = 0u; s < LOADS_A; s++) {
    let id = own + s * EACH;
    let i = min(mine.row0 + rowOf(id), lastRow);
    atA[s] = select(i + depthOfA(id) * mine.lda, depthOfA(id) + i * mine.lda, TRANS_A == 1u);
    toA[s] = (g * BK + depthOfA(id)) * (4u * PITCH_A) + rowOf(id);
    nextA[s] = elementA(min(offA + atA[s], lastA) / VW);
  }
  // @unroll
  for (var s = 0u; s < LOADS_B; s++) {
    let id = own + s * EACH;
    let j = min(mine.col0 + columnOf(id), lastColumn);
    atB[s] = select(depthOfB(id) + j * mine.ldb, j + depthOfB(id) * mine.ldb, TRANS_B == 1u);
    toB[s] = (g * BN + columnOf(id)) * (4u * PITCH_B) + depthOfB(id);
    nextB[s] = elementB(min(offB + atB[s], lastB) / VW);
  }
  let readC = (bitcast<u32>(p.beta) << 1u) != 0u; // by bits: a comparison may take NaN for zero
  for (var turn = 0u; turn < turns; turn++) {
    // @registers
    var acc: array<vec4f, TM / 4u * TN>;
    // @unroll
    for (var s = 0u; s < TM / 4u * TN; s++) {
      acc[s] = vec4f(); // by hand: declared in a loop, it keeps its value in Dawn's output of 2026-11
    }
    for (var k0 = 0u; k0 < depth; k0 += BK) {
      let left = max(mine.k, k0) - k0;
      // @unroll
      for (var s = 0u; s < LOADS_A; s++) {
        let id = own + s * EACH;
        let inside = select(atA[s] < left * mine.lda, depthOfA(id) < left, TRANS_A == 1u);
        if ((LOADS_A * EACH == BM * BK / VW) || (id < BM * BK / VW)) {
          keepA(toA[s], select(W(), nextA[s], inside));
        }
      }
      // @unroll
      for (var s = 0u; s < LOADS_B; s++) {
        let id = own + s * EACH;
        let inside = select(depthOfB(id) < left, atB[s] < left * mine.ldb, TRANS_B == 1u);
        if ((LOADS_B * EACH == BN * BK / VW) || (id < BN * BK / VW)) {
          keepB(toB[s], select(W(), nextB[s], inside));
        }
      }
      workgroupBarrier();
      // While this slab is computed, the next one is loaded: of this matrix, or the first of the next.
      let more = k0 + BK < depth;
      if (more || turn + 1u < turns) {
        let hop = !more & (turn + 1u < count);
        let thenA = offA + select(select(0u, hopA, hop), (k0 + BK) * stepA, more);
        let thenB = offB + select(select(0u, hopB, hop), (k0 + BK) * stepB, more);
        lastA += select(0u, hopA, hop);
        lastB += select(0u, hopB, hop);
        // @unroll
        for (var s = 0u; s < LOADS_A; s++) {
          nextA[s] = elementA(min(thenA + atA[s], lastA) / VW);
        }
        // @unroll
        for (var s = 0u; s < LOADS_B; s++) {
          nextB[s] = elementB(min(thenB + atB[s], lastB) / VW);
        }
      }
      // @unroll
      for (var l4 = 0u; l4 < BK / 4u; l4++) {
        // @registers
        var b: array<vec4f, TN>;
        // @unroll
        for (var c = 0u; c < TN; c++) {
          b[c] = Bs[(g * BN + ty + c * NY) * PITCH_B + l4];
        }
        // @unroll
        for (var q = 0u; q < 4u; q++) {
          // @unroll
          for (var r = 0u; r < TM / 4u; r++) {
            let a = As[(g * BK + 4u * l4 + q) * PITCH_A + tx + r * NX];
            // @unroll
            for (var c = 0u; c < TN; c++) {
              acc[c * (TM / 4u) + r] = fma(a, vec4f(b[c][q]), acc[c * (TM / 4u) + r]);
            }
          }
        }
      }
      workgroupBarrier();
    }
    let rows = select(0u, mine.m, turn < count);
    // @unroll
    for (var c = 0u; c < TN; c++) {
      if (WIDE == 1u) {
        let j = mine.col0 + ty + c * NY;
        // @unroll
        for (var r = 0u; r < TM / 4u; r++) {
          let i = mine.row0 + 4u * (tx + r * NX);
          if ((i < rows) & (j < mine.n)) {
            let at = (offC + i + j * mine.ldc) / VW;
            var value = N(p.alpha * acc[c * (TM / 4u) + r])[0];
            if (readC) {
              value += p.beta * W(C[at]);
            }
            C[at] = E(value);
          }
        }
      } else {
        // @unroll
        for (var r = 0u; r < TM / 4u; r++) {
          let at = (g * NY + ty) * BM + 4u * (tx + r * NX);
          Cs[at] = acc[c * (TM / 4u) + r].x;
          Cs[at + 1u] = acc[c * (TM / 4u) + r].y;
          Cs[at + 2u] = acc[c * (TM / 4u) + r].z;
          Cs[at + 3u] = acc[c * (TM / 4u) + r].w;
        }
        workgroupBarrier();
        // @unroll
        for (var s = 0u; s < TM; s++) {
          let id = own + s * EACH;
          let i = mine.row0 + id % BM;
          let j = mine.col0 + id / BM + c * NY;
          if ((i < rows) & (j < mine.n)) {
            let at = offC + i + j * mine.ldc;
            var value = W(p.alpha * Cs[g * (NY * BM) + id]);
            if (readC) {
              value += p.beta * W(C[at]);
            }
            C[at] = E(value);
          }
        }
        workgroupBarrier();
      }
    }
    offA += hopA;
    offB += hopB;
    offC += hopC;
  }
`,
  geqp3_key: `// How columns are ordered when the next pivot is looked for: by the bits of their norms, NaN above infinity, and fixed columns, whose norms
// have the sign, above all.
const FIXED: u32 = 0x80000000u;

fn columnKey(known: u32) -> u32 {
  return select(min(known, 0x7f800001u), 0xffffffffu, known >= FIXED);
}
`,
  group_reduce: `// Sums and maxima over the threads of a workgroup of at most 256, always in the same order. All threads call them.
var<workgroup> shares: array<u32, THREADS>;
var<workgroup> parts: array<u32, 16>;

fn sumOver(t: u32, value: f32) -> f32 {
  workgroupBarrier();
  shares[t] = bitcast<u32>(value);
  workgroupBarrier();
  if (t < 16u) {
    var sum = 0.0;
    for (var k = t; k < THREADS; k += 16u) {
      sum += bitcast<f32>(shares[k]);
    }
    parts[t] = bitcast<u32>(sum);
  }
  workgroupBarrier();
  var total = 0.0;
  for (var k = 0u; k < 16u; k++) {
    total += bitcast<f32>(parts[k]);
  }
  return total;
}

// Of the bits of non-negative numbers.
fn maxOver(t: u32, value: u32) -> u32 {
  workgroupBarrier();
  shares[t] = value;
  workgroupBarrier();
  if (t < 16u) {
    var most = 0u;
    for (var k = t; k < THREADS; k += 16u) {
      most = max(most, shares[k]);
    }
    parts[t] = most;
  }
  workgroupBarrier();
  var most = 0u;
  for (var k = 0u; k < 16u; k++) {
    most = max(most, parts[k]);
  }
  return most;
}
`,
  householder: `// A Householder reflector from the first element of a column and the sum of the squares of the others, both scaled, and the scales.

/** Columns are scaled by 2^s, s = scaleOf(bits of the largest magnitude), to elements below 2^47: two factors, for s may be large. */
fn scaleOf(largest: u32) -> i32 {
  return select(173 - i32(largest >> 23u), 0, largest == 0u);
}

fn halfPower(s: i32) -> f32 {
  return bitcast<f32>(u32(127 + s / 2) << 23u);
}

fn otherPower(s: i32) -> f32 {
  return bitcast<f32>(u32(127 + s - s / 2) << 23u);
}

struct Reflector {
  beta: f32,
  tau: f32,
  // v = scale x
  scale: f32,
}

/** H x = beta e_0, of the sign that x(0) = alpha has not, so that nothing cancels; H = I where the others are zero or the norm is below 2^-43. */
fn reflector(alpha: f32, squares: f32) -> Reflector {
  let square = fma(alpha, alpha, squares);
  // 0x14800000 = 2^-86; NaN is above it.
  let none = (bitcast<u32>(squares) & 0x7fffffffu) == 0u || (bitcast<u32>(square) & 0x7fffffffu) < 0x14800000u;
  let inverse = inverseSqrt(square);
  let rough = square * inverse;
  // One step of Newton: GPUs' roots are off by a few units, and H would be as far from orthogonal.
  let norm = fma(0.5 * inverse, fma(-rough, rough, square), rough);
  let beta = select(-norm, norm, alpha < 0.0);
  let ratio = (beta - alpha) / beta;
  var h: Reflector;
  h.beta = select(beta, alpha, none);
  h.tau = select(select(ratio, 1.0, ratio < 1.0), 0.0, none);
  h.scale = select(1.0 / (alpha - beta), 0.0, none);
  return h;
}
`,
  largest: `// The largest of what the threads of a workgroup have, by a tree. Bits order magnitudes, with NaN above infinity. Uses the kernel's THREADS,
// a power of two.
var<workgroup> most: array<u32, THREADS>;

// Every thread comes with its own; afterwards most[0], for thread 0 alone to read, is the largest.
fn findLargest(t: u32, own: u32) {
  most[t] = own;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      most[t] = max(most[t], most[t + half]);
    }
  }
}
`,
  norm_sum: `// A sum of magnitudes that nothing can spoil: magnitudes travel as bits, which also order them, with NaN above infinity. Sums of |x| keep
// denormals apart (hardware may flush them) in units of 2^-149. Sums of squares are Blue's: big, middle and small numbers by themselves,
// scaled by 2^-90, 1 and 2^100, so that no square overflows or underflows. Uses the kernel's THREADS, a power of two.
const MAGNITUDE: u32 = 0x7fffffffu;
const INFINITY_BITS: u32 = 0x7f800000u;
const NAN_BITS: u32 = 0x7fc00000u;

struct Sum {
  worst: u32, // the largest magnitude
  middle: f32,
  small: f32,
  big: f32,
}

fn power(exponent: i32) -> f32 {
  return bitcast<f32>(u32(127 + exponent) << 23u);
}

fn joined(a: Sum, b: Sum) -> Sum {
  return Sum(max(a.worst, b.worst), a.middle + b.middle, a.small + b.small, a.big + b.big);
}

// A Sum as it lies in memory.
fn packed(s: Sum) -> vec4u {
  return vec4u(s.worst, bitcast<u32>(s.middle), bitcast<u32>(s.small), bitcast<u32>(s.big));
}

fn unpacked(words: vec4u) -> Sum {
  return Sum(words.x, bitcast<f32>(words.y), bitcast<f32>(words.z), bitcast<f32>(words.w));
}

var<workgroup> sums: array<Sum, THREADS>;

// Joins the sums of each \`count\` neighbouring threads, \`step\` apart, in a tree: the same order in every run. Thread t finds its own sum.
fn joinSums(t: u32, count: u32, step: u32) {
  for (var half = count / 2u; half >= step; half /= 2u) {
    workgroupBarrier();
    if (t % count < half) {
      sums[t] = joined(sums[t], sums[t + half]);
    }
  }
}

// \`value\` times 2^exponent as bits, for a positive normal value; denormal and infinite results included.
fn scaledBits(value: f32, exponent: i32) -> u32 {
  let bits = bitcast<u32>(value);
  let e = i32(bits >> 23u) + exponent;
  if (bits == 0u) {
    return 0u;
  }
  if (e >= 255) {
    return INFINITY_BITS;
  }
  if (e <= 0) {
    let shift = u32(1 - e);
    return select(((bits & 0x7fffffu) | 0x800000u) >> min(shift, 31u), 0u, shift > 24u);
  }
  return (bits & 0x7fffffu) | (u32(e) << 23u);
}

// \`value\` times 2^exponent. By integers, because compilers multiply factors together first, and 2^-180 is zero.
fn enlarged(value: f32, exponent: i32) -> f32 {
  return bitcast<f32>(scaledBits(value, exponent));
}

// Both without branches, so that calls in a row overlap.
fn addMagnitude(s: Sum, bits: u32) -> Sum {
  let denormal = bits < 0x800000u;
  let middle = select(bitcast<f32>(bits), 0.0, denormal | (bits >= INFINITY_BITS));
  return Sum(max(s.worst, bits), s.middle + middle, s.small + select(0.0, f32(bits), denormal), s.big);
}

fn addSquare(s: Sum, bits: u32, weight: f32) -> Sum {
  let small = bits < bitcast<u32>(power(-60));
  let big = bits >= bitcast<u32>(power(45));
  let scaled = select(select(bits, bits - (90u << 23u), big), bits + (100u << 23u), small);
  let x = select(bitcast<f32>(scaled), f32(bits) * power(-49), bits < 0x800000u);
  let square = select(weight * x * x, 0.0, bits >= INFINITY_BITS);
  return Sum(
    max(s.worst, bits),
    s.middle + select(square, 0.0, small | big),
    s.small + select(0.0, square, small),
    s.big + select(0.0, square, big),
  );
}

// The bits of a sum of magnitudes.
fn sumBits(s: Sum) -> u32 {
  if (s.worst > INFINITY_BITS) {
    return NAN_BITS;
  }
  if (s.worst == INFINITY_BITS) {
    return INFINITY_BITS;
  }
  // Beside a number from 1 on denormals do not count; below they are added 2^64 times enlarged.
  if (s.middle >= 1.0) {
    return min(bitcast<u32>(s.middle) & MAGNITUDE, INFINITY_BITS);
  }
  return scaledBits(s.middle * power(64) + s.small * power(-85), -64);
}

// The bits of the root of a sum of squares.
fn rootBits(s: Sum) -> u32 {
  if (s.worst > INFINITY_BITS) {
    return NAN_BITS;
  }
  if (s.worst == INFINITY_BITS) {
    return INFINITY_BITS;
  }
  if (s.big > 0.0) {
    return scaledBits(sqrt(s.big + enlarged(s.middle, -180)), 90);
  }
  // The least middle square is 2^-120: enlarged by 2^200 it is comparable to the small ones.
  if (s.small > 0.0 && s.middle < power(-80)) {
    return scaledBits(sqrt(s.small + enlarged(s.middle, 200)), -100);
  }
  return bitcast<u32>(sqrt(s.middle + enlarged(s.small, -200)));
}
`,
  packed: `// Place of element (i, j) in a packed triangle of order n: the stored parts of the columns, one behind the other. For any i, j < n it lies in
// the triangle's memory, also where (i, j) is not stored. No product is above n(n+1), which fits where the triangle has less than 8 GiB.
fn packed(i: u32, j: u32, n: u32, upper: bool) -> u32 {
  return i + j * select(2u * n - j - 1u, j + 1u, upper) / 2u;
}
`,
  part: `// Whether element (i, j) belongs to the referenced part of a matrix: 0 all of it, 1 the lower triangle, 2 the upper, diagonals included.
fn inPart(part: u32, i: u32, j: u32) -> bool {
  return part == 0u || (part == 1u && i >= j) || (part == 2u && i <= j);
}
`,
  pivot: `// The best pivot of a workgroup: the largest key, of equal keys the smallest row.
// @use lib/pivot_key

var<workgroup> candidates: array<vec2u, THREADS>;
var<workgroup> winners: array<vec2u, THREADS / 16u>;

fn better(a: vec2u, b: vec2u) -> bool {
  return a.x > b.x || (a.x == b.x && a.y < b.y);
}

// Uniform control flow only; every thread gets the result. Two levels of LANES reads each need far fewer barriers than a tree.
const LANES: u32 = 16u;
fn bestPivot(t: u32, key: u32, row: u32) -> vec2u {
  candidates[t] = vec2u(key, row);
  workgroupBarrier();
  if (t < THREADS / LANES) {
    var best = candidates[t * LANES];
    for (var s = 1u; s < LANES; s++) {
      let other = candidates[t * LANES + s];
      if (better(other, best)) {
        best = other;
      }
    }
    winners[t] = best;
  }
  workgroupBarrier();
  var best = winners[0];
  for (var s = 1u; s < THREADS / LANES; s++) {
    let other = winners[s];
    if (better(other, best)) {
      best = other;
    }
  }
  return best;
}
`,
  pivot_key: `// Orders |x| by its bits, so that NaN, which no comparison of floats can be trusted with, is simply the largest: the first NaN wins, then
// infinity, and the pivot is always a real row.
fn pivotKey(x: f32) -> u32 {
  return min(bitcast<u32>(x) & 0x7fffffffu, 0x7f800001u);
}
`,
  powers: `// Products with powers of two, by two factors of which neither leaves the range.

// 2^e x, e in -250..250 or brought there: what is further away leaves the range all the same.
fn byPower(x: f32, e: i32) -> f32 {
  let s = clamp(e, -250, 250);
  return x * bitcast<f32>(u32(127 + s / 2) << 23u) * bitcast<f32>(u32(127 + s - s / 2) << 23u);
}

// The power of two that brings numbers of which this is the largest magnitude, as bits, to 1..2; 0 if it is within 2^-40 .. 2^41, zero or not finite.
fn shiftOf(bits: u32) -> i32 {
  let exponent = select(i32(bits >> 23u) - 127, i32(firstLeadingBit(bits)) - 149, bits < 0x800000u);
  let inRange = (bits == 0u) | (bits >= 0x7f800000u) | (abs(exponent) <= 40);
  return select(-exponent, 0, inRange);
}
`,
  private_cholesky: `// A = L L^T of the symmetric positive definite N x N matrix *a, column-major, of which only the lower triangle is read and becomes L. 0, or
// k > 0 where the leading minor of order k is not positive, NaN included: *a means nothing then.
fn NAME(a: ptr<function, array<T, N * N>>) -> u32 {
  var info = 0u;
  // @unroll
  for (var k = 0u; k < N; k++) {
    let minor = (*a)[k + N * k];
    // By its bits, because compilers may take it that there is no NaN.
    let undefined = (bitcast<u32>(f32(minor)) & 0x7fffffffu) > 0x7f800000u;
    let bad = undefined | (minor <= T(0));
    info = select(info, k + 1u, (info == 0u) & bad);
    let root = sqrt(select(minor, T(1), bad));
    (*a)[k + N * k] = root;
    // @unroll
    for (var i = k + 1u; i < N; i++) {
      (*a)[i + N * k] /= root;
    }
    // @unroll
    for (var j = k + 1u; j < N; j++) {
      // @unroll
      for (var i = j; i < N; i++) {
        (*a)[i + N * j] -= (*a)[i + N * k] * (*a)[j + N * k];
      }
    }
  }
  return info;
}
`,
  private_inverse: `// The inverse of the N x N matrix *a, column-major, in its place, by elimination with partial pivoting. 0, or k > 0 where the k-th pivot,
// counted from 1, is exactly zero: *a means nothing then.
fn NAME(a: ptr<function, array<T, N * N>>) -> u32 {
  var info = 0u;
  var pivots: array<u32, N>;
  // @unroll
  for (var k = 0u; k < N; k++) {
    var row = k;
    var most = abs((*a)[k + N * k]);
    // @unroll
    for (var i = k + 1u; i < N; i++) {
      let x = abs((*a)[i + N * k]);
      row = select(row, i, x > most);
      most = select(most, x, x > most);
    }
    pivots[k] = row;
    // @unroll
    for (var i = FIRST; i < END; i++) {
      // @unroll
      for (var j = 0u; j < N; j++) {
        let x = (*a)[k + N * j];
        let y = (*a)[i + N * j];
        (*a)[k + N * j] = select(x, y, i == row);
        (*a)[i + N * j] = select(y, x, i == row);
      }
    }
    let pivot = (*a)[k + N * k];
    info = select(info, k + 1u, (info == 0u) & (pivot == T(0)));
    let divisor = select(pivot, T(1), pivot == T(0));
    (*a)[k + N * k] = T(1);
    // @unroll
    for (var j = 0u; j < N; j++) {
      (*a)[k + N * j] /= divisor;
    }
    // @unroll
    for (var i = 0u; i < N; i++) {
      let l = (*a)[i + N * k];
      (*a)[i + N * k] = select(T(0), l, i == k);
      // @unroll
      for (var j = 0u; j < N; j++) {
        let x = (*a)[i + N * j];
        (*a)[i + N * j] = select(x - l * (*a)[k + N * j], x, i == k);
      }
    }
  }
  // The columns change places as the rows did, in reverse order.
  // @unroll
  for (var s = 0u; s < N; s++) {
    let column = pivots[N - 1u - s];
    // @unroll
    for (var j = FIRST_BACK; j < END_BACK; j++) {
      // @unroll
      for (var i = 0u; i < N; i++) {
        let x = (*a)[i + N * (N - 1u - s)];
        let y = (*a)[i + N * j];
        (*a)[i + N * (N - 1u - s)] = select(x, y, j == column);
        (*a)[i + N * j] = select(y, x, j == column);
      }
    }
  }
  return info;
}
`,
  private_lu: `// P A = L U of the N x N matrix *a, column-major, in place: L below the diagonal (its ones are not stored), U on and above it. Row k was
// exchanged with row (*pivots)[k], counted from 0. 0, or k > 0 where U(k, k), counted from 1, is exactly zero: the factors are complete then.
fn NAME(a: ptr<function, array<T, N * N>>, pivots: ptr<function, array<u32, N>>) -> u32 {
  var info = 0u;
  // @unroll
  for (var k = 0u; k < N; k++) {
    var row = k;
    var most = abs((*a)[k + N * k]);
    // @unroll
    for (var i = k + 1u; i < N; i++) {
      let x = abs((*a)[i + N * k]);
      row = select(row, i, x > most);
      most = select(most, x, x > most);
    }
    (*pivots)[k] = row;
    // @unroll
    for (var i = FIRST; i < END; i++) {
      // @unroll
      for (var j = 0u; j < N; j++) {
        let x = (*a)[k + N * j];
        let y = (*a)[i + N * j];
        (*a)[k + N * j] = select(x, y, i == row);
        (*a)[i + N * j] = select(y, x, i == row);
      }
    }
    let pivot = (*a)[k + N * k];
    info = select(info, k + 1u, (info == 0u) & (pivot == T(0)));
    let divisor = select(pivot, T(1), pivot == T(0));
    // @unroll
    for (var i = k + 1u; i < N; i++) {
      let l = (*a)[i + N * k] / divisor;
      (*a)[i + N * k] = l;
      // @unroll
      for (var j = k + 1u; j < N; j++) {
        (*a)[i + N * j] -= l * (*a)[k + N * j];
      }
    }
  }
  return info;
}
`,
  private_matmul: `// *c := op(A) op(B), R x C, from op(A) of R x K and op(B) of K x C, all column-major; op(A)(i, l) is (*a)[i*ROW_A + l*COL_A], op(B)(l, j) is
// (*b)[l*ROW_B + j*COL_B].
fn NAME(a: ptr<function, array<T, R * K>>, b: ptr<function, array<T, K * C>>, c: ptr<function, array<T, R * C>>) {
  // @unroll
  for (var j = 0u; j < C; j++) {
    // @unroll
    for (var i = 0u; i < R; i++) {
      var sum = T(0);
      // @unroll
      for (var l = 0u; l < K; l++) {
        sum += (*a)[i * ROW_A + l * COL_A] * (*b)[l * ROW_B + j * COL_B];
      }
      (*c)[i + R * j] = sum;
    }
  }
}
`,
  private_solve: `// X with A X = B: *b, N x M and column-major, becomes X; *a, N x N, is destroyed. By elimination with partial pivoting. 0, or k > 0 where
// the k-th pivot, counted from 1, is exactly zero: *b means nothing then.
fn NAME(a: ptr<function, array<T, N * N>>, b: ptr<function, array<T, N * M>>) -> u32 {
  var info = 0u;
  // @unroll
  for (var k = 0u; k < N; k++) {
    var row = k;
    var most = abs((*a)[k + N * k]);
    // @unroll
    for (var i = k + 1u; i < N; i++) {
      let x = abs((*a)[i + N * k]);
      row = select(row, i, x > most);
      most = select(most, x, x > most);
    }
    // @unroll
    for (var i = FIRST; i < END; i++) {
      // @unroll
      for (var j = k; j < N; j++) {
        let x = (*a)[k + N * j];
        let y = (*a)[i + N * j];
        (*a)[k + N * j] = select(x, y, i == row);
        (*a)[i + N * j] = select(y, x, i == row);
      }
      // @unroll
      for (var c = 0u; c < M; c++) {
        let x = (*b)[k + N * c];
        let y = (*b)[i + N * c];
        (*b)[k + N * c] = select(x, y, i == row);
        (*b)[i + N * c] = select(y, x, i == row);
      }
    }
    let pivot = (*a)[k + N * k];
    info = select(info, k + 1u, (info == 0u) & (pivot == T(0)));
    let divisor = select(pivot, T(1), pivot == T(0));
    (*a)[k + N * k] = divisor;
    // @unroll
    for (var i = k + 1u; i < N; i++) {
      let l = (*a)[i + N * k] / divisor;
      // @unroll
      for (var j = k + 1u; j < N; j++) {
        (*a)[i + N * j] -= l * (*a)[k + N * j];
      }
      // @unroll
      for (var c = 0u; c < M; c++) {
        (*b)[i + N * c] -= l * (*b)[k + N * c];
      }
    }
  }
  // @unroll
  for (var c = 0u; c < M; c++) {
    // @unroll
    for (var s = 0u; s < N; s++) {
      let x = (*b)[N - 1u - s + N * c] / (*a)[(N - 1u - s) * (N + 1u)];
      (*b)[N - 1u - s + N * c] = x;
      // @unroll
      for (var i = 0u; i < N - 1u - s; i++) {
        (*b)[i + N * c] -= (*a)[i + N * (N - 1u - s)] * x;
      }
    }
  }
  return info;
}
`,
  private_solve_spd: `// X with A X = B for a symmetric positive definite A: *b, N x M and column-major, becomes X; of *a, N x N, only the lower triangle is read,
// and becomes L with A = L L^T. 0, or k > 0 where the leading minor of order k is not positive, NaN included: *b means nothing then.
fn NAME(a: ptr<function, array<T, N * N>>, b: ptr<function, array<T, N * M>>) -> u32 {
  var info = 0u;
  // @unroll
  for (var k = 0u; k < N; k++) {
    let minor = (*a)[k + N * k];
    // By its bits, because compilers may take it that there is no NaN.
    let undefined = (bitcast<u32>(f32(minor)) & 0x7fffffffu) > 0x7f800000u;
    let bad = undefined | (minor <= T(0));
    info = select(info, k + 1u, (info == 0u) & bad);
    let root = sqrt(select(minor, T(1), bad));
    (*a)[k + N * k] = root;
    // @unroll
    for (var c = 0u; c < M; c++) {
      (*b)[k + N * c] /= root;
    }
    // @unroll
    for (var i = k + 1u; i < N; i++) {
      let l = (*a)[i + N * k] / root;
      (*a)[i + N * k] = l;
      // @unroll
      for (var c = 0u; c < M; c++) {
        (*b)[i + N * c] -= l * (*b)[k + N * c];
      }
    }
    // @unroll
    for (var j = k + 1u; j < N; j++) {
      // @unroll
      for (var i = j; i < N; i++) {
        (*a)[i + N * j] -= (*a)[i + N * k] * (*a)[j + N * k];
      }
    }
  }
  // @unroll
  for (var c = 0u; c < M; c++) {
    // @unroll
    for (var s = 0u; s < N; s++) {
      let x = (*b)[N - 1u - s + N * c] / (*a)[(N - 1u - s) * (N + 1u)];
      (*b)[N - 1u - s + N * c] = x;
      // @unroll
      for (var i = 0u; i < N - 1u - s; i++) {
        (*b)[i + N * c] -= (*a)[N - 1u - s + N * i] * x;
      }
    }
  }
  return info;
}
`,
  qr_group_explicit: `  // The EXPLICIT part of qr_group: R is written, and Q made where the reflectors were.
  // R is written, and makes room for zeros: column k of Q, v included, has none but these above row k.
  // @unroll
  for (var c = 0u; c < CPT; c++) {
    let column = slot + c * SLOTS;
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let row = lane + r * LANES;
      let upper = row <= column;
      if ((row < top) & (column < n)) {
        let to = own.B.off + row * own.B.rs + column * own.B.cs;
        let value = select(0.0, x[c * ROWS + r], upper);
        // @when R_APART
        R[to] = value;
        // @end
        // @when R_IN_Q
        Q[to] = value;
        // @end
        // @when R_IN_A
        A[to] = value;
        // @end
      }
      x[c * ROWS + r] = select(x[c * ROWS + r], 0.0, upper);
    }
  }
  workgroupBarrier(); // the lanes are together again, and nobody reads the last reflector
  // Q = H(0) (H(1) (... I)), in place of the v's, from the last to the first.
  // @unroll
  for (var s = 0u; s < STEPS; s += PHASE) {
    for (var j = 0u; j < PHASE; j++) {
      let k = STEPS - 1u - s - j;
      if (k < top) {
        let place = k % 2u * (VECS * LANES) + lane;
        let at = k - (STEPS - PHASE - s) / SLOTS * SLOTS;
        let mine = slot == at;
        let scale = taus[(STEPS - PHASE - s) / SLOTS];
        if (mine) {
          // @registers
          var y: array<vec4f, VECS>;
          // @unroll
          for (var g = (STEPS - PHASE - s) / LANES / 4u; g < VECS; g++) {
            y[g] = vec4f(0.0);
          }
          // @unroll
          for (var r = (STEPS - PHASE - s) / LANES; r < ROWS; r++) {
            let row = lane + r * LANES;
            let value = x[(STEPS - PHASE - s) / SLOTS * ROWS + r];
            y[r / 4u][r % 4u] = select(select(0.0, value, row > k), 1.0, row == k);
            x[(STEPS - PHASE - s) / SLOTS * ROWS + r] = select(0.0, 1.0, row == k) - select(0.0, scale * y[r / 4u][r % 4u], row >= k);
          }
          // @unroll
          for (var g = (STEPS - PHASE - s) / LANES / 4u; g < VECS; g++) {
            published[place + g * LANES] = y[g];
          }
          strength[k % 2u] = scale;
        }
        workgroupBarrier();
        let next = max(firstSlot, at + 1u);
        var works = ((next < endSlot) & (next + (STEPS - PHASE - s) / SLOTS * SLOTS < top)) | (firstSlot + ((STEPS - PHASE - s) / SLOTS + 1u) * SLOTS < top);
        // @when ALWAYS
        works = true;
        // @end
        if (works) {
          // @registers
          var u: array<vec4f, VECS>;
          // @unroll
          for (var g = (STEPS - PHASE - s) / LANES / 4u; g < VECS; g++) {
            u[g] = published[place + g * LANES];
          }
          let f = strength[k % 2u];
          // @registers
          var w: array<f32, CPT>;
          // @unroll
          for (var c = (STEPS - PHASE - s) / SLOTS; c < CPT; c++) {
            var even = nought;
            var odd = nought;
            // @unroll
            for (var r = (STEPS - PHASE - s) / LANES / 2u * 2u; r < ROWS; r += 2u) {
              even = fma(u[r / 4u][r % 4u], x[c * ROWS + r], even);
              odd = fma(u[r / 4u][r % 4u + 1u], x[c * ROWS + r + 1u], odd);
            }
            w[c] = even + odd;
          }
          // @unroll
          for (var c = (STEPS - PHASE - s) / SLOTS; c < CPT; c++) {
            w[c] = f * columnSum(w[c]);
          }
          let behind = slot > at;
          // @unroll
          for (var r = (STEPS - PHASE - s) / LANES; r < ROWS; r++) {
            let value = x[(STEPS - PHASE - s) / SLOTS * ROWS + r];
            x[(STEPS - PHASE - s) / SLOTS * ROWS + r] = select(value, fma(-u[r / 4u][r % 4u], w[(STEPS - PHASE - s) / SLOTS], value), behind);
          }
          // @unroll
          for (var c = (STEPS - PHASE - s) / SLOTS + 1u; c < CPT; c++) {
            // @unroll
            for (var r = (STEPS - PHASE - s) / LANES; r < ROWS; r++) {
              x[c * ROWS + r] = fma(-u[r / 4u][r % 4u], w[c], x[c * ROWS + r]);
            }
          }
        }
      }
    }
  }
  // @unroll
  for (var c = 0u; c < CPT; c++) {
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let row = lane + r * LANES;
      let column = slot + c * SLOTS;
      if ((row < m) & (column < top)) {
        let to = own.C.off + row * own.C.rs + column * own.C.cs;
        // @when Q_APART
        Q[to] = x[c * ROWS + r];
        // @end
        // @when Q_IN_A
        A[to] = x[c * ROWS + r];
        // @end
      }
    }
  }
`,
  qr_small_explicit: `  // The EXPLICIT part of qr_small: R is written, and Q made where the reflectors were.
  let least = min(m, n);
  // @when RESULTS_STAGED
  workgroupBarrier(); // nobody reads A any more
  // @end
  // R is written, and makes room for zeros: column k of Q, v included, has none but these above row k.
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < N; c++) {
      let row = lane + r * LANES;
      let upper = row <= c;
      let value = select(0.0, x[r * N + c], upper);
      // @when RESULTS_STAGED
      if ((row < m) & (c < n)) {
        let atS = at0 + row * p.rsB + c * p.csB;
        stage[atS / 4u][atS % 4u] = value;
      }
      // @end
      // @when RESULTS_DIRECT
      if (live & (row < least) & (c < n)) {
        let at = own.B.off + row * own.B.rs + c * own.B.cs;
        // @when R_APART
        R[at] = value;
        // @end
        // @when R_IN_Q
        Q[at] = value;
        // @end
        // @when R_IN_A
        A[at] = value;
        // @end
      }
      // @end
      x[r * N + c] = select(x[r * N + c], 0.0, upper);
    }
  }
  // @when RESULTS_STAGED
  workgroupBarrier();
  let toR = (p.offB + before * words) / 4u;
  // @unroll
  for (var s = 0u; s < COPIES; s++) {
    let at = 4u * (t + s * THREADS);
    let value = stage[staged(min(at, (total - 1u) / 4u * 4u)) / 4u];
    if (at + 3u < total) {
      R4[toR + t + s * THREADS] = value;
    } else if (at < total) {
      // Behind the last matrix nothing may be written.
      R4[toR + t + s * THREADS].x = value.x;
      if (at + 1u < total) {
        R4[toR + t + s * THREADS].y = value.y;
      }
      if (at + 2u < total) {
        R4[toR + t + s * THREADS].z = value.z;
      }
    }
  }
  // @end
  workgroupBarrier(); // the lanes are together again
  // Q = H(0) (H(1) (... I)), in place of the v's, from the last to the first.
  // @unroll
  for (var s = 0u; s < STEPS; s += BLOCK) {
    for (var j = 0u; j < BLOCK; j++) {
      let k = STEPS - 1u - s - j;
      if (k < top) {
        // Column k is where the last of the block was: behind every step the columns of a block move down by one.
        var held = 0.0;
        // @unroll
        for (var q = (STEPS - BLOCK - s) / LANES; q < (STEPS - s + LANES - 1u) / LANES; q++) {
          held = select(held, mine[q], q == k / LANES);
        }
        let scale = fromLane(held, k % LANES);
        // @registers
        var y: array<f32, ROWS>;
        // @unroll
        for (var r = (STEPS - BLOCK - s) / LANES; r < ROWS; r++) {
          let row = lane + r * LANES;
          y[r] = select(select(0.0, x[r * N + STEPS - 1u - s], row > k), 1.0, row == k);
        }
        // The first j columns of the block are finished.
        // @unroll
        for (var c = STEPS - BLOCK - s; c < STEPS - 1u - s; c++) {
          var sum = nought;
          // @unroll
          for (var r = (STEPS - BLOCK - s) / LANES; r < ROWS; r++) {
            sum = fma(y[r], x[r * N + c], sum);
          }
          let by = scale * groupSum(sum);
          // @unroll
          for (var r = (STEPS - BLOCK - s) / LANES; r < ROWS; r++) {
            x[r * N + c] = select(x[r * N + c], fma(-y[r], by, x[r * N + c]), c < STEPS - BLOCK - s + j);
          }
        }
        // @unroll
        for (var c = STEPS - s; c < STEPS; c++) {
          var sum = nought;
          // @unroll
          for (var r = (STEPS - BLOCK - s) / LANES; r < ROWS; r++) {
            sum = fma(y[r], x[r * N + c], sum);
          }
          let by = scale * groupSum(sum);
          // @unroll
          for (var r = (STEPS - BLOCK - s) / LANES; r < ROWS; r++) {
            x[r * N + c] = fma(-y[r], by, x[r * N + c]);
          }
        }
        // @unroll
        for (var r = (STEPS - BLOCK - s) / LANES; r < ROWS; r++) {
          x[r * N + STEPS - 1u - s] = select(0.0, -scale * y[r], lane + r * LANES >= k) + select(0.0, 1.0, lane + r * LANES == k);
        }
      }
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        let last = x[r * N + STEPS - 1u - s];
        // @unroll
        for (var d = 1u; d < BLOCK; d++) {
          x[r * N + STEPS - s - d] = x[r * N + STEPS - s - d - 1u];
        }
        x[r * N + STEPS - BLOCK - s] = last;
      }
    }
  }
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < STEPS; c++) {
      let row = lane + r * LANES;
      // @when RESULTS_STAGED
      if ((row < m) & (c < n)) {
        let atS = at0 + row * p.rsC + c * p.csC;
        stage[atS / 4u][atS % 4u] = x[r * N + c];
      }
      // @end
      // @when RESULTS_DIRECT
      if (live & (row < m) & (c < least)) {
        let at = own.C.off + row * own.C.rs + c * own.C.cs;
        // @when Q_APART
        Q[at] = x[r * N + c];
        // @end
        // @when Q_IN_A
        A[at] = x[r * N + c];
        // @end
      }
      // @end
    }
  }
  // @when RESULTS_STAGED
  workgroupBarrier();
  let toQ = (p.offC + before * words) / 4u;
  // @unroll
  for (var s = 0u; s < COPIES; s++) {
    let at = 4u * (t + s * THREADS);
    let value = stage[staged(min(at, (total - 1u) / 4u * 4u)) / 4u];
    if (at + 3u < total) {
      Q4[toQ + t + s * THREADS] = value;
    } else if (at < total) {
      Q4[toQ + t + s * THREADS].x = value.x;
      if (at + 1u < total) {
        Q4[toQ + t + s * THREADS].y = value.y;
      }
      if (at + 2u < total) {
        Q4[toQ + t + s * THREADS].z = value.z;
      }
    }
  }
  // @end
`,
  quotient: `// x / y with the accuracy of WGSL's division also where 1 / y would be flushed to zero.
fn quotient(x: f32, y: f32) -> f32 {
  let scale = select(1.0, 0x1p-64f, (bitcast<u32>(y) & 0x7fffffffu) > 0x7e000000u);
  return (x * scale) / (y * scale);
}
`,
  root_steps: `// When the iteration for a p-th root is done, by the rules of src/core/matrixFunctions.ts: \`error\` and \`before\` are distances from the unit
// matrix, \`squares\` the square of the former, whose bits tell what is not finite.
const GOES_ON: u32 = 0u;
const CONVERGED: u32 = 1u;
const FAILED: u32 = 2u;
const EPS: f32 = 5.9604644775390625e-8;

fn verdict(n: u32, degree: u32, squares: f32, before: f32) -> u32 {
  let error = sqrt(squares);
  let near = 0.25 / f32(degree + 1u);
  let isFar = ((bitcast<u32>(squares) & 0x7fffffffu) >= 0x7f800000u) | (error >= 100.0 * sqrt(f32(n)) * f32(degree));
  let isDone = error <= (f32(n) + 4.0 * f32(degree)) * EPS;
  let wasNear = before < near;
  let isRounding = wasNear & (error > 0.25 * before);
  let found = select(select(GOES_ON, CONVERGED, isDone | isRounding), FAILED, wasNear & (error >= near) & !isDone);
  return select(found, FAILED, isFar);
}

// x^k by squaring.
fn integerPower(x: f32, k: u32) -> f32 {
  var result = 1.0;
  var square = x;
  for (var bits = k; bits > 0u; bits >>= 1u) {
    result = select(result, result * square, (bits & 1u) == 1u);
    square *= square;
  }
  return result;
}

// By which power of two a matrix is divided, \`shift\`, if its largest element has this exponent, and what its inverse root is to be multiplied
// by then: tail * 2^-turns.
struct RootScale {
  shift: i32,
  turns: i32,
  tail: f32,
}
fn rootScale(exponent: i32, degree: u32) -> RootScale {
  let d = i32(degree);
  let turns = select(exponent / d, -((d - 1 - exponent) / d), exponent < 0);
  let rest = exponent - turns * d;
  // A power of 2^degree has an exact root; of more than the 64th the matrix might still overflow.
  let isExact = degree <= 64u;
  return RootScale(select(exponent, turns * d, isExact), turns, select(exp2(-f32(rest) / f32(d)), 1.0, isExact));
}

// z^(1/degree), near enough: what it is the root of is computed from it.
fn rootOf(z: f32, degree: u32) -> f32 {
  return select(exp2(log2(z) / f32(degree)), z, degree == 1u);
}
`,
  small_b: `// The right-hand sides, in a buffer of their own or in A's.
// @when B_APART
@group(0) @binding(7) var<storage, read_write> B: array<f32>;
// @end

fn loadB(at: u32) -> f32 {
  var value = 0.0;
  // @when B_APART
  value = B[at];
  // @end
  // @when B_IN_A
  value = A[at];
  // @end
  return value;
}

fn storeB(at: u32, value: f32) {
  // @when B_APART
  B[at] = value;
  // @end
  // @when B_IN_A
  A[at] = value;
  // @end
}
`,
  small_group: `// What the LANES lanes that hold one small matrix tell each other: a power of two of them, side by side in a subgroup, or with SUBGROUPS 0 in
// workgroup memory, for devices without subgroups or with smaller ones. All calls are in uniform control flow.
const PAIRS: u32 = LANES / 2u;
const FOURS: u32 = LANES / 4u;
const EIGHTS: u32 = LANES / 8u;
const SIXTEENS: u32 = LANES / 16u;
const BY_MEMORY: u32 = (1u - SUBGROUPS) * PAIRS;

// Zero, of which compilers must not know. A sum that begins with 0.0 is a product as long as it has one term only, and they contract that with the
// first addition in groupSum: bits would depend on how many rows a lane has.
var<private> nought: f32;
// The first lane of the matrix, in its subgroup or among the threads.
var<private> origin: u32;
// @when BY_MEMORY
var<private> me: u32;
var<workgroup> told: array<u32, THREADS>;

fn tell(value: u32) {
  workgroupBarrier();
  told[me] = value;
  workgroupBarrier();
}
// @end

// What \`lane\` has.
fn fromLane(value: f32, lane: u32) -> f32 {
  var found = value;
  // @when PAIRS
  // @when SUBGROUPS
  found = subgroupShuffle(value, origin + lane);
  // @end
  // @when BY_MEMORY
  tell(bitcast<u32>(value));
  found = bitcast<f32>(told[origin + lane]);
  // @end
  // @end
  return found;
}

fn groupMax(value: u32) -> u32 {
  var most = value;
  // @when SUBGROUPS
  // @when PAIRS
  most = max(most, subgroupShuffleXor(most, 1u));
  // @end
  // @when FOURS
  most = max(most, subgroupShuffleXor(most, 2u));
  // @end
  // @when EIGHTS
  most = max(most, subgroupShuffleXor(most, 4u));
  // @end
  // @when SIXTEENS
  most = max(most, subgroupShuffleXor(most, 8u));
  // @end
  // @end
  // @when BY_MEMORY
  tell(value);
  for (var s = 0u; s < LANES; s++) {
    most = max(most, told[origin + s]);
  }
  // @end
  return most;
}

fn groupMin(value: u32) -> u32 {
  return ~groupMax(~value);
}

fn groupSum(value: f32) -> f32 {
  var sum = value;
  // @when SUBGROUPS
  // @when PAIRS
  sum += subgroupShuffleXor(sum, 1u);
  // @end
  // @when FOURS
  sum += subgroupShuffleXor(sum, 2u);
  // @end
  // @when EIGHTS
  sum += subgroupShuffleXor(sum, 4u);
  // @end
  // @when SIXTEENS
  sum += subgroupShuffleXor(sum, 8u);
  // @end
  // @end
  // @when BY_MEMORY
  tell(bitcast<u32>(value));
  sum = 0.0;
  for (var s = 0u; s < LANES; s++) {
    sum += bitcast<f32>(told[origin + s]);
  }
  // @end
  return sum;
}
`,
  small_head: `const EDGE_FREE: u32 = 1u - EDGE;
const GROUP: u32 = THREADS / LANES;
const DIRECT: u32 = 1u - STAGED;
const GUARDED: u32 = 1u - EDGE_FREE * (1u - LOWER);
const NONE: u32 = 0xffffffffu;
// Words of a staged matrix; those of full orders are kept apart, so that the lanes of different matrices reach different banks.
const WORDS: u32 = N * N;
const PAD: u32 = 4u * ((LANES + 3u) / 4u) * EDGE_FREE * (1u - (N % 4u + 3u) / 4u);
const COPIES: u32 = (WORDS * GROUP / 4u + THREADS - 1u) / THREADS;

struct Params {
// @use lib/batch_fields
}
// @when DIRECT
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
// @end
// @when STAGED
@group(0) @binding(1) var<storage, read_write> A4: array<vec4f>;
// @end
// @when REPORTS
@group(0) @binding(2) var<storage, read_write> info: array<i32>;
// @end
// @when NONFINITE
@group(0) @binding(3) var<storage, read_write> nonfinite: array<i32>;
// @end
// @when LISTED
@group(0) @binding(4) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(5) var<uniform> p: Params;

// @when STAGED
// The workgroup's matrices, which lie one behind the other, as they come from memory and go back to it.
var<workgroup> stage: array<vec4f, (GROUP * (WORDS + PAD) + 3u) / 4u>;

// Place in the stage of word \`at\` of the workgroup's matrices; PAD and words are multiples of four where there is a pad.
fn staged(at: u32) -> u32 {
  return at + PAD * (at / WORDS);
}
// @end
// @use lib/batch_problem
// @use lib/small_group
`,
  small_lane: `  // Which matrix of the workgroup the thread works on, and which lane of it it is. LANES threads side by side share one.
  nought = f32(p.baseZ);
  var slot = t / LANES;
  var lane = t % LANES;
  // @when BY_MEMORY
  me = t;
  origin = t - lane;
  // @end
  // @when SUBGROUPS
  slot = subgroup * (lanes / LANES) + invocation / LANES;
  lane = invocation % LANES;
  origin = invocation - lane;
  // @end
  let z = (group.x + p.baseX) * GROUP + slot;
  let live = z < p.count;
  var own = problem(min(z, p.count - 1u));
  // @when FLIPPED
  own.A = Place(own.A.off, own.A.cs, own.A.rs);
  // @end
`,
  small_load: `  // A, or with LOWER its lower triangle, its row lane + r*LANES in the r-th N registers of x. Elsewhere, and outside of the matrix, there are zeros.
  var m = N;
  var n = N;
  // @when EDGE
  m = select(0u, own.m, live);
  n = select(0u, own.n, live);
  // @end
// @use lib/small_stage_in
  // @registers
  var x: array<f32, ROWS * N>;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < N - LOWER * (N - (r + 1u) * LANES); c++) {
      let row = lane + r * LANES;
      let inside = (row < m) & (c < n) & ((LOWER == 0u) | (row >= c));
      // @when STAGED
      let atS = select(0u, at0 + row * down + c * right, inside);
      x[r * N + c] = stage[atS / 4u][atS % 4u];
      // @end
      // @when DIRECT
      // Unconditional, so that the loads are in flight together.
      x[r * N + c] = A[select(0u, own.A.off + row * own.A.rs + c * own.A.cs, inside)];
      // @end
      // @when GUARDED
      x[r * N + c] = select(0.0, x[r * N + c], inside);
      // @end
    }
  }
  // @when NONFINITE
  var largest = 0u;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < N - LOWER * (N - (r + 1u) * LANES); c++) {
      largest = max(largest, bitcast<u32>(x[r * N + c]) & 0x7fffffffu);
    }
  }
  let wild = groupMax(largest) >= 0x7f800000u;
  // @end
`,
  small_load_b: `    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      // @unroll
      for (var w = 0u; w < RHS; w++) {
        let inside = live & (source[r] < n) & (c0 + w < own.nrhs);
        let loaded = loadB(select(0u, own.B.off + source[r] * own.B.rs + (c0 + w) * own.B.cs, inside));
        b[r * RHS + w] = select(0.0, loaded, inside);
      }
    }
`,
  small_reports: `  // What of a failed problem is filled, and with what.
  var fills = false;
  var filling = 0.0;
  // @when REPORTS
  fills = (p.nanBits != 0u) & (failure != 0u);
  filling = bitcast<f32>(p.nanBits);
  // @end
`,
  small_reports_out: `  // Behind all exchanges: branches that lanes take apart must not come before one.
  // @when NONFINITE
  if (live & (lane == 0u)) {
    nonfinite[p.offNonfinite + own.q] = select(0, 1, wild);
  }
  // @end
  // @when REPORTS
  if (live & (lane == 0u)) {
    info[p.offInfo + own.q] = select(i32(failure), -1, own.outside);
  }
  // @end
`,
  small_solve_chol: `    // B := L^-T L^-1 B, or with LDL L^-T D^-1 L^-1 B; row k of both with lane k % LANES.
    // @unroll
    for (var k = 0u; k < N; k++) {
      if (k < top) {
        // @unroll
        for (var w = 0u; w < RHS; w++) {
          let d = x[(k / LANES) * N + k];
          let known = fromLane(b[(k / LANES) * RHS + w] / select(d, 1.0, LDL == 1u), k % LANES);
          // For the lane that has row k, and d.
          let kept = select(known, known / d, LDL == 1u);
          // @unroll
          for (var r = k / LANES; r < ROWS; r++) {
            let row = lane + r * LANES;
            let below = fma(-x[r * N + k], known, b[r * RHS + w]);
            b[r * RHS + w] = select(b[r * RHS + w], select(below, kept, row == k), (row >= k) & (k < n));
          }
        }
      }
    }
    // @unroll
    for (var s = 0u; s < N; s++) {
      if (N - 1u - s < top) {
        let k = N - 1u - s;
        // @unroll
        for (var w = 0u; w < RHS; w++) {
          var sum = 0.0;
          // @unroll
          for (var r = (N - 1u - s) / LANES; r < ROWS; r++) {
            let row = lane + r * LANES;
            sum = select(sum, fma(x[r * N + N - 1u - s], b[r * RHS + w], sum), (row > k) & (row < n));
          }
          let total = groupSum(sum);
          let d = select(x[((N - 1u - s) / LANES) * N + N - 1u - s], 1.0, LDL == 1u);
          let known = (b[((N - 1u - s) / LANES) * RHS + w] - total) / d;
          b[((N - 1u - s) / LANES) * RHS + w] = select(
            b[((N - 1u - s) / LANES) * RHS + w],
            known,
            (lane == k % LANES) & (k < n),
          );
        }
      }
    }
`,
  small_solve_lu: `    // B := U^-1 L^-1 B, the row at place k being the who-th of A, that of lane who % LANES.
    // @unroll
    for (var k = 0u; k < N; k++) {
      if (k < top) {
        let who = extractBits(places[k / 4u], 8u * (k % 4u), 8u);
        // @unroll
        for (var w = 0u; w < RHS; w++) {
          var mine = b[w];
          // @unroll
          for (var r = 1u; r < ROWS; r++) {
            mine = select(mine, b[r * RHS + w], who / LANES == r);
          }
          let known = fromLane(mine, who % LANES);
          // @unroll
          for (var r = 0u; r < ROWS; r++) {
            b[r * RHS + w] = select(b[r * RHS + w], fma(-x[r * N + k], known, b[r * RHS + w]), (at[r] > k) & (k < n));
          }
        }
      }
    }
    // @unroll
    for (var s = 0u; s < N; s++) {
      if (N - 1u - s < top) {
        let k = N - 1u - s;
        let who = extractBits(places[(N - 1u - s) / 4u], 8u * ((N - 1u - s) % 4u), 8u);
        var diagonal = x[N - 1u - s];
        // @unroll
        for (var r = 1u; r < ROWS; r++) {
          diagonal = select(diagonal, x[r * N + N - 1u - s], who / LANES == r);
        }
        // @unroll
        for (var w = 0u; w < RHS; w++) {
          var mine = b[w];
          // @unroll
          for (var r = 1u; r < ROWS; r++) {
            mine = select(mine, b[r * RHS + w], who / LANES == r);
          }
          let known = fromLane(mine / diagonal, who % LANES);
          // @unroll
          for (var r = 0u; r < ROWS; r++) {
            let above = fma(-x[r * N + N - 1u - s], known, b[r * RHS + w]);
            b[r * RHS + w] = select(b[r * RHS + w], select(known, above, at[r] < k), (at[r] <= k) & (k < n));
          }
        }
      }
    }
`,
  small_solve_lu_t: `    // B := L^-T U^-T B, row k with lane k % LANES.
    // @unroll
    for (var k = 0u; k < N; k++) {
      if (k < top) {
        // @unroll
        for (var w = 0u; w < RHS; w++) {
          var sum = 0.0;
          // @unroll
          for (var r = 0u; r < k / LANES + 1u; r++) {
            sum = select(sum, fma(x[r * N + k], b[r * RHS + w], sum), lane + r * LANES < k);
          }
          let known = (b[(k / LANES) * RHS + w] - groupSum(sum)) / x[(k / LANES) * N + k];
          b[(k / LANES) * RHS + w] = select(b[(k / LANES) * RHS + w], known, (lane == k % LANES) & (k < n));
        }
      }
    }
    // @unroll
    for (var s = 0u; s < N; s++) {
      if (N - 1u - s < top) {
        let k = N - 1u - s;
        // @unroll
        for (var w = 0u; w < RHS; w++) {
          var sum = 0.0;
          // @unroll
          for (var r = (N - 1u - s) / LANES; r < ROWS; r++) {
            let row = lane + r * LANES;
            sum = select(sum, fma(x[r * N + N - 1u - s], b[r * RHS + w], sum), (row > k) & (row < n));
          }
          let known = b[((N - 1u - s) / LANES) * RHS + w] - groupSum(sum);
          b[((N - 1u - s) / LANES) * RHS + w] = select(
            b[((N - 1u - s) / LANES) * RHS + w],
            known,
            (lane == k % LANES) & (k < n),
          );
        }
      }
    }
`,
  small_stage_in: `  // @when STAGED
  var order = N;
  // @when EDGE
  order = p.n;
  // @end
  let words = order * order;
  let before = (group.x + p.baseX) * GROUP;
  // Words of the matrices that there are, and where they begin.
  let total = min(GROUP, p.count - before) * words;
  let from4 = (p.offA + before * words) / 4u;
  {
    // @registers
    var copied: array<vec4f, COPIES>;
    // @unroll
    for (var s = 0u; s < COPIES; s++) {
      copied[s] = A4[from4 + min(t + s * THREADS, (total - 1u) / 4u)];
    }
    // @unroll
    for (var s = 0u; s < COPIES; s++) {
      if (4u * (t + s * THREADS) < total) {
        stage[staged(4u * (t + s * THREADS)) / 4u] = copied[s];
      }
    }
  }
  workgroupBarrier();
  let at0 = slot * (words + PAD);
  let down = select(1u, order, ACROSS == 1u);
  let right = select(order, 1u, ACROSS == 1u);
  // @end
`,
  small_stage_out: `  // @when STAGED
  workgroupBarrier();
  // @unroll
  for (var s = 0u; s < COPIES; s++) {
    let at = 4u * (t + s * THREADS);
    if (at < total) {
      let value = stage[staged(at) / 4u];
      let to = from4 + t + s * THREADS;
      if (at + 3u < total) {
        A4[to] = value;
      } else {
        // Behind the last matrix nothing may be written.
        A4[to].x = value.x;
        if (at + 1u < total) {
          A4[to].y = value.y;
        }
        if (at + 2u < total) {
          A4[to].z = value.z;
        }
      }
    }
  }
  // @end
`,
  small_store_b: `    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      // @unroll
      for (var w = 0u; w < RHS; w++) {
        if (live & (at[r] < n) & (c0 + w < own.nrhs) & ((failure == 0u) | fills)) {
          storeB(own.B.off + at[r] * own.B.rs + (c0 + w) * own.B.cs, select(b[r * RHS + w], filling, fills));
        }
      }
    }
`,
  square_head: `// Square matrices of a batch, GROUP of them to a workgroup: a thread has 4 x 4 elements of its problem's matrices in registers, and factors of
// a product lie in workgroup memory, the left one in columns L[column][row / 4], the right one in rows R[row][column / 4], of which those
// of a block of four rows are turned by its number: so that neighbours are stored into different banks.
const NX: u32 = N / 4u;
const EACH: u32 = NX * NX;
const THREADS: u32 = GROUP * EACH;
const INFINITE: u32 = 0x7f800000u;
const NAN_BITS: u32 = 0x7fc00000u;

var<workgroup> L: array<vec4f, GROUP * N * NX>;
var<workgroup> R: array<vec4f, GROUP * N * NX>;
var<workgroup> each: array<u32, THREADS>;
var<workgroup> tops: array<u32, GROUP * NX>;
var<workgroup> open: array<u32, GROUP>;
var<workgroup> going: u32;

// The sum of the values of a problem's threads, always in the same order. All threads call it.
fn groupSum(t: u32, value: f32) -> f32 {
  let g = t / EACH;
  let own = t % EACH;
  each[t] = bitcast<u32>(value);
  workgroupBarrier();
  if (own < NX) {
    var sum = 0.0;
    for (var k = own; k < EACH; k += NX) {
      sum += bitcast<f32>(each[g * EACH + k]);
    }
    tops[g * NX + own] = bitcast<u32>(sum);
  }
  workgroupBarrier();
  var total = 0.0;
  for (var k = 0u; k < NX; k++) {
    total += bitcast<f32>(tops[g * NX + k]);
  }
  return total;
}

// The largest of non-negative numbers by their bits.
fn groupMax(t: u32, value: u32) -> u32 {
  let g = t / EACH;
  let own = t % EACH;
  each[t] = value;
  workgroupBarrier();
  if (own < NX) {
    var most = 0u;
    for (var k = own; k < EACH; k += NX) {
      most = max(most, each[g * EACH + k]);
    }
    tops[g * NX + own] = most;
  }
  workgroupBarrier();
  var most = 0u;
  for (var k = 0u; k < NX; k++) {
    most = max(most, tops[g * NX + k]);
  }
  return most;
}

// The largest sum of a column, from the sums of four columns over a thread's rows. Overwrites L.
fn groupColumns(t: u32, columns: vec4f) -> f32 {
  let g = t / EACH;
  let own = t % EACH;
  let base = g * N * NX;
  L[base + own] = columns;
  workgroupBarrier();
  if (own < NX) {
    var sum = vec4f();
    for (var k = 0u; k < NX; k++) {
      sum += L[base + own * NX + k];
    }
    tops[g * NX + own] = bitcast<u32>(max(max(sum.x, sum.y), max(sum.z, sum.w)));
  }
  workgroupBarrier();
  var most = 0.0;
  for (var k = 0u; k < NX; k++) {
    most = max(most, bitcast<f32>(tops[g * NX + k]));
  }
  return most;
}

// Whether any problem of the workgroup goes on.
fn anyGoing(t: u32, isOpen: bool) -> bool {
  if (t % EACH == 0u) {
    open[t / EACH] = select(0u, 1u, isOpen);
  }
  workgroupBarrier();
  if (t == 0u) {
    var any = 0u;
    for (var k = 0u; k < GROUP; k++) {
      any |= open[k];
    }
    going = any;
  }
  return workgroupUniformLoad(&going) != 0u;
}

// @use lib/binary_scale
`,
  square_lane: `  // This thread's place: problem g of the workgroup, rows 4 tx.. and columns 4 ty.. of its matrices.
  let g = t / EACH;
  let own = t % EACH;
  let tx = own % NX;
  let ty = own / NX;
  let base = g * N * NX;
  let z = (group.x + p.baseX) * GROUP + g;
  let live = z < p.count;
  let a = problem(min(z, p.count - 1u));
  let n = a.n;
  let fours = (n + 3u) / 4u;
  // @registers
  var x: array<vec4f, 4>;
  // @registers
  var unit: array<vec4f, 4>;
  // @registers
  var acc: array<vec4f, 4>;
  var key = 0u;
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    let j = 4u * ty + c;
    let i = vec4u(4u * tx) + vec4u(0u, 1u, 2u, 3u);
    let inside = (i < vec4u(n)) & vec4<bool>(j < n);
    unit[c] = select(vec4f(), vec4f(1.0), inside & (i == vec4u(j)));
    let at = vec4u(a.A.off) + min(i, vec4u(max(n, 1u) - 1u)) * a.A.rs + min(j, max(n, 1u) - 1u) * a.A.cs;
    x[c] = select(vec4f(), vec4f(source(at.x), source(at.y), source(at.z), source(at.w)), inside);
    let bits = bitcast<vec4u>(x[c]) & vec4u(0x7fffffffu);
    key = max(key, max(max(bits.x, bits.y), max(bits.z, bits.w)));
  }
  let largest = groupMax(t, key);
  let odd = largest >= INFINITE;
`,
  square_product: `  workgroupBarrier();
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    acc[c] = vec4f();
  }
  for (var l = 0u; l < fours; l++) {
    let turned = select(l + ty, l + ty - NX, l + ty >= NX);
    // @unroll
    for (var q = 0u; q < 4u; q++) {
      let left = L[base + (4u * l + q) * NX + tx];
      let right = R[base + (4u * l + q) * NX + turned];
      acc[0] = fma(left, vec4f(right.x), acc[0]);
      acc[1] = fma(left, vec4f(right.y), acc[1]);
      acc[2] = fma(left, vec4f(right.z), acc[2]);
      acc[3] = fma(left, vec4f(right.w), acc[3]);
    }
  }
  workgroupBarrier();
`,
  square_sides: `// A thread's elements, columns of four rows, into the left and the right factor.
fn putLeft(base: u32, tx: u32, ty: u32, c0: vec4f, c1: vec4f, c2: vec4f, c3: vec4f) {
  let at = base + 4u * ty * NX + tx;
  L[at] = c0;
  L[at + NX] = c1;
  L[at + 2u * NX] = c2;
  L[at + 3u * NX] = c3;
}
fn putRight(base: u32, tx: u32, ty: u32, c0: vec4f, c1: vec4f, c2: vec4f, c3: vec4f) {
  let at = base + 4u * tx * NX + (tx + ty) % NX;
  R[at] = vec4f(c0.x, c1.x, c2.x, c3.x);
  R[at + NX] = vec4f(c0.y, c1.y, c2.y, c3.y);
  R[at + 2u * NX] = vec4f(c0.z, c1.z, c2.z, c3.z);
  R[at + 3u * NX] = vec4f(c0.w, c1.w, c2.w, c3.w);
}
`,
  square_store: `  // x to C where the problem has not failed; else C is left, or filled with NaN.
  let noNumber = bitcast<f32>(p.nanBits);
  if (live & !a.outside & (!failed | (p.nanBits != 0u))) {
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      // @unroll
      for (var r = 0u; r < 4u; r++) {
        let i = 4u * tx + r;
        let j = 4u * ty + c;
        if ((i < n) & (j < n)) {
          C[a.C.off + i * a.C.rs + j * a.C.cs] = select(x[c][r], noNumber, failed);
        }
      }
    }
  }
`,
  start_size: `// The size of the vectors that the inverse of a matrix is multiplied with, a power of two, from the bits of the matrix's norm: condition.ref.ts
// says why. Uses lib/norm_sum.
fn startSize(norm: u32) -> f32 {
  let exponent = i32((norm & MAGNITUDE) >> 23u) - 127;
  return power(select(max(exponent - 64, 0), max(exponent, -64), exponent < 0));
}
`,
  tridiagonal: `// Tridiagonal systems, one to a thread, G to a workgroup: C rows at a time of every operand pass through tiles in workgroup memory, element
// r of problem g at tile * TILE + g * PITCH + r, so that neighbouring threads read and write neighbouring elements, down a problem or, where
// problems lie between each other, across them. Operand 4 is B. Uses lib/band_problem, lib/band_slots; G, C, TILES, of which C divides G.
const PITCH: u32 = C + 1u;
const TILE: u32 = G * PITCH;

var<workgroup> tiles: array<f32, TILES * TILE>;
// Offset and increment of operand k of problem g, at k * G + g; of B the distance of its rows, and apart that of its columns.
var<workgroup> homes: array<vec2u, 5u * G>;
var<workgroup> columns: array<u32, G>;
var<workgroup> orders: array<u32, G>;
var<workgroup> sides: array<u32, G>;

fn isAcross(k: u32) -> bool {
  return ((p.across >> k) & 1u) != 0u;
}

// The problem and the row of a tile that element e of it, e < G * C, belongs to.
fn spotOf(k: u32, e: u32) -> vec2u {
  return select(vec2u(e / C, e % C), vec2u(e % G, e / G), isAcross(k));
}

fn tileAt(tile: u32, k: u32, e: u32) -> u32 {
  let spot = spotOf(k, e);
  return tile * TILE + spot.x * PITCH + spot.y;
}

// Element e of a tile of operand k, whose row 0 is the operand's element i0, and which has \`less\` elements less than the problem has rows; 0
// where there is none. What is read then is some element of it, without a branch: loads must not wait for each other.
fn fetched(k: u32, slot: u32, less: u32, i0: u32, e: u32) -> f32 {
  let spot = spotOf(k, e);
  let n = orders[spot.x];
  let home = homes[k * G + spot.x];
  let i = i0 + spot.y;
  let value = load(slot, home.x + min(i, max(n, less + 1u) - less - 1u) * home.y);
  return select(0.0, value, i + less < n);
}

fn putBack(tile: u32, k: u32, slot: u32, less: u32, i0: u32, e: u32) {
  let spot = spotOf(k, e);
  let i = i0 + spot.y;
  if (i + less < orders[spot.x]) {
    let home = homes[k * G + spot.x];
    store(slot, home.x + i * home.y, tiles[tileAt(tile, k, e)]);
  }
}
`,
  tridiagonal_head: `  let z = (group.x + p.baseX) * G + t;
  let mine = min(z, p.count - 1u);
  let own = problem(mine);
  let n = select(0u, own.n, z < p.count);
  let nrhs = own.nrhs;
  orders[t] = n;
  sides[t] = nrhs;
  // @unroll
  for (var k = 0u; k < 4u; k++) {
    let at = place(mine, k);
    homes[k * G + t] = vec2u(at.off, at.ld);
  }
  let atB = place(mine, 4u);
  homes[4u * G + t] = vec2u(atB.off, select(1u, atB.ld, p.byRows != 0u));
  columns[t] = select(atB.ld, 1u, p.byRows != 0u);
  workgroupBarrier();
`,
  tridiagonal_sides: `// Right-hand sides of tridiagonal systems, R at a time, and the workspace in which the result of the first substitution waits for the second:
// row i of column j of problem z at ((i * p.nrhs + j) * p.pitch + z). It is only ever read by the thread that wrote it. Uses lib/tridiagonal.

fn fetchedSide(slot: u32, j: u32, i0: u32, e: u32) -> f32 {
  let spot = spotOf(4u, e);
  let n = orders[spot.x];
  let home = homes[4u * G + spot.x];
  let i = i0 + spot.y;
  let nrhs = sides[spot.x];
  let at = home.x + min(i, max(n, 1u) - 1u) * home.y + min(j, max(nrhs, 1u) - 1u) * columns[spot.x];
  return select(0.0, load(slot, at), (i < n) & (j < nrhs));
}

fn putBackSide(tile: u32, slot: u32, j: u32, i0: u32, e: u32) {
  let spot = spotOf(4u, e);
  let i = i0 + spot.y;
  if ((i < orders[spot.x]) & (j < sides[spot.x])) {
    store(slot, homes[4u * G + spot.x].x + i * homes[4u * G + spot.x].y + j * columns[spot.x], tiles[tileAt(tile, 4u, e)]);
  }
}

fn waitingAt(z: u32, i: u32, j: u32) -> u32 {
  return (i * p.nrhs + j) * p.pitch + z;
}
`,
  vector_estimate: `// The estimator of norms of an inverse, as xLACN2, by the threads that share its factors. Uses lib/vector_solve and lib/norm_sum.

// The largest magnitude of the lanes, or their sum of magnitudes, as bits, with infinity and NaN as they are.
fn magnitudes(me: Lane, value: f32) -> u32 {
  let bits = select(0u, bitcast<u32>(value) & MAGNITUDE, me.lane < me.n);
  let worst = laneMax(me, bits);
  let sum = laneSum(me, bitcast<f32>(select(0u, bits, bits < INFINITY_BITS)));
  return select(min(bitcast<u32>(sum) & MAGNITUDE, INFINITY_BITS), worst, worst >= INFINITY_BITS);
}

// A lower bound of start ||D A^-1||_1 (or, isTransposed, of A^-T) as bits, D = diag(w), nearly always within a factor of 3: the vectors 1/n, two
// unit vectors to which the signs of products lead, and one of alternating signs. \`start\` is a power of two, the size of all vectors.
fn estimated(me: Lane, f: Place, start: f32, w: f32, isTransposed: u32, place: u32) -> u32 {
  let count = f32(max(me.n, 1u));
  let inside = me.lane < me.n;
  let sign = select(start, -start, (me.lane & 1u) == 1u);
  let alternating = sign * (1.0 + f32(me.lane) / max(count - 1.0, 1.0));
  var y = start / count;
  var most = 0u;
  for (var turn = 0u; turn < 6u; turn++) {
    let isProduct = (turn & 1u) == 0u || turn == 5u;
    if (turn == 5u) {
      y = alternating;
    } else if (!isProduct) {
      y = select(-start, start, y > 0.0);
    } else if (turn > 0u) {
      // The first of the largest magnitudes.
      let bits = select(0u, bitcast<u32>(y) & MAGNITUDE, inside);
      let best = laneMax(me, bits);
      let first = LANES - laneMax(me, select(0u, LANES - me.lane, (bits == best) & inside));
      y = select(0.0, start, me.lane == first);
    }
    y = select(0.0, y, inside);
    y = solved(me, f, select(w * y, y, isProduct), isTransposed ^ select(1u, 0u, isProduct), place);
    y = select(y, w * y, isProduct);
    let sum = magnitudes(me, y);
    // 2 / (3 n) of the last
    let share = select(1.0, 2.0 / (3.0 * count), turn == 5u);
    let counted = select(sum, bitcast<u32>(bitcast<f32>(min(sum, 0x7f7fffffu)) * share), sum < INFINITY_BITS);
    most = max(most, select(0u, counted, isProduct));
  }
  return most;
}
`,
  vector_solve: `// Solutions for one vector with the factors of a matrix, by the LANES threads that share it: lane i has row i. Uses lib/batch_problem, the
// kernel's constants LANES, THREADS, KB, TOP, ALONE, CHOLESKY, PIVOTS, the field byRows of its Params (where an element of a row of the factors has its
// neighbour beside it) and its function factor(place). All functions have barriers: they are called by all threads.
const GROUP: u32 = THREADS / LANES;
const PITCH: u32 = LANES + 1u;
const TOGETHER: u32 = 1u - ALONE;

// Rows that are solved for and the block on the diagonal that they depend on, of two steps, by turns.
var<workgroup> known: array<f32, 2u * GROUP * KB>;
var<workgroup> corner: array<f32, 2u * GROUP * KB * KB>;
// Elements of rows that lie along memory, turned so that the loads of a subgroup are neighbours.
var<workgroup> stage: array<f32, GROUP * KB * PITCH>;
// What lanes tell each other.
var<workgroup> told: array<u32, THREADS>;

// A thread: its lane, the problem of its workgroup, and that one's order.
struct Lane {
  lane: u32,
  slot: u32,
  n: u32,
}

// y := T^-1 y, T a triangle of the factors f or, isTransposed, of their transpose; the lower one, or isBack the upper one, which is gone through
// from its end. KB rows at a time are solved for and subtracted from those that come behind.
fn substitute(me: Lane, f: Place, y0: f32, isBack: u32, isTransposed: u32, isUnit: u32) -> f32 {
  let n = me.n;
  let last = max(n, 1u) - 1u;
  let row = min(me.lane, last);
  let down = select(f.rs, f.cs, isTransposed == 1u);
  let across = select(f.cs, f.rs, isTransposed == 1u);
  // Backward is forward with rows and columns counted from the end: strides are negative, modulo 2^32.
  let rs = select(down, 0u - down, isBack == 1u);
  let cs = select(across, 0u - across, isBack == 1u);
  let i = select(me.lane, last - me.lane, isBack == 1u);
  let own = select(row, last - row, isBack == 1u);
  let top = f.off + select(0u, last * (f.rs + f.cs), isBack == 1u);
  let isAcross = (p.byRows ^ isTransposed) == 1u;
  let mine = me.lane < n;
  let stageAt = me.slot * (KB * PITCH);
  var y = y0;
  var turn = 0u;
  // @registers
  var next: array<f32, KB>;
  // @unroll
  for (var r = 0u; r < KB; r++) {
    let e = me.lane + r * LANES;
    let spot = select(vec2u(own, r), vec2u(e / KB, e % KB), isAcross);
    next[r] = factor(top + min(spot.x, last) * rs + min(spot.y, last) * cs);
  }
  workgroupBarrier();
  for (var k0 = 0u; k0 < p.n; k0 += KB) {
    // @registers
    var l: array<f32, KB>;
    // @unroll
    for (var r = 0u; r < KB; r++) {
      l[r] = next[r];
    }
    if (isAcross) {
      // @unroll
      for (var r = 0u; r < KB; r++) {
        let e = me.lane + r * LANES;
        stage[stageAt + e % KB * PITCH + e / KB] = next[r];
      }
      workgroupBarrier();
      // @unroll
      for (var r = 0u; r < KB; r++) {
        l[r] = stage[stageAt + r * PITCH + own];
      }
    }
    // @unroll
    for (var r = 0u; r < KB; r++) {
      let e = me.lane + r * LANES;
      let spot = select(vec2u(own, r), vec2u(e / KB, e % KB), isAcross);
      next[r] = factor(top + min(spot.x, last) * rs + min(k0 + KB + spot.y, last) * cs);
    }
    let q = i - k0;
    let knownAt = (turn * GROUP + me.slot) * KB;
    let cornerAt = knownAt * KB;
    if (q < KB && mine) {
      known[knownAt + q] = y;
      // @unroll
      for (var r = 0u; r < KB; r++) {
        corner[cornerAt + q * KB + r] = l[r];
      }
    }
    workgroupBarrier();
    // Behind the last row of a problem there is anything, of which nothing else depends.
    // @registers
    var u: array<f32, KB>;
    // @when ALONE
    if (me.lane == 0u) {
      // @unroll
      for (var e = 0u; e < KB; e++) {
        u[e] = known[knownAt + e];
        // @unroll
        for (var r = 0u; r < e; r++) {
          u[e] = fma(-corner[cornerAt + e * KB + r], u[r], u[e]);
        }
        u[e] /= select(corner[cornerAt + e * KB + e], 1.0, isUnit == 1u);
        known[knownAt + e] = u[e];
      }
    }
    workgroupBarrier();
    // @unroll
    for (var e = 0u; e < KB; e++) {
      u[e] = known[knownAt + e];
    }
    // @end
    // @when TOGETHER
    // @unroll
    for (var e = 0u; e < KB; e++) {
      u[e] = known[knownAt + e];
      // @unroll
      for (var r = 0u; r < e; r++) {
        u[e] = fma(-corner[cornerAt + e * KB + r], u[r], u[e]);
      }
      u[e] /= select(corner[cornerAt + e * KB + e], 1.0, isUnit == 1u);
    }
    // @end
    var rest = y;
    // @unroll
    for (var r = 0u; r < KB; r++) {
      rest = fma(-l[r], u[r], rest);
      y = select(y, u[r], q == r);
    }
    y = select(y, rest, mine & (i >= k0 + KB));
    turn = 1u - turn;
  }
  return y;
}

// What lane \`other\` has.
fn exchanged(me: Lane, value: f32, other: u32) -> f32 {
  workgroupBarrier();
  told[me.slot * LANES + me.lane] = bitcast<u32>(value);
  workgroupBarrier();
  return bitcast<f32>(told[me.slot * LANES + other]);
}

// The vector whose element \`other\` is this lane's; all of them are different.
fn scattered(me: Lane, value: f32, other: u32) -> f32 {
  workgroupBarrier();
  told[me.slot * LANES + other] = bitcast<u32>(value);
  workgroupBarrier();
  return bitcast<f32>(told[me.slot * LANES + me.lane]);
}

// Of all lanes of the problem, by trees: the same order in every run.
fn laneSum(me: Lane, value: f32) -> f32 {
  let at = me.slot * LANES + me.lane;
  workgroupBarrier();
  told[at] = bitcast<u32>(value);
  for (var half = TOP; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (me.lane < half && me.lane + half < LANES) {
      told[at] = bitcast<u32>(bitcast<f32>(told[at]) + bitcast<f32>(told[at + half]));
    }
  }
  workgroupBarrier();
  return bitcast<f32>(told[me.slot * LANES]);
}

fn laneMax(me: Lane, value: u32) -> u32 {
  let at = me.slot * LANES + me.lane;
  workgroupBarrier();
  told[at] = value;
  for (var half = TOP; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (me.lane < half && me.lane + half < LANES) {
      told[at] = max(told[at], told[at + half]);
    }
  }
  workgroupBarrier();
  return told[me.slot * LANES];
}

// y := A^-1 y, or isTransposed A^-T y, \`place\` being where the interchanges of LU take this lane's row.
fn solved(me: Lane, f: Place, y0: f32, isTransposed: u32, place: u32) -> f32 {
  var y = y0;
  // @when PIVOTS
  let before = exchanged(me, y, place);
  y = select(before, y, isTransposed == 1u);
  // @end
  for (var sweep = 0u; sweep < 2u; sweep++) {
    // Of Cholesky L and L^T, of LU L and U or U^T and L^T.
    let turned = select(isTransposed, sweep, CHOLESKY == 1u);
    let isUnit = select((1u - isTransposed) ^ sweep, 0u, CHOLESKY == 1u);
    y = substitute(me, f, y, sweep, turned, isUnit);
  }
  // @when PIVOTS
  let behind = scattered(me, y, place);
  y = select(y, behind, isTransposed == 1u);
  // @end
  return y;
}
`,
};
