// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
import { joined, lib_batch_fields, lib_batch_problem, lib_binary_scale, lib_expm_taylor, lib_field, lib_gemm_slabs, lib_gemm_slabs_run, lib_group_reduce, lib_iteration_slots, lib_root_steps, lib_square_head, lib_square_lane, lib_square_product, lib_square_sides, lib_square_store } from '../../runtime/shaderLibs.gen.js';
export const expm_finish = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const INFINITE: u32 = 0x7f800000u;
struct Params {
`, lib_batch_fields, `  orders: u32,
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
`, lib_batch_problem, ``, lib_group_reduce, `@compute @workgroup_size(THREADS)
fn expm_finish(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let a = problem(z);
  let n = p.orders * a.n;
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
`);
export const expm_group = /* @__PURE__ */ joined(`
const N: u32 = 16u;
const GROUP: u32 = 4u;
const LISTED: u32 = 0u;
const A_IN_C: u32 = 0u;
const PAIRS: u32 = 0u;
const A_APART: u32 = 1u - A_IN_C;
struct Params {
`, lib_batch_fields, `}
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
`, lib_batch_problem, ``, lib_square_head, ``, lib_square_sides, ``, lib_expm_taylor, `@compute @workgroup_size(THREADS)
fn expm_group(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
`, lib_square_lane, `  let down = downOf(largest);
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
`, lib_square_product, `  // @unroll
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
`, lib_square_product, `  // @unroll
  for (var c = 0u; c < 4u; c++) {
    h[c] = X4 * unit[c] + X5 * x[c] + X6 * square[c] + X7 * acc[c];
    acc[c] = X3 * square[c] + acc[c];
  }
  putLeft(base, tx, ty, acc[0], acc[1], acc[2], acc[3]);
  putRight(base, tx, ty, h[0], h[1], h[2], h[3]);
`, lib_square_product, `  // @unroll
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
`, lib_square_product, `    // @unroll
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
`, lib_square_store, `}
`);
export const expm_start = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const INFINITE: u32 = 0x7f800000u;
struct Params {
`, lib_batch_fields, `  orders: u32,
  ld: u32,
  strideM: u32,
}
@group(0) @binding(0) var<storage, read_write> M: array<f32>;
@group(0) @binding(1) var<storage, read_write> state: array<u32>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_group_reduce, ``, lib_binary_scale, ``, lib_expm_taylor, `@compute @workgroup_size(THREADS)
fn expm_start(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let n = p.orders * problem(z).n;
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
`);
export const expm_sum = /* @__PURE__ */ joined(`
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
`, lib_binary_scale, ``, lib_expm_taylor, `@compute @workgroup_size(THREADS)
fn expm_sum(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let at = (group.x + p.baseX) * THREADS + t + (group.y + p.baseY) * p.width;
  if (at < p.elements) {
    G[at] = fma(X7, F[at], G[at]);
  }
}
`);
export const expm_terms = /* @__PURE__ */ joined(`
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
`, lib_group_reduce, ``, lib_binary_scale, ``, lib_expm_taylor, `@compute @workgroup_size(THREADS)
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
`);
export const newton_check = /* @__PURE__ */ joined(`
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
`, lib_root_steps, `@compute @workgroup_size(THREADS)
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
  let now = verdict(state[8u * z + 7u], p.degree, sum, bitcast<f32>(state[8u * z + 3u]));
  let found = select(now, FAILED, (now == GOES_ON) & (p.step == p.most));
  state[8u * z] = select(0u, 1u, found == GOES_ON);
  state[8u * z + 1u] = found;
  state[8u * z + 2u] = p.step;
  state[8u * z + 3u] = bitcast<u32>(sqrt(sum));
}
`);
export const newton_product = /* @__PURE__ */ joined(`
`, lib_field, `const BM: u32 = 32u;
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
const PARTS: u32 = 1u;
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
`, lib_gemm_slabs, `// @when NORMS
`, lib_group_reduce, `// @end
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
`, lib_gemm_slabs_run, `  var squares = vec4f();
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
`);
export const pairs_collect = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
const EACH: u32 = 4u;
const LISTED: u32 = 0u;
struct Params {
`, lib_batch_fields, `  ld: u32,
  strideM: u32,
}
@group(0) @binding(0) var<storage, read> W: array<f32>;
@group(0) @binding(1) var<storage, read_write> C: array<vec2f>;
@group(0) @binding(2) var<storage, read> failed: array<i32>;
// @when LISTED
@group(0) @binding(3) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(4) var<uniform> p: Params;
`, lib_batch_problem, `@compute @workgroup_size(THREADS)
fn pairs_collect(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let a = problem(z);
  let isGood = failed[p.offInfo + a.q] == 0;
  if (a.outside || (!isGood && p.nanBits == 0u)) {
    return;
  }
  let noNumber = vec2f(bitcast<f32>(p.nanBits));
  let first = (group.y + p.baseY) * THREADS * EACH;
  for (var k = 0u; k < EACH; k++) {
    let e = first + k * THREADS + t;
    if (e < a.n * a.n) {
      let i = e % a.n;
      let j = e / a.n;
      let at = z * p.strideM + 2u * i + 2u * j * p.ld;
      C[a.C.off + i * a.C.rs + j * a.C.cs] = select(noNumber, vec2f(W[at], W[at + 1u]), isGood);
    }
  }
}
`);
export const pairs_spread = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
const EACH: u32 = 4u;
const LISTED: u32 = 0u;
struct Params {
`, lib_batch_fields, `  ld: u32,
  strideM: u32,
}
@group(0) @binding(0) var<storage, read> A: array<vec2f>;
@group(0) @binding(1) var<storage, read_write> W: array<f32>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<uniform> p: Params;
`, lib_batch_problem, `@compute @workgroup_size(THREADS)
fn pairs_spread(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let a = problem(z);
  let first = (group.y + p.baseY) * THREADS * EACH;
  for (var k = 0u; k < EACH; k++) {
    let e = first + k * THREADS + t;
    if (e < a.n * a.n) {
      let i = e % a.n;
      let j = e / a.n;
      let value = A[a.A.off + i * a.A.rs + j * a.A.cs];
      let at = z * p.strideM + 2u * i + 2u * j * p.ld;
      W[at] = value.x;
      W[at + 1u] = value.y;
      W[at + p.ld] = -value.y;
      W[at + p.ld + 1u] = value.x;
    }
  }
}
`);
export const polar_product = /* @__PURE__ */ joined(`
`, lib_field, `const LISTED: u32 = 0u;
const WEIGHTED: u32 = 0u;
const PLAIN: u32 = 1u - WEIGHTED;
const TILE: u32 = 32u;
struct Params {
`, lib_batch_fields, `  tilesDown: u32,
  ldX: u32,
  strideX: u32,
  ldY: u32,
  strideY: u32,
}
@group(0) @binding(0) var<storage, read_write> D: array<T>;
@group(0) @binding(1) var<storage, read> Y: array<T>;
// @when PLAIN
@group(0) @binding(2) var<storage, read> X: array<T>;
@group(0) @binding(3) var<storage, read_write> info: array<i32>;
// @end
// @when WEIGHTED
@group(0) @binding(4) var<storage, read> S: array<R>;
// @end
// @when LISTED
@group(0) @binding(5) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(6) var<uniform> p: Params;
`, lib_batch_problem, `@compute @workgroup_size(TILE, TILE / 4u)
fn polar_product(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) t: vec3u) {
  let a = problem(group.x + p.baseX);
  let tile = group.y + p.baseY;
  let i = tile % p.tilesDown * TILE + t.x;
  let first = tile / p.tilesDown * TILE + 4u * t.y;
  var rows = a.m;
  var place = a.A;
  // @when WEIGHTED
  rows = a.n;
  place = a.C;
  // @end
  // @when PLAIN
  if (a.outside & (tile == 0u) & all(t == vec3u())) {
    info[p.offInfo + a.q] = -1;
  }
  // @end
  if (a.outside | (i >= rows) | (first >= a.n)) {
    return;
  }
  let atY = vec4u(a.q * p.strideY) + min(vec4u(first) + vec4u(0u, 1u, 2u, 3u), vec4u(a.n - 1u));
  // @registers
  var sum: array<V, 4>;
  for (var l = 0u; l < a.n; l++) {
    let at = atY + vec4u(l * p.ldY);
    // @when PLAIN
    let x = widen(X[a.q * p.strideX + i + l * p.ldX]);
    // @end
    // @when WEIGHTED
    let x = widen(Y[a.q * p.strideY + i + l * p.ldY]);
    let weight = S[a.q * p.ldY + l];
    // @end
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      let y = conj(widen(Y[at[c]]));
      // @when PLAIN
      sum[c] = mad(x, y, sum[c]);
      // @end
      // @when WEIGHTED
      sum[c] = madReal(weight, mul(x, y), sum[c]);
      // @end
    }
  }
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    let j = first + c;
    let isStored = (j < a.n) & ((WEIGHTED == 0u) | (i <= j));
    if (isStored) {
      // @when PLAIN
      D[place.off + i * place.rs + j * place.cs] = narrow(sum[c]);
      // @end
      // @when WEIGHTED
      var value = sum[c];
      if (i == j && isFiniteV(value)) {
        value = ofReal(realPart(value));
      }
      D[place.off + j * place.rs + i * place.cs] = narrow(conj(value));
      D[place.off + i * place.rs + j * place.cs] = narrow(value);
      // @end
    }
  }
}
`);
export const root_finish = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
const EACH: u32 = 16u;
const LISTED: u32 = 0u;
const NAN_BITS: u32 = 0x7fc00000u;
struct Params {
`, lib_batch_fields, `  elements: u32,
  strideM: u32,
  offIter: u32,
  offError: u32,
  share: f32,
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
`, lib_batch_problem, ``, lib_binary_scale, ``, lib_root_steps, `@compute @workgroup_size(THREADS)
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
    error[p.offError + a.q] = select(bitcast<u32>(bitcast<f32>(state[at + 3u]) * p.share), NAN_BITS, a.outside);
  }
}
`);
export const root_newton = /* @__PURE__ */ joined(`
const N: u32 = 16u;
const GROUP: u32 = 4u;
const LISTED: u32 = 0u;
const A_IN_C: u32 = 0u;
const PAIRS: u32 = 0u;
const A_APART: u32 = 1u - A_IN_C;
struct Params {
`, lib_batch_fields, `  degree: u32,
  most: u32,
  powerSteps: u32,
  epsilon: f32,
  offIter: u32,
  offError: u32,
}
`, lib_iteration_slots, ``, lib_batch_problem, ``, lib_square_head, ``, lib_square_sides, ``, lib_root_steps, `@compute @workgroup_size(THREADS)
fn root_newton(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
`, lib_square_lane, `  let scale = rootScale(exponentOf(largest), p.degree);
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
    errorBits = select(errorBits, bitcast<u32>(before * NORM), was);
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
`, lib_square_product, `    // @unroll
    for (var c = 0u; c < 4u; c++) {
      x[c] = select(x[c], acc[c], vec4<bool>(on));
    }
    for (var bits = p.degree; bits > 0u; bits >>= 1u) {
      putLeft(base, tx, ty, b[0], b[1], b[2], b[3]);
      if ((bits & 1u) == 1u) {
        putRight(base, tx, ty, m[0], m[1], m[2], m[3]);
`, lib_square_product, `        // @unroll
        for (var c = 0u; c < 4u; c++) {
          m[c] = select(m[c], acc[c], vec4<bool>(on));
        }
      }
      if (bits > 1u) {
        putRight(base, tx, ty, b[0], b[1], b[2], b[3]);
`, lib_square_product, `        // @unroll
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
`, lib_square_store, `}
`);
export const root_schulz = /* @__PURE__ */ joined(`
const N: u32 = 16u;
const GROUP: u32 = 4u;
const LISTED: u32 = 0u;
const A_IN_C: u32 = 0u;
const PAIRS: u32 = 0u;
const A_APART: u32 = 1u - A_IN_C;
struct Params {
`, lib_batch_fields, `  most: u32,
  offIter: u32,
  offError: u32,
}
`, lib_iteration_slots, ``, lib_batch_problem, ``, lib_square_head, ``, lib_square_sides, ``, lib_root_steps, `@compute @workgroup_size(THREADS)
fn root_schulz(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
`, lib_square_lane, `  let scale = rootScale(exponentOf(largest), 2u);
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
`, lib_square_product, `    var off = vec4f();
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
    errorBits = select(errorBits, bitcast<u32>(before * NORM), was);
    let on = found == GOES_ON;
    if (!anyGoing(t, on & live)) {
      break;
    }
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
`, lib_square_product, `    // @unroll
    for (var c = 0u; c < 4u; c++) {
      y[c] = select(y[c], acc[c], vec4<bool>(on));
    }
    putLeft(base, tx, ty, held[0], held[1], held[2], held[3]);
    putRight(base, tx, ty, x[0], x[1], x[2], x[3]);
`, lib_square_product, `    // @unroll
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
`, lib_square_store, `}
`);
export const root_start = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const INFINITE: u32 = 0x7f800000u;
const NAN_BITS: u32 = 0x7fc00000u;
struct Params {
`, lib_batch_fields, `  orders: u32,
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
`, lib_batch_problem, ``, lib_group_reduce, ``, lib_binary_scale, ``, lib_root_steps, `@compute @workgroup_size(THREADS)
fn root_start(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let a = problem(z);
  let n = p.orders * a.n;
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
`);
export const sign_newton = /* @__PURE__ */ joined(`
const N: u32 = 16u;
const GROUP: u32 = 4u;
const LISTED: u32 = 0u;
const A_IN_C: u32 = 0u;
const PAIRS: u32 = 0u;
const A_APART: u32 = 1u - A_IN_C;
struct Params {
`, lib_batch_fields, `  most: u32,
  offIter: u32,
  offError: u32,
}
`, lib_iteration_slots, ``, lib_batch_problem, ``, lib_square_head, `const GOES_ON: u32 = 0u;
const CONVERGED: u32 = 1u;
const FAILED: u32 = 2u;
const EPS: f32 = 5.9604644775390625e-8;
const NEAR: f32 = 0.01;
const SINGULAR: u32 = 0x4b800000u;
var<workgroup> order: array<u32, GROUP * N>;
fn groupRows(t: u32, rows: vec4f) -> f32 {
  let g = t / EACH;
  let own = t % EACH;
  let base = g * N * NX;
  L[base + own] = rows;
  workgroupBarrier();
  if (own < NX) {
    var sum = vec4f();
    for (var k = 0u; k < NX; k++) {
      sum += L[base + own + k * NX];
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
fn magnitudes(value: vec4f) -> u32 {
  let bits = bitcast<vec4u>(value) & vec4u(0x7fffffffu);
  return max(max(bits.x, bits.y), max(bits.z, bits.w));
}
@compute @workgroup_size(THREADS)
fn sign_newton(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
`, lib_square_lane, `  let shift = exponentOf(largest);
  let rowsOwn = vec4u(4u * tx) + vec4u(0u, 1u, 2u, 3u);
  // @registers
  var y: array<vec4f, 4>;
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    x[c] = scaled(x[c], -shift);
  }
  var found = select(GOES_ON, select(FAILED, CONVERGED, n == 0u), (n == 0u) | (largest == 0u) | odd);
  var stepsDone = 0u;
  var change = 1e30;
  var errorBits = select(NAN_BITS, 0u, n == 0u);
  for (var step = 1u; step <= p.most; step++) {
    let on = found == GOES_ON;
    if (!anyGoing(t, on & live)) {
      break;
    }
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      y[c] = x[c];
    }
    for (var k = own; k < N; k += EACH) {
      order[g * N + k] = k;
    }
    var zeroPivot = false;
    for (var k = 0u; k < ORDERS * p.n; k++) {
      let part = k % 4u;
      let column = base + (k % 2u) * NX;
      let rowK = base + 2u * NX;
      let rowP = base + 3u * NX;
      let isIn = k < n;
      if (ty == k / 4u) {
        R[column + tx] = select(select(y[0], y[1], part == 1u), select(y[2], y[3], part == 3u), part >= 2u);
      }
      workgroupBarrier();
      var best = 0u;
      var pivotRow = k;
      for (var q = k / 4u; q < NX; q++) {
        let bits = bitcast<vec4u>(R[column + q]) & vec4u(0x7fffffffu);
        // @unroll
        for (var r = 0u; r < 4u; r++) {
          let isBetter = (4u * q + r >= k) & (bits[r] > best);
          best = select(best, bits[r], isBetter);
          pivotRow = select(pivotRow, 4u * q + r, isBetter);
        }
      }
      let isZero = isIn & (best == 0u);
      zeroPivot |= isZero;
      if (tx == k / 4u) {
        R[rowK + ty] = vec4f(y[0][part], y[1][part], y[2][part], y[3][part]);
      }
      if (tx == pivotRow / 4u) {
        let r = pivotRow % 4u;
        R[rowP + ty] = vec4f(y[0][r], y[1][r], y[2][r], y[3][r]);
      }
      if ((own == 0u) & isIn) {
        let before = order[g * N + k];
        order[g * N + k] = order[g * N + pivotRow];
        order[g * N + pivotRow] = before;
      }
      let headOfRow = R[column + k / 4u][part];
      let pivot = select(R[column + pivotRow / 4u][pivotRow % 4u], 1.0, isZero | !isIn);
      let isP = rowsOwn == vec4u(pivotRow);
      let isK = rowsOwn == vec4u(k);
      let factors = select(R[column + tx], vec4f(headOfRow), isP);
      workgroupBarrier();
      let pivotal = R[rowP + ty] / pivot;
      let exchanged = R[rowK + ty];
      // @unroll
      for (var c = 0u; c < 4u; c++) {
        let isColumn = 4u * ty + c == k;
        let old = select(select(y[c], vec4f(exchanged[c]), isP), vec4f(), vec4<bool>(isColumn));
        let head = select(pivotal[c], 1.0 / pivot, isColumn);
        let next = select(fma(-factors, vec4f(head), old), vec4f(head), isK);
        y[c] = select(y[c], next, vec4<bool>(isIn));
      }
    }
    workgroupBarrier();
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      L[base + order[g * N + 4u * ty + c] * NX + tx] = y[c];
    }
    workgroupBarrier();
    var key = 0u;
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      y[c] = L[base + (4u * ty + c) * NX + tx];
      key = max(key, magnitudes(y[c]));
    }
    let reach = groupMax(t, key);
    var columnsX = vec4f();
    var columnsY = vec4f();
    var rowsX = vec4f();
    var rowsY = vec4f();
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      let absoluteX = abs(x[c]);
      let absoluteY = abs(y[c]);
      columnsX[c] = absoluteX.x + absoluteX.y + absoluteX.z + absoluteX.w;
      columnsY[c] = absoluteY.x + absoluteY.y + absoluteY.z + absoluteY.w;
      rowsX += absoluteX;
      rowsY += absoluteY;
    }
    let oneX = groupColumns(t, columnsX);
    let oneY = groupColumns(t, columnsY);
    let infX = groupRows(t, rowsX);
    let infY = groupRows(t, rowsY);
    let isSingular = zeroPivot | (reach >= INFINITE) | (bitcast<u32>(oneX * oneY) >= SINGULAR);
    let isNear = change < NEAR;
    let mu = select(sqrt(sqrt((oneY / oneX) * (infY / infX))), 1.0, isNear | isSingular);
    let goes = on & !isSingular;
    var differences = vec4f();
    var squares = vec4f();
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      let next = 0.5 * (mu * x[c] + y[c] / mu);
      let d = next - x[c];
      differences = fma(d, d, differences);
      squares = fma(next, next, squares);
      x[c] = select(x[c], next, vec4<bool>(goes));
    }
    let moved = groupSum(t, differences.x + differences.y + differences.z + differences.w);
    let size = groupSum(t, squares.x + squares.y + squares.z + squares.w);
    let before = change;
    change = select(change, sqrt(moved / size), goes);
    let isDone = (change < 0.25 * sqrt(EPS)) | (isNear & (change > 0.5 * before));
    let verdict = select(GOES_ON, select(FAILED, CONVERGED, change < NEAR), isDone);
    let now = select(select(verdict, FAILED, (verdict == GOES_ON) & (step == p.most)), FAILED, isSingular);
    found = select(found, now, on);
    stepsDone = select(stepsDone, step, on);
    errorBits = select(errorBits, bitcast<u32>(change), goes);
  }
  let failed = found == FAILED;
  if (live & (own == 0u)) {
    info[p.offInfo + a.q] = select(select(0, i32(select(a.n + 1u, a.n, odd)), failed), -1, a.outside);
    nonfinite[p.offNonfinite + a.q] = select(0, 1, odd & !a.outside);
    iter[p.offIter + a.q] = i32(stepsDone);
    error[p.offError + a.q] = select(errorBits, NAN_BITS, a.outside);
  }
`, lib_square_store, `}
`);
