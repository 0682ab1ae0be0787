// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
import { joined, lib_factor, lib_field, lib_field_double, lib_packed, lib_wide } from '../runtime/shaderLibs.gen.js';
export const band_product = /* @__PURE__ */ joined(`
`, lib_field, ``, lib_field_double, `const ROWS: u32 = 32u;
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
  conjugated: u32,
  offA: i32,
  lda: i32,
  offX: i32,
  incX: i32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> x: array<T>;
@group(0) @binding(2) var<storage, read_write> W: array<V>;
@group(0) @binding(3) var<uniform> p: Params;
var<workgroup> sums: array<V, THREADS>;
@compute @workgroup_size(THREADS)
fn band_product(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let s = group.y + p.baseY;
  let straight = s < p.straight;
  let together = straight & (TOGETHER == 1u);
  let r = select(t / GROUPS, t % ROWS, straight);
  let g = select(t % GROUPS, t / ROWS, straight);
  let i0 = i32((group.x + p.baseX) * ROWS);
  let i = i0 + i32(r);
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
  let turned = !straight & (p.conjugated == 1u);
  let hermitian = (p.symmetric == 1u) & (p.conjugated == 1u);
  var sum = V();
  // @registers
  var a: array<V, DEPTH>;
  // @registers
  var xs: array<V, DEPTH>;
  for (var q = begin + g; q < end; q += GROUPS * DEPTH) {
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      let j = clamp(base + i32(q + u * GROUPS), nearest, farthest);
      a[u] = widen(A[atA + j * colStep]);
      xs[u] = widen(x[p.offX + j * p.incX]);
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      let j = base + i32(q + u * GROUPS);
      let own = select(select(a[u], conj(a[u]), turned), ofReal(realPart(a[u])), (i == j) & hermitian);
      let value = select(own, one(), (i == j) & (p.unit == 1u));
      let used = (j >= first) & (j <= last) & !((i == j) & skipped);
      sum = select(sum, mad(value, xs[u], sum), used);
    }
  }
  sums[g * ROWS + r] = sum;
  workgroupBarrier();
  let mine = i0 + i32(t);
  if ((t < ROWS) & (mine < p.m)) {
    var total = V();
    for (var k = 0u; k < GROUPS; k++) {
      total = add(total, sums[k * ROWS + t]);
    }
    W[u32(mine) + s * u32(p.m)] = total;
  }
}
`);
export const gemv_n = /* @__PURE__ */ joined(`
`, lib_wide, `const THREADS: u32 = 256u;
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
@group(0) @binding(0) var<storage, read> A: array<Ts>;
@group(0) @binding(1) var<storage, read> x: array<T>;
@group(0) @binding(2) var<storage, read_write> W: array<Vs>;
@group(0) @binding(3) var<uniform> p: Params;
var<workgroup> sums: array<Vs, THREADS>;
@compute @workgroup_size(THREADS)
fn gemv_n(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row = (group.x + p.baseX) * p.rows + t % p.rows;
  let step = THREADS / p.rows;
  let s = group.y + p.baseY;
  let end = min((s + 1u) * p.slice, p.n);
  let at = p.offA + min(row, p.m - 1u);
  var sum: Vs;
  // @registers
  var a: array<Vs, DEPTH>;
  // @registers
  var xs: array<V, DEPTH>;
  for (var j0 = s * p.slice + t / p.rows; j0 < end; j0 += step * DEPTH) {
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      let j = min(j0 + u * step, end - 1u);
      a[u] = Vs(A[at + j * p.lda]);
      xs[u] = V(x[p.offX + i32(j) * p.incX]);
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      sum = select(sum, madEach(a[u], Vs(xs[u]), sum), j0 + u * step < end);
    }
  }
  sums[t] = sum;
  for (var half = THREADS / 2u; half >= p.rows; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      sums[t] = addEach(sums[t], sums[t + half]);
    }
  }
  if ((t < p.rows) & (row < p.m)) {
    W[row + s * p.ldw] = sums[t];
  }
}
`);
export const gemv_sum = /* @__PURE__ */ joined(`
`, lib_field, ``, lib_factor, ``, lib_field_double, `alias S = V;
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
  alpha: V,
  beta: V,
}
@group(0) @binding(0) var<storage, read> W: array<S>;
@group(0) @binding(1) var<storage, read_write> y: array<T>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> sums: array<V, THREADS>;
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
  var sum = V();
  // @registers
  var w: array<V, DEPTH>;
  for (var s = first + t / p.rows; s < last; s += step * DEPTH) {
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      w[u] = V(W[place + i32(min(s + u * step, last - 1u) * p.ldw)]);
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      sum = add(sum, select(V(), w[u], s + u * step < last));
    }
  }
  sums[t] = sum;
  for (var half = THREADS / 2u; half >= p.rows; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      sums[t] = add(sums[t], sums[t + half]);
    }
  }
  if ((t < p.rows) & (i < p.n)) {
    let at = p.offY + i32(i) * p.incY;
    var value = byFactor(p.alpha, sums[t]);
    if (p.slices == 0u) {
      value = V();
    }
    if (!isZeroV(p.beta)) {
      value = madFactor(p.beta, V(y[at]), value);
    }
    y[at] = T(value);
  }
}
`);
export const gemv_t = /* @__PURE__ */ joined(`
`, lib_wide, `const CONJ: u32 = 0u;
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
@group(0) @binding(0) var<storage, read> A: array<Ts>;
@group(0) @binding(1) var<storage, read> x: array<Ts>;
@group(0) @binding(2) var<storage, read_write> W: array<V>;
@group(0) @binding(3) var<uniform> p: Params;
var<workgroup> sums: array<V, THREADS * COLS>;
// @when NARROW
fn whole(sum: Vs) -> V {
  return sum;
}
// @end
// @when WIDE
fn whole(sum: Vs) -> V {
  return (sum.x + sum.y) + (sum.z + sum.w);
}
// @end
fn readA(at: u32) -> Vs {
  if (CONJ == 1u) {
    return conjEach(Vs(A[at]));
  }
  return Vs(A[at]);
}
@compute @workgroup_size(THREADS)
fn gemv_t(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let lane = t % p.lanes;
  let across = THREADS / p.lanes;
  let j0 = (group.x + p.baseX) * COLS * across + t / p.lanes;
  let s = group.y + p.baseY;
  let end = min((s + 1u) * p.slice, p.m);
  // @registers
  var sum: array<Vs, COLS>;
  // @registers
  var a: array<Vs, DEPTH * COLS>;
  // @registers
  var xs: array<Vs, DEPTH>;
  for (var i0 = s * p.slice + lane; i0 < end; i0 += p.lanes * DEPTH) {
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      let i = min(i0 + u * p.lanes, end - 1u);
      xs[u] = Vs(x[p.offX + i]);
      // @unroll
      for (var c = 0u; c < COLS; c++) {
        a[u * COLS + c] = readA(p.offA + i + min(j0 + c * across, p.n - 1u) * p.lda);
      }
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      // @unroll
      for (var c = 0u; c < COLS; c++) {
        sum[c] = select(sum[c], madEach(a[u * COLS + c], xs[u], sum[c]), i0 + u * p.lanes < end);
      }
    }
  }
  // @unroll
  for (var c = 0u; c < COLS; c++) {
    sums[c * THREADS + t] = whole(sum[c]);
  }
  for (var half = p.lanes / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (lane < half) {
      // @unroll
      for (var c = 0u; c < COLS; c++) {
        sums[c * THREADS + t] = add(sums[c * THREADS + t], sums[c * THREADS + t + half]);
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
`);
export const rank_update = /* @__PURE__ */ joined(`
`, lib_field, ``, lib_field_double, ``, lib_packed, `const ROWS: u32 = 64u;
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
  conjugated: u32,
  offX: i32,
  incX: i32,
  offY: i32,
  incY: i32,
  offA: u32,
  lda: u32,
  alpha: V,
}
@group(0) @binding(0) var<storage, read> x: array<T>;
@group(0) @binding(1) var<storage, read> y: array<T>;
@group(0) @binding(2) var<storage, read_write> A: array<T>;
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
fn inRow(value: V) -> V {
  return select(value, conj(value), p.conjugated == 1u);
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
  let xi = mul(p.alpha, widen(x[p.offX + row * p.incX]));
  var yi = V();
  if (p.both == 1u) {
    yi = mul(inRow(p.alpha), widen(y[p.offY + row * p.incY]));
  }
  // @registers
  var a: array<V, DEPTH>;
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    a[u] = widen(A[place(u32(row), min(j0 + u * GROUPS, p.n - 1u))]);
  }
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    let j = j0 + u * GROUPS;
    let column = i32(min(j, p.n - 1u));
    let isReal = (i == j) & (p.conjugated == 1u) & (p.triangle != 0u);
    var value = mad(xi, inRow(widen(y[p.offY + column * p.incY])), select(a[u], ofReal(realPart(a[u])), isReal));
    if (p.both == 1u) {
      value = mad(yi, inRow(widen(x[p.offX + column * p.incX])), value);
    }
    value = select(value, ofReal(realPart(value)), isReal);
    if (inside(i, j)) {
      A[place(i, j)] = narrow(value);
    }
  }
}
`);
export const tpttr_panel = /* @__PURE__ */ joined(`
`, lib_packed, `alias T = u32;
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
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> W: array<T>;
@group(0) @binding(2) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn tpttr_panel(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let j0 = (group.y + p.baseY) * COLS;
  let row = p.row0 + min(i, p.rows - 1u);
  // @registers
  var a: array<T, COLS>;
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
`);
export const triangle_product = /* @__PURE__ */ joined(`
`, lib_packed, `alias V = f32;
const TILE: u32 = 64u;
const GROUPS: u32 = 8u;
const WIDE: u32 = 0u;
const PACKED: u32 = 0u;
const LANES: u32 = TILE / 4u;
const THREADS: u32 = LANES * GROUPS;
const DEPTH: u32 = TILE / GROUPS;
const PITCH: u32 = LANES + 1u;
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
    return;
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
`);
export const triangle_product_complex = /* @__PURE__ */ joined(`
`, lib_field, ``, lib_field_double, ``, lib_packed, `const TILE: u32 = 32u;
const GROUPS: u32 = 8u;
const PACKED: u32 = 0u;
const THREADS: u32 = TILE * GROUPS;
const DEPTH: u32 = TILE / GROUPS;
const PITCH: u32 = TILE + 1u;
struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  upper: u32,
  unit: u32,
  symmetric: u32,
  conjugated: u32,
  rowSums: u32,
  colSums: u32,
  offA: u32,
  lda: u32,
  offX: i32,
  incX: i32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> x: array<T>;
@group(0) @binding(2) var<storage, read_write> W: array<V>;
@group(0) @binding(3) var<uniform> p: Params;
var<workgroup> xs: array<V, TILE>;
var<workgroup> rowParts: array<V, GROUPS * TILE>;
var<workgroup> colParts: array<V, TILE * PITCH>;
fn readX(i: u32) -> V {
  return widen(x[p.offX + i32(min(i, p.n - 1u)) * p.incX]);
}
fn readA(i: u32, j: u32) -> V {
  let row = min(i, p.n - 1u);
  let column = min(j, p.n - 1u);
  if (PACKED == 1u) {
    return widen(A[p.offA + packed(row, column, p.n, p.upper == 1u)]);
  }
  return widen(A[p.offA + row + column * p.lda]);
}
@compute @workgroup_size(THREADS)
fn triangle_product_complex(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let tiles = (p.n + TILE - 1u) / TILE;
  let gx = group.x + p.baseX;
  let gy = group.y + p.baseY;
  let mirrored = gx > gy;
  let far = tiles - 1u - gy;
  if (mirrored & (far == gy)) {
    return;
  }
  let outer = select(gy, far, mirrored);
  let inner = select(gx, gx - gy - 1u, mirrored);
  let tileI = select(outer, inner, p.upper == 1u);
  let tileJ = select(inner, outer, p.upper == 1u);
  let r = t % TILE;
  let g = t / TILE;
  let i = tileI * TILE + r;
  // @registers
  var a: array<V, DEPTH>;
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    a[u] = readA(i, tileJ * TILE + g + u * GROUPS);
  }
  if (t < TILE) {
    xs[t] = readX(tileJ * TILE + t);
  }
  let xi = readX(i);
  workgroupBarrier();
  let hermitian = (p.symmetric == 1u) & (p.conjugated == 1u);
  var sum = V();
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    let c = g + u * GROUPS;
    let j = tileJ * TILE + c;
    let stored = (i < p.n) & (j < p.n) & select(i >= j, i <= j, p.upper == 1u);
    var value = select(a[u], ofReal(realPart(a[u])), (i == j) & hermitian);
    value = select(value, one(), (i == j) & (p.unit == 1u));
    sum = select(sum, mad(value, xs[c], sum), stored);
    let turned = mul(select(value, conj(value), p.conjugated == 1u), xi);
    colParts[c * PITCH + r] = select(V(), turned, stored & !((i == j) & (p.symmetric == 1u)));
  }
  rowParts[g * TILE + r] = sum;
  workgroupBarrier();
  let both = (tileI == tileJ) & (p.symmetric == 1u);
  if (t < TILE) {
    var col = V();
    // @unroll
    for (var k = 0u; k < TILE; k++) {
      col = add(col, colParts[t * PITCH + k]);
    }
    colParts[t * PITCH + TILE] = col;
    let j = tileJ * TILE + t;
    if ((p.colSums == 1u) & (j < p.n) & !both) {
      W[j + tileI * p.n] = col;
    }
  }
  workgroupBarrier();
  let s = t - (THREADS - TILE);
  if ((t >= THREADS - TILE) & (p.rowSums == 1u)) {
    var row = select(V(), colParts[s * PITCH + TILE], both);
    // @unroll
    for (var k = 0u; k < GROUPS; k++) {
      row = add(row, rowParts[k * TILE + s]);
    }
    let i = tileI * TILE + s;
    if (i < p.n) {
      W[i + tileJ * p.n] = row;
    }
  }
}
`);
export const trsv_block = /* @__PURE__ */ joined(`
`, lib_field, ``, lib_field_double, `const NB: u32 = 64u;
const S: u32 = 8u;
const UNIT: u32 = 0u;
const BAND: u32 = 0u;
const CONJ: u32 = 0u;
struct Params {
  nb: u32,
  k: u32,
  offA: i32,
  rsA: i32,
  csA: i32,
  offX: i32,
  stepX: i32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> x: array<T>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> corners: array<V, 2u * S * S>;
var<workgroup> sides: array<V, 2u * S>;
fn readL(row: u32, column: u32) -> V {
  let value = widen(A[p.offA + i32(min(row, p.nb - 1u)) * p.rsA + i32(min(column, p.nb - 1u)) * p.csA]);
  return select(value, conj(value), CONJ == 1u);
}
@compute @workgroup_size(NB)
fn trsv_block(@builtin(local_invocation_index) row: u32) {
  let at = p.offX + i32(row) * p.stepX;
  var value = V();
  if (row < p.nb) {
    value = widen(x[at]);
  }
  // @registers
  var now: array<V, S>;
  // @registers
  var next: array<V, S>;
  // @unroll
  for (var u = 0u; u < S; u++) {
    now[u] = readL(row, u);
  }
  let i = (row / S) % S;
  let j = row % S;
  var corner = readL(i, j);
  for (var first = 0u; first < p.nb; first += S) {
    let turn = (first / S) % 2u;
    if (row < S * S) {
      corners[turn * S * S + row] = corner;
    }
    if (row / S == first / S) {
      sides[turn * S + j] = value;
    }
    workgroupBarrier();
    corner = readL(first + S + i, first + S + j);
    // @unroll
    for (var u = 0u; u < S; u++) {
      next[u] = readL(row, first + S + u);
    }
    // @registers
    var y: array<V, S>;
    var own = value;
    var updated = value;
    // @unroll
    for (var u = 0u; u < S; u++) {
      var sum = sides[turn * S + u];
      // @unroll
      for (var v = 0u; v < u; v++) {
        let t = corners[turn * S * S + u * S + v];
        sum = select(sum, mad(neg(t), y[v], sum), (BAND == 0u) | (u - v <= p.k));
      }
      if (UNIT == 0u) {
        sum = divide(sum, corners[turn * S * S + u * S + u]);
      }
      y[u] = sum;
      own = select(own, sum, row == first + u);
      updated = select(updated, mad(neg(now[u]), sum, updated), (BAND == 0u) | (row - first - u <= p.k));
    }
    value = select(own, updated, row >= first + S);
    // @unroll
    for (var u = 0u; u < S; u++) {
      now[u] = next[u];
    }
  }
  if (row < p.nb) {
    x[at] = narrow(value);
  }
}
`);
