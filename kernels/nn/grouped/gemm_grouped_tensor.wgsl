// gemm_grouped_tensor: gemm_grouped of halves on matrix units with sums in f32.
// Storage   X[offX + r*depth + l], W[offW + (e*features + f)*depth + l], with TURNED 0 W[offW + (e*depth + l)*features + f], in units of
//           eight halves; Y[offY + r*features + f] in fours; counts[offC + e]; bias of f in group e at offBias + e*features + f
// Mapping   workgroup x -> BM rows of a group, BN of the features: those of the same rows side by side, for the cache's sake; subgroup ->
//           WM x WN of them, as TI x TJ matrices in registers
// Tunables  as conv_tensor, whose product this is with rows in the place of windows
// Needs     depth, features, offX, offW multiples of 8, offY and offBias of 4; subgroups of SG; depth > 0; counts and info as gemm_grouped
// Source    CUTLASS, grouped GEMM; Gale et al. 2022, MegaBlocks
enable f16;
enable subgroups;
enable chromium_experimental_subgroup_matrix;
// Every matrix operation stands in control flow that depends on uniforms only; the analysis cannot see through the unrolled text.
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
const ROWS: u32 = BM;
const ALIGNED: u32 = 1u;
const NWM: u32 = BM / WM;
const THREADS: u32 = NWM * (BN / WN) * SG;
const TI: u32 = WM / MM;
const TJ: u32 = WN / MN;
// Lines of units, with one of padding against bank conflicts: of the rows along the depth, of the weights across it or along it.
const UNITS: u32 = BK / 8u;
const PITCH_A: u32 = UNITS + 1u;
const UNITS_B: u32 = BN / 8u * STRAIGHT + UNITS * TURNED;
const PITCH_B: u32 = UNITS_B + 1u;
const AT_B: u32 = BM * PITCH_A;
const LOADS_A: u32 = BM * UNITS / THREADS;
const LOADS_B: u32 = BN * UNITS / THREADS;
// A row of sums, in vectors of four, and those of a subgroup.
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
// @use lib/gemm_epilogue_fields
}
@group(0) @binding(0) var<storage, read> counts: array<i32>;
@group(0) @binding(1) var<storage, read> X: array<vec4u>;
@group(0) @binding(2) var<storage, read> W: array<vec4u>;
@group(0) @binding(3) var<storage, read_write> Y: array<vec4<f16>>;
@group(0) @binding(4) var<storage, read_write> info: array<i32>;
@group(0) @binding(5) var<uniform> p: Params;

// @when EPILOGUE
alias Element = f16;
// @end
// @use lib/gemm_epilogue_four

// @use lib/grouped_rows

// The slab of the rows, then that of the weights; behind the last slab sums.
var<workgroup> S: array<vec4u, SIZE>;

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
    // Behind the last slab there are zeros.
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
