// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
import { joined, lib_activation_functions, lib_activation_kinds, lib_field, lib_gemm_epilogue_fields, lib_gemm_epilogue_four, lib_grouped_rows } from '../../runtime/shaderLibs.gen.js';
export const gemm_grouped = /* @__PURE__ */ joined(`
`, lib_field, `const BM: u32 = 32u;
const BN: u32 = 32u;
const BK: u32 = 16u;
const TM: u32 = 4u;
const TN: u32 = 4u;
const NX: u32 = BN / TN;
const NY: u32 = BM / TM;
const THREADS: u32 = NX * NY;
const ROWS4: u32 = BM / 4u;
const COLS4: u32 = BN / 4u;
const LOADS_X: u32 = ROWS4 * BK / THREADS;
const LOADS_W: u32 = COLS4 * BK / THREADS;
const PARTS: u32 = TN / 4u;
const ACROSS: u32 = 0u;
const ACTIVATION: u32 = 0u;
struct Params {
  baseX: u32,
  baseY: u32,
  groups: u32,
  rows: u32,
  features: u32,
  depth: u32,
  hasBias: u32,
  offC: u32,
  offX: u32,
  offW: u32,
  offB: u32,
  offY: u32,
  offI: u32,
  slope: R,
  scale: R,
}
@group(0) @binding(0) var<storage, read> counts: array<i32>;
@group(0) @binding(1) var<storage, read> X: array<T>;
@group(0) @binding(2) var<storage, read> W: array<T>;
@group(0) @binding(3) var<storage, read> bias: array<T>;
@group(0) @binding(4) var<storage, read_write> Y: array<T>;
@group(0) @binding(5) var<storage, read_write> info: array<i32>;
@group(0) @binding(6) var<uniform> p: Params;
`, lib_activation_functions, ``, lib_activation_kinds, ``, lib_grouped_rows, `var<workgroup> Xs: array<vec4<R>, ROWS4 * BK>;
var<workgroup> Ws: array<vec4<R>, COLS4 * BK>;
fn fetchX(row: u32, end: u32, l: u32) -> vec4<R> {
  var four = vec4<R>();
  if (l < p.depth) {
    // @unroll
    for (var q = 0u; q < 4u; q++) {
      if (row + q < end) {
        four[q] = widen(X[p.offX + (row + q) * p.depth + l]);
      }
    }
  }
  return four;
}
fn fetchW(e: u32, f: u32, l: u32) -> vec4<R> {
  var four = vec4<R>();
  if (l < p.depth) {
    // @unroll
    for (var q = 0u; q < 4u; q++) {
      if (f + q < p.features) {
        let along = (e * p.features + f + q) * p.depth + l;
        let across = (e * p.depth + l) * p.features + f + q;
        four[q] = widen(W[p.offW + select(along, across, ACROSS == 1u)]);
      }
    }
  }
  return four;
}
@compute @workgroup_size(THREADS)
fn gemm_grouped(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let tile = group.x + p.baseX;
  let col0 = (group.y + p.baseY) * BN;
  let found = rowsOf(tile);
  let mine = found.group;
  let row0 = found.first;
  let end = found.end;
  if ((tile == 0u) & (col0 == 0u) & (t == 0u)) {
    info[p.offI] = i32(found.bad);
  }
  if ((mine == p.groups) | (col0 >= p.features)) {
    return;
  }
  let tx = t % NX;
  let ty = t / NX;
  var sums: array<vec4<R>, TM * PARTS>;
  for (var l0 = 0u; l0 < p.depth; l0 += BK) {
    workgroupBarrier();
    // @unroll
    for (var q = 0u; q < LOADS_X; q++) {
      let id = t + q * THREADS;
      Xs[id % BK * ROWS4 + id / BK] = fetchX(row0 + 4u * (id / BK), end, l0 + id % BK);
    }
    // @unroll
    for (var q = 0u; q < LOADS_W; q++) {
      let id = t + q * THREADS;
      let l = select(id % BK, id / COLS4, ACROSS == 1u);
      let c = select(id / BK, id % COLS4, ACROSS == 1u);
      Ws[l * COLS4 + c] = fetchW(mine, col0 + 4u * c, l0 + l);
    }
    workgroupBarrier();
    for (var l = 0u; l < BK; l++) {
      // @unroll
      for (var v = 0u; v < PARTS; v++) {
        let w = Ws[l * COLS4 + tx + v * NX];
        // @unroll
        for (var r = 0u; r < TM / 4u; r++) {
          let x = Xs[l * ROWS4 + ty + r * NY];
          // @unroll
          for (var q = 0u; q < 4u; q++) {
            let k = (4u * r + q) * PARTS + v;
            sums[k] = fma(vec4<R>(x[q]), w, sums[k]);
          }
        }
      }
    }
  }
  // @unroll
  for (var r = 0u; r < TM; r++) {
    let row = row0 + 4u * (ty + r / 4u * NY) + r % 4u;
    // @unroll
    for (var v = 0u; v < PARTS; v++) {
      // @unroll
      for (var q = 0u; q < 4u; q++) {
        let f = col0 + 4u * (tx + v * NX) + q;
        if ((row < end) & (f < p.features)) {
          var y = sums[r * PARTS + v][q];
          if (p.hasBias == 1u) {
            y += widen(bias[p.offB + mine * p.features + f]);
          }
          Y[p.offY + row * p.features + f] = narrow(activate(y));
        }
      }
    }
  }
}
`);
export const gemm_grouped_tensor = /* @__PURE__ */ joined(`
enable f16;
enable subgroups;
enable chromium_experimental_subgroup_matrix;
diagnostic(off, chromium.subgroup_matrix_uniformity);
const BM: u32 = 64u;
const BN: u32 = 64u;
const BK: u32 = 32u;
const WM: u32 = 32u;
const WN: u32 = 32u;
const TURNED: u32 = 0u;
const STRAIGHT: u32 = 1u - TURNED;
const SIZE: u32 = 640u;
const MM: u32 = 16u;
const MN: u32 = 16u;
const MK: u32 = 16u;
const SG: u32 = 32u;
const NWM: u32 = BM / WM;
const THREADS: u32 = NWM * (BN / WN) * SG;
const TI: u32 = WM / MM;
const TJ: u32 = WN / MN;
const UNITS: u32 = BK / 8u;
const PITCH_A: u32 = UNITS + 1u;
const UNITS_B: u32 = BN / 8u * STRAIGHT + UNITS * TURNED;
const PITCH_B: u32 = UNITS_B + 1u;
const AT_B: u32 = BM * PITCH_A;
const LOADS_A: u32 = BM * UNITS / THREADS;
const LOADS_B: u32 = BN * UNITS / THREADS;
const FOURS: u32 = WN / 4u;
const ROW: u32 = FOURS + 1u;
const EACH: u32 = MM * FOURS / SG;
alias Left = subgroup_matrix_left<f16, MK, MM>;
alias Right = subgroup_matrix_right<f16, MN, MK>;
alias Sum = subgroup_matrix_result<f32, MN, MM>;
struct Params {
  baseX: u32,
  groups: u32,
  rows: u32,
  features: u32,
  depth: u32,
  offC: u32,
  offX: u32,
  offW: u32,
  offY: u32,
  offI: u32,
`, lib_gemm_epilogue_fields, `}
@group(0) @binding(0) var<storage, read> counts: array<i32>;
@group(0) @binding(1) var<storage, read> X: array<vec4u>;
@group(0) @binding(2) var<storage, read> W: array<vec4u>;
@group(0) @binding(3) var<storage, read_write> Y: array<vec4<f16>>;
@group(0) @binding(4) var<storage, read_write> info: array<i32>;
@group(0) @binding(5) var<uniform> p: Params;
// @when EPILOGUE
alias Element = f16;
// @end
`, lib_gemm_epilogue_four, ``, lib_grouped_rows, `var<workgroup> S: array<vec4u, SIZE>;
fn weightUnit(e: u32, u: u32, col0: u32, slab: u32) -> vec4u {
  // @when STRAIGHT
  let l = slab * BK + u / UNITS_B;
  let f = col0 + u % UNITS_B * 8u;
  if (l >= p.depth || f >= p.features) {
    return vec4u();
  }
  return W[(p.offW + (e * p.depth + l) * p.features + f) / 8u];
  // @end
  // @when TURNED
  let l = slab * BK + u % UNITS * 8u;
  let f = col0 + u / UNITS;
  if (l >= p.depth || f >= p.features) {
    return vec4u();
  }
  return W[(p.offW + (e * p.features + f) * p.depth + l) / 8u];
  // @end
}
@compute @workgroup_size(THREADS)
fn gemm_grouped_tensor(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  @builtin(subgroup_id) sg: u32,
  @builtin(subgroup_invocation_id) lane: u32,
) {
  let across = (p.features + BN - 1u) / BN;
  let tile = (group.x + p.baseX) / across;
  let col0 = (group.x + p.baseX) % across * BN;
  let found = rowsOf(tile);
  if ((tile == 0u) & (col0 == 0u) & (t == 0u)) {
    info[p.offI] = i32(found.bad);
  }
  if (found.group == p.groups) {
    return;
  }
  let row0 = found.first;
  let wm = sg % NWM * WM;
  let wn = sg / NWM * WN;
  // @registers
  var nextA: array<vec4u, LOADS_A>;
  // @registers
  var nextB: array<vec4u, LOADS_B>;
  // @registers
  var sums: array<Sum, TI * TJ>;
  let slabs = (p.depth + BK - 1u) / BK;
  for (var slab = 0u; slab <= slabs; slab++) {
    if (slab > 0u) {
      // @unroll
      for (var s = 0u; s < LOADS_A; s++) {
        S[(t + s * THREADS) / UNITS * PITCH_A + t % UNITS] = nextA[s];
      }
      // @unroll
      for (var s = 0u; s < LOADS_B; s++) {
        S[AT_B + (t + s * THREADS) / UNITS_B * PITCH_B + (t + s * THREADS) % UNITS_B] = nextB[s];
      }
      workgroupBarrier();
    }
    let l = slab * BK + t % UNITS * 8u;
    // @unroll
    for (var s = 0u; s < LOADS_A; s++) {
      let row = row0 + (t + s * THREADS) / UNITS;
      nextA[s] = vec4u();
      if (l < p.depth && row < found.end) {
        nextA[s] = X[(p.offX + row * p.depth + l) / 8u];
      }
    }
    // @unroll
    for (var s = 0u; s < LOADS_B; s++) {
      nextB[s] = weightUnit(found.group, t + s * THREADS, col0, slab);
    }
    if (slab > 0u) {
      // @unroll
      for (var l = 0u; l < BK; l += MK) {
        // @registers
        var a: array<Left, TI>;
        // @unroll
        for (var i = 0u; i < TI; i++) {
          a[i] = subgroupMatrixLoad<Left, row_major>(&S, (wm + i * MM) * PITCH_A + l / 8u, PITCH_A);
        }
        // @unroll
        for (var j = 0u; j < TJ; j++) {
          // @when STRAIGHT
          let b = subgroupMatrixLoad<Right, row_major>(&S, AT_B + l * PITCH_B + (wn + j * MN) / 8u, PITCH_B);
          // @end
          // @when TURNED
          let b = subgroupMatrixLoad<Right, col_major>(&S, AT_B + (wn + j * MN) * PITCH_B + l / 8u, PITCH_B);
          // @end
          // @unroll
          for (var i = 0u; i < TI; i++) {
            sums[j * TI + i] = subgroupMatrixMultiplyAccumulate(a[i], b, sums[j * TI + i]);
          }
        }
      }
      workgroupBarrier();
    }
  }
  // @unroll
  for (var i = 0u; i < TI; i++) {
    // @unroll
    for (var j = 0u; j < TJ; j++) {
      subgroupMatrixStore<row_major>(&S, sg * MM * ROW + j * (MN / 4u), sums[j * TI + i], ROW);
    }
    workgroupBarrier();
    // @unroll
    for (var h = 0u; h < EACH; h++) {
      let v = h * SG + lane;
      let row = row0 + wm + i * MM + v / FOURS;
      let f = col0 + wn + v % FOURS * 4u;
      if (row < found.end && f < p.features) {
        var value = bitcast<vec4f>(S[sg * MM * ROW + v / FOURS * ROW + v % FOURS]);
        // @when EPILOGUE
        value = epilogue(value, found.group * p.features + f, row);
        // @end
        Y[(p.offY + row * p.features + f) / 4u] = vec4<f16>(value);
      }
    }
    workgroupBarrier();
  }
}
`);
