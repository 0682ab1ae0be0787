// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
import { joined, lib_batch_fields, lib_batch_operand, lib_batch_problem, lib_double_elements, lib_field, lib_group_packs, lib_group_rows, lib_ldl_pivot, lib_small_b, lib_small_head, lib_small_lane, lib_small_load, lib_small_load_b, lib_small_reports, lib_small_reports_out, lib_small_solve_chol, lib_small_solve_lu, lib_small_solve_lu_t, lib_small_store_b } from '../runtime/shaderLibs.gen.js';
export const batch_gather = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const SIDE: u32 = 32u;
`, lib_field, `struct Params {
`, lib_batch_fields, `  operand: u32,
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
`, lib_batch_problem, ``, lib_batch_operand, `var<workgroup> tile: array<T, SIDE * (SIDE + 1u)>;
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
`);
export const batch_pivots = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
struct Params {
`, lib_batch_fields, `}
@group(0) @binding(0) var<storage, read> ipiv: array<i32>;
@group(0) @binding(1) var<storage, read_write> pivots: array<i32>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<uniform> p: Params;
`, lib_batch_problem, `@compute @workgroup_size(THREADS)
fn batch_pivots(@builtin(local_invocation_index) t: u32) {
  let a = problem(0u);
  for (var i = t; i < a.n; i += THREADS) {
    pivots[i] = clamp(ipiv[a.piv + i], 1, i32(a.n));
  }
}
`);
export const batch_records = `
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
export const batch_report = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const PIVOTS: u32 = 1u;
struct Params {
`, lib_batch_fields, `}
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
`, lib_batch_problem, `@compute @workgroup_size(THREADS)
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
`);
export const batch_scatter = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const SIDE: u32 = 32u;
`, lib_field, `struct Params {
`, lib_batch_fields, `  operand: u32,
  part: u32,
  tilesDown: u32,
  ldW: u32,
  strideW: u32,
  always: u32,
  realDiagonal: u32,
}
@group(0) @binding(0) var<storage, read> W: array<T>;
@group(0) @binding(1) var<storage, read_write> X: array<T>;
@group(0) @binding(2) var<storage, read> failed: array<i32>;
// @when LISTED
@group(0) @binding(3) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(4) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_batch_operand, `var<workgroup> tile: array<T, SIDE * (SIDE + 1u)>;
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
`);
export const solve_small = /* @__PURE__ */ joined(`
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
const SYMMETRIC: u32 = 0u;
const MIRRORS: u32 = 1u - SYMMETRIC;
const TRANSPOSED: u32 = 0u;
const CONJUGATED: u32 = 0u;
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
`, lib_small_head, ``, lib_ldl_pivot, `// @when PIVOT
@group(0) @binding(6) var<storage, read> ipiv: array<i32>;
// @end
// @when SOLVES
`, lib_small_b, `// @end
// @when C_APART
@group(0) @binding(8) var<storage, read_write> C: array<T>;
// @end
fn turned(x: V) -> V {
  var value = x;
  // @when CONJUGATED
  value = conj(value);
  // @end
  return value;
}
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
`, lib_small_lane, ``, lib_small_load, `  var top = N;
  // @when EDGE
  top = p.n;
  // @end
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
      let isZero = bitsOf(x[r * N + c]) < 0x00800000u;
      zero = min(zero, select(NONE, c, (at[r] == c) & (c < n) & isZero));
    }
  }
  failure = groupMin(zero) + 1u;
  // @end
`, lib_small_reports, `  var columns = p.nrhs;
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
    var b: array<V, ROWS * RHS>;
    // @when SOLVES
`, lib_small_load_b, `    // @end
    // @when INVERTS
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      // @unroll
      for (var w = 0u; w < RHS; w++) {
        b[r * RHS + w] = select(V(), ofReal(1.0), source[r] == c0 + w);
      }
    }
    // @end
    // @when AS_IS
`, lib_small_solve_lu, `    // @end
    // @when AS_TRANSPOSED
`, lib_small_solve_lu_t, `    // @end
    // @when CHOLESKY
`, lib_small_solve_chol, `    // @end
    // @when SOLVES
`, lib_small_store_b, `    // @end
    // @when INVERTS
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      // @unroll
      for (var w = 0u; w < RHS; w++) {
        let c = c0 + w;
        var value = select(b[r * RHS + w], filling, fills);
        // @when HERMITIAN
        value = select(value, ofReal(realPart(value)), (at[r] == c) & !fills);
        // @end
        if (live & (at[r] < n) & (c < n) & ((LOWER == 0u) | (at[r] >= c)) & ((failure == 0u) | fills)) {
          // @when C_APART
          C[to.off + at[r] * to.rs + c * to.cs] = narrow(value);
          // @end
          // @when C_BESIDE
          A[to.off + at[r] * to.rs + c * to.cs] = narrow(value);
          // @end
        }
      }
    }
    // @end
    workgroupBarrier();
  }
`, lib_small_reports_out, `}
`);
export const solve_soft = /* @__PURE__ */ joined(`
`, lib_double_elements, `const THREADS: u32 = 64u;
const NB: u32 = 8u;
const LISTED: u32 = 0u;
const PIVOTS: u32 = 1u;
const F_IN_X: u32 = 0u;
const CHECKS: u32 = 1u;
const F_APART: u32 = 1u - F_IN_X;
struct Params {
`, lib_batch_fields, `  trans1: u32,
  trans2: u32,
  conj1: u32,
  conj2: u32,
  unit1: u32,
  unit2: u32,
  swap: u32,
  sweep: u32,
  sweeps: u32,
}
@group(0) @binding(0) var<storage, read_write> X: array<T>;
// @when F_APART
@group(0) @binding(1) var<storage, read> F: array<T>;
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
@group(0) @binding(5) var<uniform> p: Params;
`, lib_batch_problem, `fn factor(at: u32, conjugated: bool) -> V {
  var value = T();
  // @when F_APART
  value = F[at];
  // @end
  // @when F_IN_X
  value = X[at];
  // @end
  let wide = widen(value);
  return select(wide, conj(wide), conjugated);
}
fn interchange(piv: u32, n: u32, column: u32, down: u32, back: bool) {
  // @when PIVOTS
  for (var s = 0u; s < n; s++) {
    let k = select(s, n - 1u - s, back);
    let other = min(u32(ipiv[piv + k]) - 1u, n - 1u);
    let upper = column + k * down;
    let lower = column + other * down;
    let moved = X[upper];
    X[upper] = X[lower];
    X[lower] = moved;
  }
  // @end
}
@compute @workgroup_size(THREADS)
fn solve_soft(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let a = problem(group.x + p.baseX);
  let first = (group.y + p.baseY) * NB;
  let n = a.n;
  let f = a.A;
  if (first >= a.nrhs || n == 0u) {
    return;
  }
  let columns = min(NB, a.nrhs - first);
  let x = Place(a.B.off + first * a.B.cs, a.B.rs, a.B.cs);
  // @when CHECKS
  if (failed[p.offInfo + a.q] != 0) {
    if (p.nanBits != 0u) {
      for (var e = t; e < n * columns; e += THREADS) {
        X[x.off + e % n * x.rs + e / n * x.cs] = narrow(inAllParts(D_NAN));
      }
    }
    return;
  }
  // @end
  if (p.swap == 1u && t < columns) {
    interchange(a.piv, n, x.off + t * x.cs, x.rs, false);
  }
  for (var sweep = p.sweep; sweep < p.sweeps; sweep++) {
    let isBack = sweep == 1u;
    let isUnit = select(p.unit1, p.unit2, isBack) != 0u;
    let isConjugated = select(p.conj1, p.conj2, isBack) != 0u;
    let isTransposed = select(p.trans1, p.trans2, isBack) != 0u;
    let down = select(f.rs, f.cs, isTransposed);
    let across = select(f.cs, f.rs, isTransposed);
    let rs = select(down, 0u - down, isBack);
    let cs = select(across, 0u - across, isBack);
    let rx = select(x.rs, 0u - x.rs, isBack);
    let corner = f.off + select(0u, (n - 1u) * (f.rs + f.cs), isBack);
    let top = x.off + select(0u, (n - 1u) * x.rs, isBack);
    for (var k = 0u; k < n; k++) {
      let diagonal = corner + k * (rs + cs);
      let solved = top + k * rx;
      storageBarrier();
      if (!isUnit && t < columns) {
        let at = solved + t * x.cs;
        X[at] = narrow(divide(widen(X[at]), factor(diagonal, isConjugated)));
      }
      storageBarrier();
      let rows = n - k - 1u;
      for (var e = t; e < rows * columns; e += THREADS) {
        let i = 1u + e % rows;
        let column = e / rows * x.cs;
        let at = solved + i * rx + column;
        let known = widen(X[solved + column]);
        X[at] = narrow(mad(neg(factor(diagonal + i * rs, isConjugated)), known, widen(X[at])));
      }
    }
    storageBarrier();
  }
  if (p.swap == 2u && t < columns) {
    interchange(a.piv, n, x.off + t * x.cs, x.rs, true);
  }
}
`);
export const substitute_group = /* @__PURE__ */ joined(`
`, lib_field, ``, lib_group_packs, `const THREADS: u32 = 64u;
const NB: u32 = 16u;
const KB: u32 = 8u;
const LISTED: u32 = 0u;
const PIVOTS: u32 = 1u;
const INVERSE: u32 = 0u;
const F_IN_X: u32 = 0u;
const CHECKS: u32 = 1u;
const ZEROS: u32 = 0u;
const F_APART: u32 = 1u - F_IN_X;
const PACKS: u32 = NB / HELD;
const KPACKS: u32 = KB / HELD;
const PITCH: u32 = THREADS + 4u;
struct Params {
`, lib_batch_fields, `  trans1: u32,
  trans2: u32,
  conj1: u32,
  conj2: u32,
  unit1: u32,
  unit2: u32,
  scaled: u32,
  swap: u32,
  packedF: u32,
  packedX: u32,
  ldF: u32,
  strideF: u32,
}
@group(0) @binding(0) var<storage, read_write> X: array<T>;
// @when F_APART
@group(0) @binding(1) var<storage, read> F: array<T>;
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
`, lib_batch_problem, `var<workgroup> tile: array<vec4<R>, 2u * KB * PACKS>;
var<workgroup> corner: array<vec4<R>, 2u * KB * KPACKS>;
var<workgroup> stage: array<V, KB * PITCH>;
var<workgroup> rest: atomic<u32>;
var<workgroup> verdict: i32;
fn factor(at: u32) -> V {
  var value = T();
  // @when F_APART
  value = F[at];
  // @end
  // @when F_IN_X
  value = X[at];
  // @end
  return widen(value);
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
  if (t < n) {
    if (isZeroV(factor(f.off + t * (f.rs + f.cs)))) {
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
      let noNumber = narrow(V(bitcast<R>(p.nanBits)));
      for (var c = first; c < min(first + NB, nrhs); c++) {
        X[b.off + t * b.rs + c * b.cs] = noNumber;
      }
    }
    return;
  }
  let row = min(t, n - 1u);
  var place = row;
  // @when PIVOTS
  for (var s = n; s > 0u; s--) {
    let other = min(u32(ipiv[piv + s - 1u]) - 1u, n - 1u);
    place = select(select(place, s - 1u, place == other), other, place == s - 1u);
  }
  // @end
  let source = select(row, place, p.swap == 1u);
  let goal = select(row, place, p.swap == 2u);
  // @registers
  var x: array<V, NB>;
  // @unroll
  for (var c = 0u; c < NB; c++) {
    if (INVERSE == 1u) {
      x[c] = select(V(), ofReal(1.0), source == first + c);
    } else {
      x[c] = widen(X[b.off + source * b.rs + min(first + c, nrhs - 1u) * b.cs]);
    }
  }
  storageBarrier();
  var turn = 0u;
  // @registers
  var next: array<V, KB>;
  for (var sweep = 0u; sweep < 2u; sweep++) {
    let isBack = sweep == 1u;
    let isUnit = select(p.unit1, p.unit2, isBack) != 0u;
    if (isBack && p.scaled != 0u) {
      let d = factor(f.off + row * (f.rs + f.cs));
      // @unroll
      for (var c = 0u; c < NB; c++) {
        x[c] = divide(x[c], d);
      }
    }
    // @when COMPLEX
    let isConjugated = select(p.conj1, p.conj2, isBack) != 0u;
    // @end
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
      var l: array<V, KB>;
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
      // @when COMPLEX
      // @unroll
      for (var r = 0u; r < KB; r++) {
        l[r] = select(l[r], conj(l[r]), isConjugated);
      }
      // @end
      // @unroll
      for (var r = 0u; r < KB; r++) {
        let e = t + r * THREADS;
        let spot = select(vec2u(own, r), vec2u(e / KB, e % KB), isAcross);
        next[r] = factor(top + min(spot.x, n - 1u) * rs + min(k0 + KB + spot.y, n - 1u) * cs);
      }
      let q = i - k0;
      let tileAt = turn * (KB * PACKS);
      let cornerAt = turn * (KB * KPACKS);
      if (q < KB && t < n) {
        // @unroll
        for (var g = 0u; g < PACKS; g++) {
          // @when REAL
          tile[tileAt + q * PACKS + g] = vec4<R>(x[4u * g], x[4u * g + 1u], x[4u * g + 2u], x[4u * g + 3u]);
          // @end
          // @when COMPLEX
          tile[tileAt + q * PACKS + g] = vec4<R>(x[2u * g], x[2u * g + 1u]);
          // @end
        }
        // @unroll
        for (var g = 0u; g < KPACKS; g++) {
          // @when REAL
          corner[cornerAt + q * KPACKS + g] = vec4<R>(l[4u * g], l[4u * g + 1u], l[4u * g + 2u], l[4u * g + 3u]);
          // @end
          // @when COMPLEX
          corner[cornerAt + q * KPACKS + g] = vec4<R>(l[2u * g], l[2u * g + 1u]);
          // @end
        }
      }
      workgroupBarrier();
      if (t < PACKS) {
        // @registers
        var y: array<vec4<R>, KB>;
        // @unroll
        for (var e = 0u; e < KB; e++) {
          y[e] = tile[tileAt + e * PACKS + t];
          // @unroll
          for (var r = 0u; r < e; r++) {
            // @when REAL
            y[e] = fma(vec4<R>(-corner[cornerAt + e * KPACKS + r / 4u][r % 4u]), y[r], y[e]);
            // @end
            // @when COMPLEX
            y[e] = madPack(-inPack(corner[cornerAt + e * KPACKS + r / 2u], r % 2u), y[r], y[e]);
            // @end
          }
          if (!isUnit) {
            // @when REAL
            y[e] /= corner[cornerAt + e * KPACKS + e / 4u][e % 4u];
            // @end
            // @when COMPLEX
            y[e] = overPack(y[e], inPack(corner[cornerAt + e * KPACKS + e / 2u], e % 2u));
            // @end
          }
          tile[tileAt + e * PACKS + t] = y[e];
        }
      }
      workgroupBarrier();
      let isBelow = i >= k0 + KB && t < n;
`, lib_group_rows, `      turn = 1u - turn;
    }
  }
  if (t < n) {
    // @unroll
    for (var c = 0u; c < NB; c++) {
      if (first + c < nrhs) {
        X[b.off + goal * b.rs + (first + c) * b.cs] = narrow(x[c]);
      }
    }
  }
}
`);
