// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
import { joined, lib_batch_fields, lib_batch_problem, lib_double_elements, lib_field, lib_gemm_units, lib_gemm_units_run } from '../../runtime/shaderLibs.gen.js';
export const gemm_batched = /* @__PURE__ */ joined(`
`, lib_field, `struct Params {
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
  alpha: V,
  beta: V,
}
@group(0) @binding(0) var<storage, read> A: array<E>;
@group(0) @binding(1) var<storage, read> B: array<E>;
@group(0) @binding(2) var<storage, read_write> C: array<E>;
@group(0) @binding(3) var<storage, read> placesA: array<i32>;
@group(0) @binding(4) var<storage, read> placesB: array<i32>;
@group(0) @binding(5) var<storage, read> placesC: array<i32>;
@group(0) @binding(6) var<uniform> p: Params;
`, lib_gemm_units, `var<workgroup> places: array<vec4u, G>;
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
`, lib_gemm_units_run, `}
`);
export const gemm_soft_batched = /* @__PURE__ */ joined(`
`, lib_double_elements, `const THREADS: u32 = 64u;
const LISTED: u32 = 0u;
const A_IN_C: u32 = 0u;
const B_IN_C: u32 = 0u;
const A_APART: u32 = 1u - A_IN_C;
const B_APART: u32 = 1u - B_IN_C;
struct Params {
  baseX: u32,
  baseY: u32,
  first: u32,
  m: u32,
  n: u32,
  k: u32,
  transA: u32,
  transB: u32,
  alpha: V,
  beta: V,
  offA: u32,
  lda: u32,
  strideA: u32,
  fromA: u32,
  lastA: i32,
  offB: u32,
  ldb: u32,
  strideB: u32,
  fromB: u32,
  lastB: i32,
  offC: u32,
  ldc: u32,
  strideC: u32,
  fromC: u32,
  lastC: i32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> B: array<T>;
@group(0) @binding(2) var<storage, read_write> C: array<T>;
// @when LISTED
@group(0) @binding(3) var<storage, read> placesA: array<i32>;
@group(0) @binding(4) var<storage, read> placesB: array<i32>;
@group(0) @binding(5) var<storage, read> placesC: array<i32>;
// @end
@group(0) @binding(6) var<uniform> p: Params;
fn readA(at: u32) -> V {
  var a: T;
  // @when A_IN_C
  a = C[at];
  // @end
  // @when A_APART
  a = A[at];
  // @end
  return select(widen(a), conj(widen(a)), p.transA == 2u);
}
fn readB(at: u32) -> V {
  var b: T;
  // @when B_IN_C
  b = C[at];
  // @end
  // @when B_APART
  b = B[at];
  // @end
  return select(widen(b), conj(widen(b)), p.transB == 2u);
}
@compute @workgroup_size(THREADS)
fn gemm_soft_batched(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let e = (group.x + p.baseX) * THREADS + t;
  if (e >= p.m * p.n) {
    return;
  }
  let z = p.first + group.y + p.baseY;
  var offA = p.offA + z * p.strideA;
  var offB = p.offB + z * p.strideB;
  var offC = p.offC + z * p.strideC;
  // @when LISTED
  let a = select(placesA[p.fromA + z], 0, p.k == 0u);
  let b = select(placesB[p.fromB + z], 0, p.k == 0u);
  let c = placesC[p.fromC + z];
  if (min(a, min(b, c)) < 0 || a > p.lastA || b > p.lastB || c > p.lastC) {
    return;
  }
  offA = p.offA + u32(a);
  offB = p.offB + u32(b);
  offC = p.offC + u32(c);
  // @end
  let i = e % p.m;
  let j = e / p.m;
  let rowA = offA + i * select(1u, p.lda, p.transA != 0u);
  let alongA = select(p.lda, 1u, p.transA != 0u);
  let columnB = offB + j * select(p.ldb, 1u, p.transB != 0u);
  let alongB = select(1u, p.ldb, p.transB != 0u);
  var sum = V();
  for (var l = 0u; l < p.k; l++) {
    sum = mad(readA(rowA + l * alongA), readB(columnB + l * alongB), sum);
  }
  if (p.k > 0u) {
    sum = byFactor(p.alpha, sum);
  }
  let at = offC + i + j * p.ldc;
  if (!isZeroV(p.beta)) {
    sum = madFactor(p.beta, widen(C[at]), sum);
  }
  C[at] = narrow(sum);
}
`);
export const gemm_strided_batched = /* @__PURE__ */ joined(`
`, lib_field, `struct Params {
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
  alpha: V,
  beta: V,
}
@group(0) @binding(0) var<storage, read> A: array<E>;
@group(0) @binding(1) var<storage, read> B: array<E>;
@group(0) @binding(2) var<storage, read_write> C: array<E>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_gemm_units, `fn unit(place: vec3u, g: u32) -> Unit {
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
`, lib_gemm_units_run, `}
`);
export const gemm_tensor_batched = `
enable f16;
enable subgroups;
enable chromium_experimental_subgroup_matrix;
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
const EACH: u32 = NWM * NWN;
const THREADS: u32 = G * EACH * SG;
const TI: u32 = WM / MM;
const TJ: u32 = WN / MN;
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
const COLUMN: u32 = MM / 4u + 1u;
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
var<workgroup> S: array<vec4u, SIZE>;
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
      subgroupMatrixStore<col_major>(&S, (sg * ROUND + r) * MN * COLUMN, acc[first + r], COLUMN);
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
          var value = p.alpha * bitcast<vec4f>(S[(sg * ROUND + r) * MN * COLUMN + v / (MM / 4u) * COLUMN + v % (MM / 4u)]);
          if ((bitcast<u32>(p.beta) << 1u) != 0u) {
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
export const gemm_vbatched = /* @__PURE__ */ joined(`
`, lib_field, `struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  count: u32,
  alpha: V,
  beta: V,
}
@group(0) @binding(0) var<storage, read> A: array<E>;
@group(0) @binding(1) var<storage, read> B: array<E>;
@group(0) @binding(2) var<storage, read_write> C: array<E>;
@group(0) @binding(3) var<storage, read> problems: array<u32>;
@group(0) @binding(4) var<storage, read> blocks: array<u32>;
@group(0) @binding(5) var<uniform> p: Params;
`, lib_gemm_units, `var<workgroup> units: array<Unit, G>;
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
  let depth = workgroupUniformLoad(&units[0].k);
  let turns = 1u;
  let count = 1u;
  let hopA = 0u;
  let hopB = 0u;
  let hopC = 0u;
`, lib_gemm_units_run, `}
`);
export const gemv_batched = /* @__PURE__ */ joined(`
const ROWS: u32 = 64u;
const P: u32 = 4u;
const G: u32 = 1u;
const ACROSS: u32 = 0u;
const LISTED: u32 = 0u;
const A_IN_C: u32 = 0u;
const B_IN_C: u32 = 0u;
const CONJ: u32 = 0u;
const EACH: u32 = ROWS * P;
const THREADS: u32 = EACH * G;
`, lib_field, `struct Params {
`, lib_batch_fields, `  reads: u32,
  alpha: V,
  beta: V,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> B: array<T>;
@group(0) @binding(2) var<storage, read_write> C: array<T>;
// @when LISTED
@group(0) @binding(3) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(4) var<uniform> p: Params;
`, lib_batch_problem, `var<workgroup> sums: array<V, THREADS>;
fn termOf(a: u32, x: u32) -> V {
  var left = T();
  var right = T();
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
  var factor = widen(left);
  // @when CONJ
  factor = conj(factor);
  // @end
  return mul(factor, widen(right));
}
@compute @workgroup_size(THREADS)
fn gemv_batched(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let g = t / EACH;
  let s = t % EACH;
  let row = select(s % ROWS, s / P, ACROSS == 1u);
  let part = select(s / ROWS, s % P, ACROSS == 1u);
  let z = (group.x + p.baseX) * G + g;
  let q = problem(min(z, p.count - 1u));
  let i = (group.y + p.baseY) * ROWS + row;
  let inside = (z < p.count) & (i < q.m) & (q.n > 0u);
  let depth = select(0u, q.n, inside & (p.reads != 0u));
  var a = q.A.off + i * q.A.rs + part * q.A.cs;
  var x = q.B.off + part * q.B.rs;
  let nextA = P * q.A.cs;
  let nextX = P * q.B.rs;
  // @registers
  var four: array<V, 4>;
  var l = part;
  for (; l + 3u * P < depth; l += 4u * P) {
    four[0] += termOf(a, x);
    four[1] += termOf(a + nextA, x + nextX);
    four[2] += termOf(a + 2u * nextA, x + 2u * nextX);
    four[3] += termOf(a + 3u * nextA, x + 3u * nextX);
    a += 4u * nextA;
    x += 4u * nextX;
  }
  for (; l < depth; l += P) {
    four[0] += termOf(a, x);
    a += nextA;
    x += nextX;
  }
  var sum = (four[0] + four[1]) + (four[2] + four[3]);
  if (P > 1u) {
    let slot = part * (ROWS * G) + g * ROWS + row;
    sums[slot] = sum;
    for (var half = P / 2u; half > 0u; half /= 2u) {
      workgroupBarrier();
      if (part < half) {
        sum += sums[slot + half * ROWS * G];
        sums[slot] = sum;
      }
    }
  }
  if (inside & (part == 0u)) {
    let y = q.C.off + i * q.C.rs;
    var result = mul(p.alpha, sum);
    if (p.reads == 0u) {
      result = V();
    }
    if (!isZeroV(p.beta)) {
      result += mul(p.beta, widen(C[y]));
    }
    C[y] = narrow(result);
  }
}
`);
export const syrk_batched = /* @__PURE__ */ joined(`
const BM: u32 = 32u;
const BK: u32 = 8u;
const TM: u32 = 4u;
const G: u32 = 2u;
const ACROSS: u32 = 0u;
const LISTED: u32 = 0u;
const A_IN_C: u32 = 0u;
const HERMITIAN: u32 = 0u;
const PLAIN: u32 = 1u - (HERMITIAN + 1u) / 2u;
const CONJ_LEFT: u32 = HERMITIAN / 2u;
const CONJ_RIGHT: u32 = HERMITIAN % 2u;
const NX: u32 = BM / TM;
const EACH: u32 = NX * NX;
const THREADS: u32 = EACH * G;
const PITCH: u32 = BM + 1u;
const SLAB: u32 = BK * PITCH;
`, lib_field, `struct Params {
`, lib_batch_fields, `  reads: u32,
  alpha: V,
  beta: V,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> C: array<T>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<uniform> p: Params;
`, lib_batch_problem, `var<workgroup> slabs: array<V, 2u * G * SLAB>;
fn elementOf(at: u32) -> V {
  if (A_IN_C == 1u) {
    return widen(C[at]);
  }
  return widen(A[at]);
}
@compute @workgroup_size(THREADS)
fn syrk_batched(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let g = t / EACH;
  let s = t % EACH;
  let z = (group.x + p.baseX) * G + g;
  let q = problem(min(z, p.count - 1u));
  let n = select(0u, q.n, z < p.count);
  let y = group.y + p.baseY;
  var i = u32((sqrt(8.0 * R(y) + 1.0) - 1.0) * 0.5);
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
  var sum: array<V, TM * TM>;
  // @unroll
  for (var e = 0u; e < TM * TM; e++) {
    sum[e] = V();
  }
  let deepest = select(0u, p.nrhs, p.reads != 0u);
  for (var l0 = 0u; l0 < deepest; l0 += BK) {
    for (var e = s; e < BM * BK; e += EACH) {
      let r = select(e % BM, e / BK, ACROSS == 1u);
      let l = select(e / BM, e % BK, ACROSS == 1u);
      let at = q.A.off + (l0 + l) * q.A.cs;
      var left = V();
      var right = V();
      if ((row0 + r < n) & (l0 + l < q.nrhs)) {
        left = elementOf(at + (row0 + r) * q.A.rs);
      }
      if ((col0 + r < n) & (l0 + l < q.nrhs)) {
        right = elementOf(at + (col0 + r) * q.A.rs);
      }
      // @when CONJ_LEFT
      left = conj(left);
      // @end
      // @when CONJ_RIGHT
      right = conj(right);
      // @end
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
          sum[c * TM + r] += mul(slabs[left + r * NX], b);
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
        var result = V();
        // @when HERMITIAN
        let isDiagonal = row == col;
        // @end
        if ((p.reads != 0u) & (q.nrhs > 0u)) {
          // @when HERMITIAN
          result = realPart(p.alpha) * sum[c * TM + r];
          // @end
          // @when PLAIN
          result = mul(p.alpha, sum[c * TM + r]);
          // @end
        }
        if (!isZeroV(p.beta)) {
          // @when HERMITIAN
          let before = widen(C[at]);
          result += realPart(p.beta) * select(before, ofReal(realPart(before)), isDiagonal);
          // @end
          // @when PLAIN
          result += mul(p.beta, widen(C[at]));
          // @end
        }
        // @when HERMITIAN
        result = select(result, ofReal(realPart(result)), isDiagonal);
        // @end
        C[at] = narrow(result);
      }
    }
  }
}
`);
