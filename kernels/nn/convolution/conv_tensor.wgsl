// conv_tensor: a convolution of halves, channels last, on matrix units with sums in f32: the product of its windows, which are read from
// the images and never stored, and its filters.
// Formula   y(w, o) = sum over l of X(w, l) F(l, o), depth l = (fy*filterWidth + fx)*channels + c, zeros where a window hangs over the image
//           TURNED 1: filters are read turned by half a circle, with their channels exchanged, as the gradient by the images has them
// Storage   x[offX + ((image*height + row)*width + col)*channels + c] in units of eight halves; F[offF + l*m + o] alike, with TURNED
//           F[offF + ((taps - 1 - tap)*m + o)*channels + c]; y[offY + ((image*outHeight + row)*outWidth + col)*m + o] in fours
// Mapping   workgroup x -> BM windows, BN of the m filters: those of the same windows side by side, for the cache's sake; subgroup -> WM x WN
//           of them, as TI x TJ matrices in registers
// Tunables  BM BN tile (64, 128)   WM WN of a subgroup (32, 64)   BK depth of a slab   EPILOGUE 1: gemm_epilogue
//           THREADS = SG*(BM/WM)*(BN/WN); BM*BK and BN*BK multiples of 8*THREADS   SIZE: workgroup bytes / 16, of the slabs or of WM/TI rows
//           of sums of every subgroup
// Model     as gemm_tensor_direct, of which this is the product with windows for A: a slab is loaded while the one before it is
//           multiplied, and a thread finds the places of its windows once, of a tap once a slab
// Needs     channels, m, offX, offF multiples of 8, offY and that of the bias multiples of 4; subgroups of SG; depth > 0
// Source    Chetlur et al. 2014, cuDNN
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
const NWM: u32 = BM / WM;
const THREADS: u32 = NWM * (BN / WN) * SG;
const TI: u32 = WM / MM;
const TJ: u32 = WN / MN;
// Lines of units, with one of padding against bank conflicts: of the windows along the depth, of the filters across it or along it.
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
  m: u32,
  n: u32,
  depth: u32,
  height: i32,
  width: i32,
  channels: u32,
  filterWidth: u32,
  taps: u32,
  outHeight: u32,
  outWidth: u32,
  strideY: i32,
  strideX: i32,
  dilationY: i32,
  dilationX: i32,
  top: i32,
  left: i32,
  offX: u32,
  offF: u32,
  offY: u32,
// @use lib/gemm_epilogue_fields
}
@group(0) @binding(0) var<storage, read> F: array<vec4u>;
@group(0) @binding(1) var<storage, read> x: array<vec4u>;
@group(0) @binding(2) var<storage, read_write> y: array<vec4<f16>>;
@group(0) @binding(3) var<uniform> p: Params;

// @when EPILOGUE
alias Element = f16;
// @end
// @use lib/gemm_epilogue_four

// The slab of the windows, then that of the filters; behind the last slab sums.
var<workgroup> S: array<vec4u, SIZE>;

// The image of a window, and where in it the window begins. Behind the last window there is nothing.
fn windowAt(w: u32) -> vec3i {
  let row = w / p.outWidth;
  let begin = vec2i(i32(row % p.outHeight), i32(w % p.outWidth)) * vec2i(p.strideY, p.strideX) - vec2i(p.top, p.left);
  return select(vec3i(-1), vec3i(i32(row / p.outHeight), begin), w < p.n);
}

// Eight channels at a depth of the window. What does not exist is read at the first ones, because a branch around a load keeps it from
// overlapping with others.
fn windowUnit(window: vec3i, tap: vec2i, c: u32, isInside: bool) -> vec4u {
  let at = window.yz + tap;
  let exists = isInside & (window.x >= 0) & all((at >= vec2i()) & (at < vec2i(p.height, p.width)));
  let place = p.offX + u32((window.x * p.height + at.x) * p.width + at.y) * p.channels + c;
  return select(vec4u(), x[select(0u, place, exists) / 8u], exists);
}

fn filterUnit(u: u32, col0: u32, slab: u32) -> vec4u {
  // @when STRAIGHT
  let l = slab * BK + u / UNITS_B;
  let o = col0 + u % UNITS_B * 8u;
  let at = p.offF + l * p.m + o;
  // @end
  // @when TURNED
  let l = slab * BK + u % UNITS * 8u;
  let o = col0 + u / UNITS;
  let at = p.offF + ((p.taps - 1u - l / p.channels) * p.m + o) * p.channels + l % p.channels;
  // @end
  let exists = (l < p.depth) & (o < p.m);
  return select(vec4u(), F[select(0u, at, exists) / 8u], exists);
}

@compute @workgroup_size(THREADS)
fn conv_tensor(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  @builtin(subgroup_id) sg: u32,
  @builtin(subgroup_invocation_id) lane: u32,
) {
  let tiles = (p.m + BN - 1u) / BN;
  let row0 = (group.x + p.baseX) / tiles * BM;
  let col0 = (group.x + p.baseX) % tiles * BN;
  let wm = sg % NWM * WM;
  let wn = sg / NWM * WN;
  // @registers
  var windows: array<vec3i, LOADS_A>;
  // @registers
  var nextA: array<vec4u, LOADS_A>;
  // @registers
  var nextB: array<vec4u, LOADS_B>;
  // @registers
  var sums: array<Sum, TI * TJ>;
  // @unroll
  for (var s = 0u; s < LOADS_A; s++) {
    windows[s] = windowAt(row0 + (t + s * THREADS) / UNITS);
  }
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
    let tap = l / p.channels;
    let step = vec2i(i32(tap / p.filterWidth) * p.dilationY, i32(tap % p.filterWidth) * p.dilationX);
    // @unroll
    for (var s = 0u; s < LOADS_A; s++) {
      nextA[s] = windowUnit(windows[s], step, l % p.channels, l < p.depth);
    }
    // @unroll
    for (var s = 0u; s < LOADS_B; s++) {
      nextB[s] = filterUnit(t + s * THREADS, col0, slab);
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
      let w = row0 + wm + i * MM + v / FOURS;
      let o = col0 + wn + v % FOURS * 4u;
      if (w < p.n && o < p.m) {
        var value = bitcast<vec4f>(S[sg * MM * ROW + v / FOURS * ROW + v % FOURS]);
        // @when EPILOGUE
        value = epilogue(value, o, w);
        // @end
        y[(p.offY + w * p.m + o) / 4u] = vec4<f16>(value);
      }
    }
    workgroupBarrier();
  }
}
