// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
import { joined, lib_activation_functions, lib_activation_kinds, lib_conv_direct_params, lib_conv_fetch, lib_conv_filter_fetch, lib_conv_places, lib_conv_taps, lib_conv_tile, lib_field, lib_gemm_epilogue_fields, lib_gemm_epilogue_four, lib_gemm_product } from '../../runtime/shaderLibs.gen.js';
export const conv_columns = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 128u;
const LINES: u32 = 8u;
const ACROSS: u32 = 0u;
struct Params {
  baseX: u32,
  baseY: u32,
  count: i32,
  depth: i32,
  height: i32,
  width: i32,
  channels: i32,
  filterHeight: i32,
  filterWidth: i32,
  outHeight: i32,
  outWidth: i32,
  strideY: i32,
  strideX: i32,
  dilationY: i32,
  dilationX: i32,
  top: i32,
  left: i32,
  everyY: i32,
  everyX: i32,
  channelsFirst: u32,
  offX: i32,
  xN: i32,
  xY: i32,
  xX: i32,
  xC: i32,
  stepW: i32,
  stepL: i32,
}
@group(0) @binding(0) var<storage, read> x: array<T>;
@group(0) @binding(1) var<storage, read_write> W: array<T>;
@group(0) @binding(2) var<uniform> p: Params;
fn tapOf(l: i32) -> vec3i {
  var tap: i32;
  var c: i32;
  if (p.channelsFirst == 1u) {
    c = l / (p.filterHeight * p.filterWidth);
    tap = l - c * p.filterHeight * p.filterWidth;
  } else {
    tap = l / p.channels;
    c = l - tap * p.channels;
  }
  let fy = tap / p.filterWidth;
  return vec3i(fy * p.dilationY, (tap - fy * p.filterWidth) * p.dilationX, c);
}
fn windowOf(window: i32) -> vec3i {
  let line = window / p.outWidth;
  let image = line / p.outHeight;
  let row = (line - image * p.outHeight) * p.strideY - p.top;
  return vec3i(image, row, (window - line * p.outWidth) * p.strideX - p.left);
}
@compute @workgroup_size(THREADS)
fn conv_columns(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let own = i32((group.x + p.baseX) * THREADS + t);
  let line0 = i32((group.y + p.baseY) * LINES);
  // @unroll
  for (var q = 0u; q < LINES; q++) {
    let line = line0 + i32(q);
    let l = select(own, line, ACROSS == 1u);
    let window = select(line, own, ACROSS == 1u);
    if (l < p.depth && window < p.count) {
      let first = windowOf(window);
      let tap = tapOf(l);
      let y = first.y + tap.x;
      let x0 = first.z + tap.y;
      let row = y / p.everyY;
      let column = x0 / p.everyX;
      var value = T(0);
      if (y >= 0 && x0 >= 0 && row * p.everyY == y && column * p.everyX == x0 && row < p.height && column < p.width) {
        value = x[p.offX + first.x * p.xN + row * p.xY + column * p.xX + tap.z * p.xC];
      }
      W[window * p.stepW + l * p.stepL] = value;
    }
  }
}
`);
export const conv_direct = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 128u;
const ACTIVATION: u32 = 99u;
`, lib_conv_direct_params, `@group(0) @binding(0) var<storage, read> X: array<T>;
@group(0) @binding(1) var<storage, read> F: array<T>;
@group(0) @binding(2) var<storage, read> bias: array<T>;
@group(0) @binding(3) var<storage, read_write> Y: array<T>;
@group(0) @binding(4) var<uniform> p: Params;
`, lib_conv_places, ``, lib_activation_functions, ``, lib_activation_kinds, `@compute @workgroup_size(THREADS)
fn conv_direct(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let id = (group.x + p.baseX) * THREADS + t;
  if (id >= p.count) {
    return;
  }
  let at = placeOf(id, p.outHeight, p.outWidth, p.outChannels);
  let c0 = at.w / p.perGroup * p.depth;
  var sum = 0.0;
  for (var fy = 0; fy < p.filterHeight; fy++) {
    let y = at.y * p.strideY + fy * p.dilationY - p.padTop;
    if (y < 0 || y >= p.height) {
      continue;
    }
    for (var fx = 0; fx < p.filterWidth; fx++) {
      let x = at.z * p.strideX + fx * p.dilationX - p.padLeft;
      if (x < 0 || x >= p.width) {
        continue;
      }
      for (var c = 0; c < p.depth; c++) {
        sum = fma(widen(X[xAt(at.x, y, x, c0 + c)]), widen(F[filterAt(at.w, fy, fx, c)]), sum);
      }
    }
  }
  if (p.hasBias == 1u) {
    sum += widen(bias[p.offB + u32(at.w)]);
  }
  Y[p.offY + id] = narrow(activate(sum));
}
`);
export const conv_direct_data = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 128u;
`, lib_conv_direct_params, `@group(0) @binding(0) var<storage, read> F: array<T>;
@group(0) @binding(1) var<storage, read> Y: array<T>;
@group(0) @binding(2) var<storage, read_write> X: array<T>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_conv_places, `@compute @workgroup_size(THREADS)
fn conv_direct_data(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let id = (group.x + p.baseX) * THREADS + t;
  if (id >= p.count) {
    return;
  }
  let at = placeOf(id, p.height, p.width, p.channels);
  let own = at.w / p.depth;
  let c = at.w - own * p.depth;
  var sum = 0.0;
  for (var fy = 0; fy < p.filterHeight; fy++) {
    let y = at.y + p.padTop - fy * p.dilationY;
    if (y < 0 || y % p.strideY != 0 || y / p.strideY >= p.outHeight) {
      continue;
    }
    for (var fx = 0; fx < p.filterWidth; fx++) {
      let x = at.z + p.padLeft - fx * p.dilationX;
      if (x < 0 || x % p.strideX != 0 || x / p.strideX >= p.outWidth) {
        continue;
      }
      for (var k = 0; k < p.perGroup; k++) {
        let o = own * p.perGroup + k;
        sum = fma(widen(Y[resultAt(at.x, y / p.strideY, x / p.strideX, o)]), widen(F[filterAt(o, fy, fx, c)]), sum);
      }
    }
  }
  X[p.offX + id] = narrow(sum);
}
`);
export const conv_direct_filter = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 64u;
const BIAS: u32 = 0u;
`, lib_conv_direct_params, `@group(0) @binding(0) var<storage, read> X: array<T>;
@group(0) @binding(1) var<storage, read> Y: array<T>;
@group(0) @binding(2) var<storage, read_write> F: array<T>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_conv_places, `var<workgroup> sums: array<R, THREADS>;
@compute @workgroup_size(THREADS)
fn conv_direct_filter(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let id = i32(group.x + p.baseX);
  let o = id % p.outChannels;
  let c = id / p.outChannels % p.depth;
  let tap = id / p.outChannels / p.depth;
  let fx = tap % p.filterWidth;
  let fy = tap / p.filterWidth;
  let c0 = o / p.perGroup * p.depth;
  let pixels = p.images * p.outHeight * p.outWidth;
  var sum = 0.0;
  for (var k = i32(t); k < pixels; k += i32(THREADS)) {
    let line = k / p.outWidth;
    let ox = k - line * p.outWidth;
    let image = line / p.outHeight;
    let oy = line - image * p.outHeight;
    let dy = widen(Y[resultAt(image, oy, ox, o)]);
    if (BIAS == 1u) {
      sum += dy;
      continue;
    }
    let y = oy * p.strideY + fy * p.dilationY - p.padTop;
    let x = ox * p.strideX + fx * p.dilationX - p.padLeft;
    if (y >= 0 && y < p.height && x >= 0 && x < p.width) {
      sum = fma(widen(X[xAt(image, y, x, c0 + c)]), dy, sum);
    }
  }
  sums[t] = sum;
  for (var half = THREADS / 2u; half >= 1u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      sums[t] += sums[t + half];
    }
  }
  if (t == 0u) {
    if (BIAS == 1u) {
      F[p.offF + u32(o)] = narrow(sums[0]);
    } else {
      F[filterAt(o, fy, fx, c)] = narrow(sums[0]);
    }
  }
}
`);
export const conv_filter = /* @__PURE__ */ joined(`
`, lib_conv_tile, `struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  m: u32,
  n: u32,
  each: u32,
  windows: u32,
  ldy: u32,
  strideC: u32,
  height: u32,
  width: u32,
  channels: u32,
  filterWidth: u32,
  gridHeight: u32,
  gridWidth: u32,
  strideY: u32,
  strideX: u32,
  dilationY: u32,
  dilationX: u32,
  top: u32,
  left: u32,
}
@group(0) @binding(0) var<storage, read> dy: array<Weight>;
@group(0) @binding(1) var<storage, read> x: array<Pixel>;
@group(0) @binding(2) var<storage, read_write> df: array<vec4f>;
@group(0) @binding(3) var<uniform> p: Params;
var<workgroup> table: array<vec3u, 2u * BK>;
fn windowAt(window: u32, end: u32) -> vec3u {
  let line = window / p.gridWidth;
  let image = line / p.gridHeight;
  let row = (line - image * p.gridHeight) * p.strideY - p.top;
  let column = (window - line * p.gridWidth) * p.strideX - p.left;
  let origin = ((image * p.height + row) * p.width + column) * p.channels;
  return vec3u(select(NOWHERE, row, window < end), column, origin);
}
@compute @workgroup_size(THREADS)
fn conv_filter(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let slice = group.z + p.baseZ;
  let row0 = (group.x + p.baseX) * BM;
  let col0 = (group.y + p.baseY) * BN;
  let tx = t % NX;
  let ty = t / NX;
  let start = slice * p.each;
  let k = min(p.windows, start + p.each);
  let l = col0 + (t % (BN / 4u)) * 4u;
  let depths = p.n;
  let tapsX = p.filterWidth;
`, lib_conv_taps, `  // @registers
  var acc: array<vec4f, TM / 4u * TN>;
  // @registers
  var nextA: array<vec4f, LOADS_A>;
  // @registers
  var nextB: array<vec4f, LOADS_B>;
  if (t < BK) {
    table[t] = windowAt(start + t, k);
  }
  workgroupBarrier();
  {
    let at = start;
    let here = 0u;
`, lib_conv_filter_fetch, `  }
  for (var k0 = start; k0 < k; k0 += BK) {
    // @unroll
    for (var s = 0u; s < LOADS_A; s++) {
      let id = t + s * THREADS;
      As[id / (BM / 4u) * PITCH_A + id % (BM / 4u)] = nextA[s];
    }
    // @unroll
    for (var s = 0u; s < LOADS_B; s++) {
      let id = t + s * THREADS;
      Bs[id / (BN / 4u) * PITCH_B + id % (BN / 4u)] = nextB[s];
    }
    workgroupBarrier();
    if (k0 + BK < k) {
      let at = k0 + BK;
      let here = ((at - start) / BK) % 2u * BK;
`, lib_conv_filter_fetch, `    }
`, lib_gemm_product, `    workgroupBarrier();
  }
  // @unroll
  for (var c = 0u; c < TN; c++) {
    let j = col0 + 4u * (ty + (c / 4u) * NY) + c % 4u;
    // @unroll
    for (var r = 0u; r < TM / 4u; r++) {
      let i = row0 + 4u * (tx + r * NX);
      if ((i < p.m) & (j < p.n)) {
        df[(slice * p.strideC + j * p.ldy + i) / 4u] = acc[c * (TM / 4u) + r];
      }
    }
  }
}
`);
export const conv_tensor = /* @__PURE__ */ joined(`
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
`, lib_gemm_epilogue_fields, `}
@group(0) @binding(0) var<storage, read> F: array<vec4u>;
@group(0) @binding(1) var<storage, read> x: array<vec4u>;
@group(0) @binding(2) var<storage, read_write> y: array<vec4<f16>>;
@group(0) @binding(3) var<uniform> p: Params;
// @when EPILOGUE
alias Element = f16;
// @end
`, lib_gemm_epilogue_four, `var<workgroup> S: array<vec4u, SIZE>;
fn windowAt(w: u32) -> vec3i {
  let row = w / p.outWidth;
  let begin = vec2i(i32(row % p.outHeight), i32(w % p.outWidth)) * vec2i(p.strideY, p.strideX) - vec2i(p.top, p.left);
  return select(vec3i(-1), vec3i(i32(row / p.outHeight), begin), w < p.n);
}
fn windowUnit(window: vec3i, tap: vec2i, c: u32, isInside: bool) -> vec4u {
  let at = window.yz + tap;
  if (!isInside || window.x < 0 || at.x < 0 || at.x >= p.height || at.y < 0 || at.y >= p.width) {
    return vec4u();
  }
  return x[(p.offX + u32((window.x * p.height + at.x) * p.width + at.y) * p.channels + c) / 8u];
}
fn filterUnit(u: u32, col0: u32, slab: u32) -> vec4u {
  // @when STRAIGHT
  let l = slab * BK + u / UNITS_B;
  let o = col0 + u % UNITS_B * 8u;
  if (l >= p.depth || o >= p.m) {
    return vec4u();
  }
  return F[(p.offF + l * p.m + o) / 8u];
  // @end
  // @when TURNED
  let l = slab * BK + u % UNITS * 8u;
  let o = col0 + u / UNITS;
  if (l >= p.depth || o >= p.m) {
    return vec4u();
  }
  return F[(p.offF + ((p.taps - 1u - l / p.channels) * p.m + o) * p.channels + l % p.channels) / 8u];
  // @end
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
`);
export const conv_tiled = /* @__PURE__ */ joined(`
const TURNED: u32 = 0u;
`, lib_conv_tile, `struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  m: u32,
  n: u32,
  each: u32,
  ldy: u32,
  strideC: u32,
  height: u32,
  width: u32,
  channels: u32,
  filterHeight: u32,
  filterWidth: u32,
  gridHeight: u32,
  gridWidth: u32,
  outHeight: u32,
  outWidth: u32,
  strideY: u32,
  strideX: u32,
  dilationY: u32,
  dilationX: u32,
  top: u32,
  left: u32,
`, lib_gemm_epilogue_fields, `}
@group(0) @binding(0) var<storage, read> F: array<Weight>;
@group(0) @binding(1) var<storage, read> x: array<Pixel>;
@group(0) @binding(2) var<storage, read_write> y: array<vec4f>;
@group(0) @binding(3) var<uniform> p: Params;
// @when EPILOGUE
alias Element = f32;
// @end
`, lib_gemm_epilogue_four, `struct Taps {
  phaseY: u32,
  phaseX: u32,
  firstY: u32,
  firstX: u32,
  countY: u32,
  countX: u32,
  shiftY: u32,
  shiftX: u32,
}
fn tapsOf(phase: u32) -> Taps {
  if (TURNED == 0u) {
    return Taps(0u, 0u, 0u, 0u, p.filterHeight, p.filterWidth, 0u - p.top, 0u - p.left);
  }
  let y = phase / p.strideX;
  let x = phase % p.strideX;
  let firstY = (y + p.top) % p.strideY;
  let firstX = (x + p.left) % p.strideX;
  let countY = (p.filterHeight + p.strideY - 1u - firstY) / p.strideY;
  let countX = (p.filterWidth + p.strideX - 1u - firstX) / p.strideX;
  let shiftY = (y + p.top) / p.strideY + 1u - countY;
  let shiftX = (x + p.left) / p.strideX + 1u - countX;
  return Taps(y, x, firstY, firstX, countY, countX, shiftY, shiftX);
}
const NONE: u32 = 0xffffffffu;
fn pixelOf(window: u32, taps: Taps) -> u32 {
  if (TURNED == 0u) {
    return select(NONE, window, window < p.n);
  }
  let line = window / p.gridWidth;
  let image = line / p.gridHeight;
  let row = (line - image * p.gridHeight) * p.strideY + taps.phaseY;
  let column = (window - line * p.gridWidth) * p.strideX + taps.phaseX;
  let exists = (window < p.n) & (row < p.outHeight) & (column < p.outWidth);
  return select(NONE, (image * p.outHeight + row) * p.outWidth + column, exists);
}
@compute @workgroup_size(THREADS)
fn conv_tiled(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row0 = (group.x + p.baseX) * BM;
  let col0 = (group.y + p.baseY) * BN;
  let tx = t % NX;
  let ty = t / NX;
  let quad = (t % (BK / 4u)) * 4u;
  let phases = select(1u, p.strideY * p.strideX, TURNED == 1u);
  let z = group.z + p.baseZ;
  let slice = z / phases;
  let taps = tapsOf(z % phases);
  let tapsX = taps.countX;
  let start = slice * p.each;
  let k = min(taps.countY * tapsX * p.channels, start + p.each);
  // @registers
  var rows: array<u32, LOADS_B>;
  // @registers
  var columns: array<u32, LOADS_B>;
  // @registers
  var origins: array<u32, LOADS_B>;
  // @unroll
  for (var s = 0u; s < LOADS_B; s++) {
    let window = col0 + (t + s * THREADS) / (BK / 4u);
    let line = window / p.gridWidth;
    let image = line / p.gridHeight;
    let row = (line - image * p.gridHeight) * select(p.strideY, 1u, TURNED == 1u) + taps.shiftY;
    let column = (window - line * p.gridWidth) * select(p.strideX, 1u, TURNED == 1u) + taps.shiftX;
    rows[s] = select(NOWHERE, row, window < p.n);
    columns[s] = column;
    origins[s] = ((image * p.height + row) * p.width + column) * p.channels;
  }
  // @registers
  var acc: array<vec4f, TM / 4u * TN>;
  // @registers
  var nextA: array<vec4f, LOADS_A>;
  // @registers
  var nextB: array<vec4f, LOADS_B>;
  {
    let at = start;
`, lib_conv_fetch, `  }
  for (var k0 = start; k0 < k; k0 += BK) {
    // @unroll
    for (var s = 0u; s < LOADS_A; s++) {
      let id = t + s * THREADS;
      if (TURNED == 0u) {
        As[id / (BM / 4u) * PITCH_A + id % (BM / 4u)] = nextA[s];
      } else {
        let i = id / (BK / 4u);
        As[quad * PITCH_A + i / 4u][i % 4u] = nextA[s].x;
        As[(quad + 1u) * PITCH_A + i / 4u][i % 4u] = nextA[s].y;
        As[(quad + 2u) * PITCH_A + i / 4u][i % 4u] = nextA[s].z;
        As[(quad + 3u) * PITCH_A + i / 4u][i % 4u] = nextA[s].w;
      }
    }
    // @unroll
    for (var s = 0u; s < LOADS_B; s++) {
      let j = (t + s * THREADS) / (BK / 4u);
      Bs[quad * PITCH_B + j / 4u][j % 4u] = nextB[s].x;
      Bs[(quad + 1u) * PITCH_B + j / 4u][j % 4u] = nextB[s].y;
      Bs[(quad + 2u) * PITCH_B + j / 4u][j % 4u] = nextB[s].z;
      Bs[(quad + 3u) * PITCH_B + j / 4u][j % 4u] = nextB[s].w;
    }
    workgroupBarrier();
    if (k0 + BK < k) {
      let at = k0 + BK;
`, lib_conv_fetch, `    }
`, lib_gemm_product, `    workgroupBarrier();
  }
  // @unroll
  for (var c = 0u; c < TN; c++) {
    let window = col0 + 4u * (ty + (c / 4u) * NY) + c % 4u;
    let pixel = pixelOf(window, taps);
    // @unroll
    for (var r = 0u; r < TM / 4u; r++) {
      let i = row0 + 4u * (tx + r * NX);
      if ((pixel != NONE) & (i < p.m)) {
        var value = acc[c * (TM / 4u) + r];
        // @when EPILOGUE
        value = epilogue(value, i, pixel);
        // @end
        y[(slice * p.strideC + pixel * p.ldy + i) / 4u] = value;
      }
    }
  }
}
`);
