// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
import { joined, lib_best_double, lib_cholqr_tiles, lib_double, lib_double_elements, lib_double_modulus, lib_double_reflector, lib_double_scaled, lib_double_squares, lib_field, lib_geqp3_columns, lib_geqp3_key, lib_householder, lib_larft_row, lib_magnitude, lib_modulus, lib_norm_squares, lib_norm_sum, lib_part, lib_pivot, lib_pivot_double, lib_reflector, lib_sum_tree, lib_words } from '../../runtime/shaderLibs.gen.js';
export const cholqr_judge = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 64u;
const SHIFT: u32 = 0u;
const JUDGE: u32 = 1u;
struct Params {
  n: u32,
  count: u32,
  passes: i32,
  shift: R,
  most: R,
  offG: u32,
}
@group(0) @binding(0) var<storage, read_write> work: array<T>;
@group(0) @binding(1) var<uniform> p: Params;
// @when JUDGE
@group(0) @binding(2) var<storage, read> infos: array<i32>;
@group(0) @binding(3) var<storage, read_write> status: array<i32>;
// @end
`, lib_sum_tree, `@compute @workgroup_size(THREADS)
fn cholqr_judge(@builtin(local_invocation_index) t: u32) {
  var sum = 0.0;
  for (var j = t; j < p.n; j += THREADS) {
    if (SHIFT == 1u) {
      sum += realPart(widen(work[p.offG + j * (p.n + 1u)]));
    } else {
      for (var i = 0u; i <= j; i++) {
        let off = widen(work[p.offG + i + j * p.n]) - select(V(), ofReal(1.0), i == j);
        sum += select(2.0, 1.0, i == j) * squared(off);
      }
    }
  }
  addUp(t, sum, 1u);
  workgroupBarrier();
  let whole = totals[0];
  if (SHIFT == 1u) {
    for (var j = t; j < p.n; j += THREADS) {
      work[p.offG + j * (p.n + 1u)] += narrow(ofReal(p.shift * whole));
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
`);
export const cholqr_rows = /* @__PURE__ */ joined(`
const N: u32 = 32u;
const THREADS: u32 = 64u;
const GRAM: u32 = 1u;
const STORE: u32 = 0u;
const RHS: u32 = 0u;
const QUADS: u32 = N / 4u;
const PITCH: u32 = QUADS + 1u;
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
@group(0) @binding(5) var<storage, read_write> Q: array<f32>;
// @end
// @when RHS
@group(0) @binding(4) var<storage, read> b: array<f32>;
// @end
var<workgroup> rows: array<vec4f, THREADS * PITCH>;
var<workgroup> upper: array<vec4f, N * QUADS>;
var<workgroup> inverse: array<f32, N>;
`, lib_cholqr_tiles, `fn element(at: u32) -> f32 {
  var value = 0.0;
  // @when GRAM
  value = A[at];
  // @end
  // @when STORE
  value = Q[at];
  // @end
  return value;
}
fn loadTriangle(t: u32, at: u32) {
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
}
// @when GRAM
fn storeQuarter(t: u32, to: u32) {
  for (var live = GROUPS; live > 1u; live = (live + 1u) / 2u) {
    let half = (live + 1u) / 2u;
    workgroupBarrier();
    if (t / TILES + half < live) {
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
        parts[to + 64u * t + 4u * c + r] = rows[4u * t + c][r];
      }
    }
  }
}
// @end
// @when RHS
fn storeDots(t: u32, to: u32) {
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
    parts[to + t] = rows[t / 4u][t % 4u];
  }
}
// @end
@compute @workgroup_size(THREADS)
fn cholqr_rows(@builtin(workgroup_id) id: vec3u, @builtin(local_invocation_index) t: u32) {
  let group = id.x + p.baseX;
  let tile = placeOf(t % TILES);
  let turn = t / TILES;
  // @registers
  var sum: array<vec4f, 16>;
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
      loadTriangle(t, p.offT + s * p.n * p.n);
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
        let top = rows[r * PITCH + 2u * tile.x];
        let bottom = rows[r * PITCH + 2u * tile.x + 1u];
        // @unroll
        for (var h = 0u; h < 2u; h++) {
          let across = rows[r * PITCH + 2u * tile.y + h];
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
  // @unroll
  for (var quarter = 0u; quarter < 4u; quarter++) {
    workgroupBarrier();
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      rows[4u * t + c] = sum[4u * quarter + c];
    }
    storeQuarter(t, group * p.stride + 16u * quarter);
  }
  // @end
  // @when RHS
  workgroupBarrier();
  // @unroll
  for (var q = 0u; q < QUADS; q++) {
    rows[t * PITCH + q] = dots[q];
  }
  storeDots(t, group * p.stride + 64u * TILES);
  // @end
}
`);
export const cholqr_small = `
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
export const cholqr_sum = /* @__PURE__ */ joined(`
const N: u32 = 32u;
const THREADS: u32 = 256u;
const CELLS: u32 = 32u;
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
`, lib_cholqr_tiles, ``, lib_sum_tree, `@compute @workgroup_size(THREADS)
fn cholqr_sum(@builtin(workgroup_id) id: vec3u, @builtin(local_invocation_index) t: u32) {
  let cell = (id.x + p.baseX) * CELLS + t % CELLS;
  let here = min(cell, p.stride - 1u);
  var sum = 0.0;
  for (var g = t / CELLS; g < p.groups; g += 4u * LANES) {
    // @unroll
    for (var u = 0u; u < 4u; u++) {
      let part = parts[min(g + u * LANES, p.groups - 1u) * p.stride + here];
      sum += select(0.0, part, g + u * LANES < p.groups);
    }
  }
  addUp(t, sum, CELLS);
  if ((t < CELLS) & (cell < p.stride)) {
    let tile = cell / 64u;
    let place = placeOf(tile);
    let last = tile >= TILES;
    let i = select(8u * place.x + cell % 8u, cell - 64u * TILES, last);
    let j = select(8u * place.y + cell / 8u % 8u, p.n, last);
    if ((i < p.n) & (((i <= j) & (j < p.n)) | last)) {
      work[p.offG + i + j * p.n] = totals[t];
    }
  }
}
`);
export const diagonal_rank = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 64u;
struct Params {
  n: u32,
  tolerance: R,
  offA: u32,
  lda: u32,
  offRank: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> rank: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> most: atomic<u32>;
var<workgroup> count: atomic<u32>;
fn magnitude(i: u32) -> u32 {
  return bitcast<u32>(realPart(widen(A[p.offA + i * (p.lda + 1u)]))) & 0x7fffffffu;
}
@compute @workgroup_size(THREADS)
fn diagonal_rank(@builtin(local_invocation_index) t: u32) {
  if (t == 0u) {
    atomicStore(&most, 0u);
    atomicStore(&count, 0u);
  }
  workgroupBarrier();
  for (var i = t; i < p.n; i += THREADS) {
    atomicMax(&most, magnitude(i));
  }
  workgroupBarrier();
  let top = atomicLoad(&most);
  let bound = bitcast<u32>(p.tolerance * bitcast<R>(min(top, 0x7f7fffffu)));
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
`);
export const geqp3_anew_double = /* @__PURE__ */ joined(`
`, lib_double_elements, ``, lib_double_squares, ``, lib_geqp3_columns, `const THREADS: u32 = 64u;
struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  k: u32,
  done: u32,
  off: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> G: array<T>;
@group(0) @binding(2) var<storage, read_write> columns: array<vec4u>;
@group(0) @binding(3) var<uniform> p: Params;
var<workgroup> sums: array<vec2u, THREADS>;
var<workgroup> asked: u32;
@compute @workgroup_size(THREADS)
fn geqp3_anew_double(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let j = p.k + 1u + group.x + p.baseX;
  if (t == 0u) {
    asked = columns[2u * j + 1u].y & AGAIN;
  }
  if (workgroupUniformLoad(&asked) == 0u) {
    return;
  }
  var sum = vec2u();
  for (var i = p.k + 1u + t; i < p.m; i += THREADS) {
    var x = widen(A[p.off + i + j * p.lda]);
    for (var c = 0u; c <= p.done; c++) {
      x = mad(neg(widen(A[p.off + i + (p.k - p.done + c) * p.lda])), widen(G[j + c * p.n]), x);
    }
    sum = plusSquares(x, sum);
  }
  sums[t] = sum;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      sums[t] = dAdd(sums[t], sums[t + half]);
    }
  }
  if (t == 0u) {
    let norm = dSqrt(sums[0]);
    columns[2u * j] = vec4u(norm, norm);
    columns[2u * j + 1u].y ^= AGAIN;
  }
}
`);
export const geqp3_column = /* @__PURE__ */ joined(`
`, lib_field, `const ROWS: u32 = 128u;
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
  done: u32,
  slab: u32,
  candidates: u32,
  off: u32,
  lda: u32,
  ldx: u32,
  offPvt: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read_write> X: array<T>;
@group(0) @binding(2) var<storage, read_write> FR: array<T>;
@group(0) @binding(3) var<storage, read> norms: array<vec2u>;
@group(0) @binding(4) var<storage, read_write> parts: array<u32>;
@group(0) @binding(5) var<storage, read_write> jpvt: array<i32>;
@group(0) @binding(6) var<uniform> p: Params;
`, lib_pivot, ``, lib_words, `var<workgroup> sums: array<V, THREADS>;
var<workgroup> column: array<V, ROWS>;
var<workgroup> products: array<V, NB * STEP>;
fn findPivot(t: u32) -> u32 {
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
  return bestPivot(t, key, candidate).y;
}
fn putProduct(place: u32, x: V) {
  parts[4u + WORDS * place] = firstWord(x);
  if (COMPLEX == 1u) {
    parts[5u + WORDS * place] = secondWord(x);
  }
}
fn storeProducts(t: u32, own: u32) {
  let c = t / LANES_EACH;
  var total = V();
  for (var r = t % LANES_EACH; r < HALF; r += LANES_EACH) {
    total += products[c * STEP + r];
  }
  sums[t] = total;
  workgroupBarrier();
  if (t % LANES_EACH == 0u) {
    for (var s = 1u; s < LANES_EACH; s++) {
      total += sums[t + s];
    }
    putProduct(c + own * NB, total);
  }
}
fn exchange(t: u32, q: u32, exponent: i32) {
  if (t == 0u) {
    parts[1] = q;
    parts[2] = bitcast<u32>(exponent);
    let held = jpvt[p.offPvt + p.k];
    jpvt[p.offPvt + p.k] = jpvt[p.offPvt + q];
    jpvt[p.offPvt + q] = held;
  }
  if (t < p.done && q != p.k) {
    let held = FR[t + (p.n + p.k) * NB];
    FR[t + (p.n + p.k) * NB] = FR[t + (p.n + q) * NB];
    FR[t + (p.n + q) * NB] = held;
  }
}
@compute @workgroup_size(THREADS)
fn geqp3_column(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row = t % ROWS;
  let slice = t / ROWS;
  let k = p.k;
  let first = k - p.done;
  let own = group.x + p.baseX;
  let q = findPivot(t);
  let biased = (norms[q].x & 0x7fffffffu) >> 23u;
  let exponent = select(clamp(i32(biased) - 127, -126, 126), 0, (norms[q].x << 1u) == 0u || biased == 255u);
  let scale = bitcast<R>(u32(127 - exponent) << 23u);
  // @registers
  var f: array<V, LOADS>;
  // @registers
  var x: array<V, LOADS>;
  // @registers
  var product: array<V, LOADS>;
  var square = V();
  // @unroll
  for (var u = 0u; u < LOADS; u++) {
    let c = slice + u * SLICES;
    f[u] = select(V(), widen(FR[c + q * NB]), c < p.done);
    product[u] = V();
  }
  let end = min((own + 1u) * p.slab, p.ldx);
  for (var i0 = own * p.slab; i0 < end; i0 += ROWS) {
    let i = i0 + row;
    let here = min(i, p.m - 1u);
    let live = i >= k && i < p.m;
    // @unroll
    for (var u = 0u; u < LOADS; u++) {
      let c = slice + u * SLICES;
      x[u] = select(V(), widen(X[here + c * p.ldx]), live && c < p.done);
    }
    var moved = V();
    var element = V();
    if (slice == 0u) {
      element = widen(A[p.off + here + q * p.lda]);
      moved = widen(A[p.off + here + k * p.lda]);
    }
    var sum = V();
    // @unroll
    for (var u = 0u; u < LOADS; u++) {
      sum = mad(x[u], f[u], sum);
    }
    sums[t] = sum;
    workgroupBarrier();
    if (slice == 0u) {
      var value = sums[row];
      for (var s = 1u; s < SLICES; s++) {
        value += sums[row + s * ROWS];
      }
      value = select(V(), (element - value) * scale, live);
      if (i == k) {
        parts[0] = firstWord(value);
        parts[3] = secondWord(value);
        value = V();
      }
      column[row] = value;
      square = mad(conj(value), value, square);
      if (i < p.ldx) {
        X[i + p.done * p.ldx] = narrow(value);
      }
      if (q != k && i < p.m) {
        A[p.off + i + q * p.lda] = narrow(moved);
        if (i < first) {
          A[p.off + i + k * p.lda] = narrow(element);
        }
      }
    }
    workgroupBarrier();
    let value = column[row];
    // @unroll
    for (var u = 0u; u < LOADS; u++) {
      product[u] = mad(conj(value), x[u], product[u]);
    }
  }
  if (slice == 0u) {
    sums[row] = square;
  }
  workgroupBarrier();
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
  storeProducts(t, own);
  if (own == 0u) {
    exchange(t, q, exponent);
  }
}
`);
export const geqp3_column_double = /* @__PURE__ */ joined(`
`, lib_double_elements, `const THREADS: u32 = 64u;
struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  k: u32,
  done: u32,
  order: u32,
  off: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read> G: array<T>;
@group(0) @binding(2) var<storage, read> choice: array<u32>;
@group(0) @binding(3) var<storage, read_write> heads: array<T>;
@group(0) @binding(4) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn geqp3_column_double(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  if (i >= p.m) {
    return;
  }
  let q = p.off + i + choice[0] * p.lda;
  let k = p.off + i + p.k * p.lda;
  let moved = A[k];
  var x = widen(A[q]);
  if (i >= p.k) {
    for (var c = 0u; c < p.done; c++) {
      x = mad(neg(widen(A[k - (p.done - c) * p.lda])), widen(G[p.k + c * p.n]), x);
    }
  }
  if (i == p.k) {
    heads[p.order] = narrow(x);
  }
  A[q] = moved;
  A[k] = narrow(x);
}
`);
export const geqp3_dots_double = /* @__PURE__ */ joined(`
`, lib_double_elements, `const THREADS: u32 = 64u;
struct Params {
  baseX: u32,
  m: u32,
  k: u32,
  first: u32,
  off: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> dots: array<T>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> sums: array<V, THREADS>;
@compute @workgroup_size(THREADS)
fn geqp3_dots_double(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = group.x + p.baseX;
  let own = p.off + p.k * p.lda;
  let other = p.off + (p.first + x) * p.lda;
  var sum: V;
  for (var i = p.k + 1u + t; i < p.m; i += THREADS) {
    sum = mad(conj(widen(A[own + i])), widen(A[other + i]), sum);
  }
  sums[t] = sum;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      sums[t] = add(sums[t], sums[t + half]);
    }
  }
  if (t == 0u) {
    dots[x] = narrow(sums[0]);
  }
}
`);
export const geqp3_norms = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 128u;
struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  off: u32,
  lda: u32,
  offPvt: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> norms: array<vec2u>;
@group(0) @binding(2) var<storage, read_write> jpvt: array<i32>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_norm_sum, ``, lib_norm_squares, ``, lib_geqp3_key, `@compute @workgroup_size(THREADS)
fn geqp3_norms(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let j = group.x + p.baseX;
  var sum = Sum(0u, 0.0, 0.0, 0.0);
  for (var i = t; i < p.m; i += THREADS) {
    sum = addSquared(sum, widen(A[p.off + i + j * p.lda]));
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
`);
export const geqp3_pivot_double = /* @__PURE__ */ joined(`
`, lib_double_elements, ``, lib_geqp3_columns, `const THREADS: u32 = 256u;
`, lib_best_double, `struct Params {
  n: u32,
  k: u32,
  done: u32,
  offPvt: u32,
}
@group(0) @binding(0) var<storage, read_write> columns: array<vec4u>;
@group(0) @binding(1) var<storage, read_write> jpvt: array<i32>;
@group(0) @binding(2) var<storage, read_write> G: array<T>;
@group(0) @binding(3) var<storage, read_write> choice: array<u32>;
@group(0) @binding(4) var<uniform> p: Params;
var<workgroup> best: u32;
fn keyOf(j: u32) -> vec3u {
  let about = columns[2u * j + 1u];
  if ((about.y & FIXED) != 0u) {
    return vec3u(0xffffffffu, 0xffffffffu, j);
  }
  return vec3u(dScale(columns[2u * j].xy, bitcast<i32>(about.x)).yx, j);
}
@compute @workgroup_size(THREADS)
fn geqp3_pivot_double(@builtin(local_invocation_index) t: u32) {
  var mine = vec3u(0u, 0u, 0xffffffffu);
  for (var j = p.k + t; j < p.n; j += THREADS) {
    mine = better(mine, keyOf(j));
  }
  let found = bestOf(t, mine);
  if (t == 0u) {
    best = found.z;
  }
  let q = workgroupUniformLoad(&best);
  if (t == 0u) {
    choice[0] = q;
    let held = jpvt[p.offPvt + p.k];
    jpvt[p.offPvt + p.k] = jpvt[p.offPvt + q];
    jpvt[p.offPvt + q] = held;
  }
  if (t < 2u) {
    let held = columns[2u * p.k + t];
    columns[2u * p.k + t] = columns[2u * q + t];
    columns[2u * q + t] = held;
  }
  if (t < p.done) {
    let held = G[p.k + t * p.n];
    G[p.k + t * p.n] = G[q + t * p.n];
    G[q + t * p.n] = held;
  }
}
`);
export const geqp3_rest = /* @__PURE__ */ joined(`
`, lib_field, `alias E = T;
const WIDTH: u32 = 1u;
const NB: u32 = 32u;
const COLS: u32 = 4u;
const DEPTH: u32 = 4u;
const THREADS: u32 = NB * COLS;
const AHEAD: u32 = 8u;
const TRUST: R = 0.000244140625;
const NOISE: R = 3.814697265625e-6;
struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  k: u32,
  done: u32,
  groups: u32,
  off: u32,
  lda: u32,
  ldx: u32,
}
@group(0) @binding(0) var<storage, read> A: array<E>;
@group(0) @binding(1) var<storage, read> X: array<E>;
@group(0) @binding(2) var<storage, read_write> FR: array<T>;
@group(0) @binding(3) var<storage, read_write> norms: array<vec2u>;
@group(0) @binding(4) var<storage, read> parts: array<u32>;
@group(0) @binding(5) var<storage, read_write> heads: array<T>;
@group(0) @binding(6) var<uniform> p: Params;
`, lib_norm_sum, ``, lib_norm_squares, ``, lib_geqp3_key, ``, lib_modulus, ``, lib_words, `// @when COMPLEX
`, lib_householder, ``, lib_reflector, `// @end
struct Tree {
  dot: V,
  known: V,
  row: V,
}
var<workgroup> dots: array<V, THREADS * COLS>;
var<workgroup> joint: array<V, THREADS>;
var<workgroup> trees: array<Tree, THREADS>;
var<workgroup> factors: array<V, THREADS>;
var<workgroup> again: array<u32, COLS>;
var<workgroup> anew: array<u32, COLS>;
var<workgroup> keys: array<u32, COLS>;
fn productAt(place: u32) -> V {
  let at = 4u + WORDS * place;
  return ofWords(parts[at], parts[at + COMPLEX]);
}
// @when REAL
fn elementOfA(i: u32, j: u32) -> V {
  return vec4f(A[p.off + i / WIDTH + j * p.lda])[i % WIDTH];
}
fn elementOfX(i: u32, c: u32) -> V {
  return vec4f(X[i / WIDTH + c * p.ldx])[i % WIDTH];
}
fn addProduct(a: E, x: E, sum: E) -> E {
  return fma(a, x, sum);
}
fn whole(x: E) -> V {
  let four = vec4f(x);
  return select(four.x, (four.x + four.y) + (four.z + four.w), WIDTH == 4u);
}
// @end
// @when COMPLEX
fn elementOfA(i: u32, j: u32) -> V {
  return widen(A[p.off + i + j * p.lda]);
}
fn elementOfX(i: u32, c: u32) -> V {
  return widen(X[i + c * p.ldx]);
}
fn addProduct(a: E, x: E, sum: E) -> E {
  return mad(conj(x), a, sum);
}
fn whole(x: E) -> V {
  return x;
}
// @end
fn multiplyColumns(t: u32, j0: u32) {
  // @registers
  var sum: array<E, COLS>;
  // @registers
  var a: array<E, DEPTH * COLS>;
  // @registers
  var x: array<E, DEPTH>;
  // @unroll
  for (var c = 0u; c < COLS; c++) {
    sum[c] = E();
  }
  for (var i0 = (p.k + 1u) / WIDTH + t; i0 < p.m; i0 += THREADS * DEPTH) {
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
        sum[c] = select(sum[c], addProduct(a[u * COLS + c], x[u], sum[c]), i0 + u * THREADS < p.m);
      }
    }
  }
  // @unroll
  for (var c = 0u; c < COLS; c++) {
    dots[c * THREADS + t] = whole(sum[c]);
  }
}
// @when REAL
struct Step {
  beta: R,
  tau: V,
  scale: V,
}
fn reflectorOf(alpha: V, square: R) -> Step {
  let isUnit = (bitcast<u32>(square) << 1u) == 0u;
  let norm = sqrt(fma(alpha, alpha, square));
  let beta = select(select(-norm, norm, (bitcast<u32>(alpha) >> 31u) == 1u), alpha, isUnit);
  return Step(beta, select((beta - alpha) / beta, 0.0, isUnit), select(1.0 / (alpha - beta), 0.0, isUnit));
}
// @end
// @when COMPLEX
fn reflectorOf(alpha: V, square: R) -> FieldReflector {
  return fieldReflector(alpha, square);
}
// @end
struct Rest {
  known: u32,
  isLost: bool,
}
fn normWithout(known: vec2u, before: u32, element: u32) -> Rest {
  let size = known.x & MAGNITUDE;
  if (size == 0u || size >= INFINITY_BITS) {
    return Rest(known.x, false);
  }
  if (element >= INFINITY_BITS) {
    return Rest((known.x & FIXED) | element, false);
  }
  let exact = bitcast<R>(known.y);
  let part = bitcast<R>(element) / bitcast<R>(size);
  let left = max(0.0, (1.0 + part) * (1.0 - part));
  let ratio = bitcast<R>(size) / exact;
  let isKnown = left * ratio * ratio > max(TRUST, NOISE * (bitcast<R>(before) / exact));
  return Rest((known.x & FIXED) | bitcast<u32>(bitcast<R>(size) * sqrt(left)), !isKnown);
}
fn computeAnew(t: u32, j0: u32) {
  for (var c = 0u; c < COLS; c++) {
    if (workgroupUniformLoad(&again[c]) != 0u) {
      var left = Sum(0u, 0.0, 0.0, 0.0);
      for (var i = p.k + 1u + t; i < p.m * WIDTH; i += THREADS) {
        var value = elementOfA(i, j0 + c);
        for (var l = 0u; l <= p.done; l++) {
          value = mad(-elementOfX(i, l), factors[c * NB + l], value);
        }
        left = addSquared(left, value);
      }
      sums[t] = left;
      joinSums(t, THREADS, 1u);
      if (t == 0u) {
        anew[c] = rootBits(sums[0]);
      }
      workgroupBarrier();
    }
  }
}
@compute @workgroup_size(THREADS)
fn geqp3_rest(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let k = p.k;
  let own = group.x + p.baseX;
  let j0 = k + 1u + own * COLS;
  let lane = t % NB;
  // @registers
  var part: array<V, AHEAD>;
  // @unroll
  for (var u = 0u; u < AHEAD; u++) {
    part[u] = productAt(lane + min(t / NB + u * COLS, p.groups - 1u) * NB);
  }
  let mine = t / NB;
  let j = j0 + mine;
  let live = j < p.n;
  let here = min(j, p.n - 1u);
  let earlier = lane < p.done;
  let alpha = ofWords(parts[0], parts[3]);
  let q = parts[1];
  let ownF = widen(FR[lane + here * NB]);
  let movedF = widen(FR[lane + k * NB]);
  let ownNorms = norms[here];
  let movedNorms = norms[k];
  let ownStart = norms[2u * p.n + here].x;
  let movedStart = norms[2u * p.n + k].x;
  let top = elementOfA(k, here);
  let y = select(V(), elementOfX(k, min(lane, p.done)), earlier);
  multiplyColumns(t, j0);
  var products = V();
  // @unroll
  for (var u = 0u; u < AHEAD; u++) {
    products += select(V(), part[u], mine + u * COLS < p.groups);
  }
  for (var g = mine + AHEAD * COLS; g < p.groups; g += COLS) {
    products += productAt(lane + g * NB);
  }
  joint[t] = products;
  workgroupBarrier();
  var square = 0.0;
  var overlap = V();
  for (var g = 0u; g < COLS; g++) {
    square += realPart(joint[p.done + g * NB]);
    overlap += joint[lane + g * NB];
  }
  let h = reflectorOf(alpha, square);
  let f = select(V(), select(ownF, movedF, j == q), earlier);
  var dot = V();
  for (var g = 0u; g < COLS; g++) {
    dot += dots[mine * THREADS + lane + g * NB];
  }
  trees[t] = Tree(dot, select(V(), mul(f, mad(conj(h.scale), overlap, y)), earlier), mul(f, y));
  factors[t] = f;
  if (live && earlier && j == q) {
    FR[lane + j * NB] = narrow(f);
  }
  for (var half = NB / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (lane < half) {
      let other = trees[t + half];
      trees[t] = Tree(trees[t].dot + other.dot, trees[t].known + other.known, trees[t].row + other.row);
    }
  }
  var known = vec2u();
  if (lane == 0u) {
    let factor = mul(conj(h.tau), mad(conj(h.scale), trees[t].dot, top) - trees[t].known);
    let r = top - trees[t].row - factor;
    factors[t + p.done] = mul(h.scale, factor);
    known = select(ownNorms, movedNorms, j == q);
    let before = select(select(ownStart, movedStart, j == q), known.x & MAGNITUDE, p.done == 0u);
    let rest = normWithout(known, before, modulusBits(r));
    known.x = rest.known;
    again[mine] = select(0u, 1u, rest.isLost && live);
    if (live) {
      norms[2u * p.n + j] = vec2u(before, 0u);
      FR[p.done + j * NB] = narrow(mul(h.scale, factor));
      FR[p.done + (p.n + j) * NB] = narrow(r);
    }
  }
  computeAnew(t, j0);
  if (lane == 0u) {
    if (again[mine] != 0u) {
      known = vec2u((known.x & FIXED) | anew[mine], anew[mine]);
    }
    if (live) {
      norms[j] = known;
    }
    keys[mine] = select(0u, columnKey(known.x), live);
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
      heads[p.done] = narrow(h.scale);
      heads[NB + p.done] = narrow(ofReal(h.beta * power(bitcast<i32>(parts[2]))));
      heads[2u * NB + k] = narrow(h.tau);
    }
  }
}
`);
export const geqp3_rest_double = /* @__PURE__ */ joined(`
`, lib_double_elements, ``, lib_double_modulus, ``, lib_double_squares, ``, lib_double_reflector, ``, lib_geqp3_columns, `const THREADS: u32 = 64u;
const TRUST = vec2u(0x667f3bcdu, 0x3e46a09eu);
const NOISE = vec2u(0u, 0x3d000000u);
struct Params {
  baseX: u32,
  n: u32,
  k: u32,
  done: u32,
  order: u32,
  off: u32,
  lda: u32,
  offTau: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read_write> G: array<T>;
@group(0) @binding(2) var<storage, read> dots: array<T>;
@group(0) @binding(3) var<storage, read_write> columns: array<vec4u>;
@group(0) @binding(4) var<storage, read_write> heads: array<T>;
@group(0) @binding(5) var<storage, read_write> tau: array<T>;
@group(0) @binding(6) var<uniform> p: Params;
var<workgroup> made: Reflector;
fn loseElement(j: u32, r: R) {
  let norms = columns[2u * j];
  var about = columns[2u * j + 1u];
  if (p.done == 0u) {
    about = vec4u(about.xy, norms.xy);
  }
  var known = norms.xy;
  if (!dIsFinite(r) && dIsFinite(known)) {
    known = r;
  } else if (!dIsZero(known) && dIsFinite(known)) {
    let part = dDiv(r, known);
    let left = dMul(dAdd(D_ONE, part), dSub(D_ONE, part));
    let ratio = dDiv(known, norms.zw);
    let noise = dMul(NOISE, dDiv(about.zw, norms.zw));
    let bound = select(TRUST, noise, dLess(TRUST, noise));
    if (dLess(bound, dMul(left, dMul(ratio, ratio)))) {
      known = dMul(known, dSqrt(left));
    } else {
      about.y |= AGAIN;
    }
  }
  columns[2u * j] = vec4u(known, norms.zw);
  columns[2u * j + 1u] = about;
}
@compute @workgroup_size(THREADS)
fn geqp3_rest_double(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  if (t == 0u) {
    made = reflectorOf(widen(heads[p.order]), realPart(widen(dots[p.done])));
    if (group.x + p.baseX == 0u) {
      heads[p.k] = narrow(made.scale);
      tau[p.offTau + p.k] = narrow(made.tau);
      A[p.off + p.k * (p.lda + 1u)] = narrow(ofReal(made.beta));
    }
  }
  workgroupBarrier();
  let j = p.k + 1u + (group.x + p.baseX) * THREADS + t;
  if (j >= p.n) {
    return;
  }
  let h = made;
  let at = p.off + p.k + j * p.lda;
  var top = widen(A[at]);
  var below = widen(dots[p.done + j - p.k]);
  for (var c = 0u; c < p.done; c++) {
    let g = neg(widen(G[j + c * p.n]));
    top = mad(widen(A[p.off + p.k + (p.k - p.done + c) * p.lda]), g, top);
    below = mad(widen(dots[c]), g, below);
  }
  let f = mul(conj(h.tau), mad(conj(h.scale), below, top));
  let r = add(top, neg(f));
  A[at] = narrow(r);
  G[j + p.done * p.n] = narrow(mul(h.scale, f));
  loseElement(j, modulus(r));
}
`);
export const geqp3_start_double = /* @__PURE__ */ joined(`
`, lib_double_elements, ``, lib_double_scaled, ``, lib_double_squares, ``, lib_geqp3_columns, `const THREADS: u32 = 128u;
struct Params {
  baseX: u32,
  m: u32,
  off: u32,
  lda: u32,
  offPvt: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read> exponents: array<i32>;
@group(0) @binding(2) var<storage, read_write> columns: array<vec4u>;
@group(0) @binding(3) var<storage, read_write> jpvt: array<i32>;
@group(0) @binding(4) var<uniform> p: Params;
var<workgroup> sums: array<vec2u, THREADS>;
@compute @workgroup_size(THREADS)
fn geqp3_start_double(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let j = group.x + p.baseX;
  let exponent = exponents[j];
  var sum = vec2u();
  for (var i = t; i < p.m; i += THREADS) {
    let at = p.off + i + j * p.lda;
    let x = scaled(widen(A[at]), -exponent);
    A[at] = narrow(x);
    sum = plusSquares(x, sum);
  }
  sums[t] = sum;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      sums[t] = dAdd(sums[t], sums[t + half]);
    }
  }
  if (t == 0u) {
    let norm = dSqrt(sums[0]);
    let kind = select(0u, FIXED, jpvt[p.offPvt + j] != 0);
    jpvt[p.offPvt + j] = i32(j) + 1;
    columns[2u * j] = vec4u(norm, norm);
    columns[2u * j + 1u] = vec4u(bitcast<u32>(exponent), kind, norm);
  }
}
`);
export const geqp3_store = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 256u;
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
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read> X: array<T>;
@group(0) @binding(2) var<storage, read> FR: array<T>;
@group(0) @binding(3) var<storage, read> heads: array<T>;
@group(0) @binding(4) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn geqp3_store(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let c = group.y;
  let j = p.first + c;
  if (p.first + i >= p.m) {
    return;
  }
  var value = widen(heads[NB + c]);
  if (i < c) {
    value = widen(FR[i + (p.n + j) * NB]);
  } else if (i > c) {
    value = mul(widen(heads[c]), widen(X[p.first + i + c * p.ldx]));
  }
  A[p.off + p.first + i + j * p.lda] = narrow(value);
}
`);
export const geqp3_store_double = /* @__PURE__ */ joined(`
`, lib_double_elements, ``, lib_double_scaled, `const THREADS: u32 = 128u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  order: u32,
  off: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read> heads: array<T>;
@group(0) @binding(2) var<storage, read> columns: array<vec4u>;
@group(0) @binding(3) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn geqp3_store_double(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let j = group.y + p.baseY;
  if (i >= p.m) {
    return;
  }
  let at = p.off + i + j * p.lda;
  let x = widen(A[at]);
  if (i <= j) {
    A[at] = narrow(scaled(x, bitcast<i32>(columns[2u * j + 1u].x)));
  } else {
    A[at] = narrow(mul(x, widen(heads[j])));
  }
}
`);
export const geqr2_apply = /* @__PURE__ */ joined(`
`, lib_field, `const WIDTH: u32 = 4u;
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
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read> P: array<V>;
@group(0) @binding(2) var<storage, read> triangle: array<T>;
@group(0) @binding(3) var<uniform> p: Params;
var<workgroup> products: array<V, WIDTH * COLS>;
var<workgroup> weights: array<V, WIDTH * COLS>;
@compute @workgroup_size(THREADS)
fn geqr2_apply(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let firstColumn = group.y * COLS;
  let i = (group.x + p.baseX) * ROWS + t % ROWS;
  // @registers
  var v: array<V, WIDTH>;
  // @unroll
  for (var q = 0u; q < WIDTH; q++) {
    let value = widen(A[p.off + min(i, p.m - 1u) + min(q, p.w - 1u) * p.lda]);
    v[q] = select(V(), select(select(V(), ofReal(1.0), i == q), value, i > q), q < p.w);
  }
  let stride = p.n * WIDTH;
  let place = min(firstColumn * WIDTH + t, stride - 1u);
  var sum = V();
  for (var chunk = 0u; chunk < p.chunks; chunk += 8u) {
    // @unroll
    for (var s = 0u; s < 8u; s++) {
      let part = P[min(chunk + s, p.chunks - 1u) * stride + place];
      sum += select(V(), part, chunk + s < p.chunks);
    }
  }
  products[t] = sum;
  workgroupBarrier();
  let own = t % WIDTH;
  let column = t - own;
  sum = V();
  // @unroll
  for (var l = 0u; l < WIDTH; l++) {
    sum = mad(conj(widen(triangle[p.offT + l + own * p.ldt])), products[column + l], sum);
  }
  weights[t] = sum;
  workgroupBarrier();
  let firstOwn = t / ROWS * EACH;
  // @registers
  var x: array<V, EACH>;
  // @unroll
  for (var e = 0u; e < EACH; e++) {
    let c = min(firstColumn + firstOwn + e, p.n - 1u);
    x[e] = widen(A[p.offC + min(i, p.m - 1u) + c * p.lda]);
    // @unroll
    for (var q = 0u; q < WIDTH; q++) {
      x[e] = mad(-v[q], weights[(firstOwn + e) * WIDTH + q], x[e]);
    }
  }
  // @unroll
  for (var e = 0u; e < EACH; e++) {
    if (i < p.m && firstColumn + firstOwn + e < p.n) {
      A[p.offC + i + (firstColumn + firstOwn + e) * p.lda] = narrow(x[e]);
    }
  }
}
`);
export const geqr2_column = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 64u;
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
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read_write> tau: array<T>;
@group(0) @binding(2) var<storage, read> best: array<u32>;
@group(0) @binding(3) var<storage, read> before: array<V>;
@group(0) @binding(4) var<storage, read_write> after: array<V>;
@group(0) @binding(5) var<storage, read_write> Z: array<T>;
@group(0) @binding(6) var<uniform> p: Params;
var<workgroup> parts: array<V, WIDTH * STRIDE>;
var<workgroup> sums: array<V, WIDTH>;
var<workgroup> weights: array<V, WIDTH>;
var<workgroup> shifts: array<i32, WIDTH>;
`, lib_householder, ``, lib_reflector, `fn addParts(t: u32, isFirst: bool, isLast: bool) {
  let own = t % WIDTH;
  var sum = V();
  var largest = 0u;
  for (var g = t / WIDTH; g < p.groups; g += PARTS) {
    if (isFirst || isLast) {
      largest = max(largest, best[g * WIDTH + own]);
    }
    if (!isFirst) {
      sum += before[WIDTH + g * WIDTH + own];
    }
  }
  parts[t] = ofReal(bitcast<R>(largest));
  workgroupBarrier();
  if (t < WIDTH) {
    for (var s = 0u; s < PARTS; s++) {
      largest = max(largest, bitcast<u32>(realPart(parts[s * WIDTH + t])));
    }
    shifts[t] = scaleOf(largest);
  }
  workgroupBarrier();
  parts[t] = sum;
  workgroupBarrier();
  if (t < WIDTH) {
    sum = V();
    for (var s = 0u; s < PARTS; s++) {
      sum += parts[s * WIDTH + t];
    }
    sums[t] = sum;
  }
  workgroupBarrier();
}
fn storeProducts(t: u32, group: u32) {
  var sum = V();
  for (var s = t / WIDTH; s < THREADS; s += PARTS) {
    sum += parts[t % WIDTH * STRIDE + s];
  }
  workgroupBarrier();
  parts[t] = sum;
  workgroupBarrier();
  if (t < WIDTH) {
    sum = V();
    for (var s = 0u; s < PARTS; s++) {
      sum += parts[s * WIDTH + t];
    }
    after[WIDTH + group * WIDTH + t] = sum;
  }
}
@compute @workgroup_size(THREADS)
fn geqr2_column(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let k = max(p.step, 1u) - 1u;
  let isFirst = p.step == 0u;
  let isLast = p.step == p.steps;
  addParts(t, isFirst, isLast);
  let h = fieldReflector(before[k], realPart(sums[k]));
  if (t < WIDTH) {
    let w = mad(conj(h.scale), sums[t], before[t]);
    weights[t] = select(V(), mul(conj(h.tau), w), !isFirst && t > k);
    if (group.x == 0u && !isFirst) {
      Z[t + k * WIDTH] = narrow(select(V(), conj(w), t < k));
      if (t == k) {
        tau[p.offTau + k] = narrow(h.tau);
      }
    }
  }
  workgroupBarrier();
  // @registers
  var products: array<V, WIDTH>;
  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    products[c] = V();
  }
  let end = min(p.m, (group.x + 1u) * p.rows);
  for (var i = group.x * p.rows + t; i < end; i += THREADS) {
    // @registers
    var x: array<V, WIDTH>;
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
      x[c] = widen(A[p.off + i + min(c, p.width - 1u) * p.lda]);
    }
    var v = V();
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
      v = select(v, x[c], c == k);
    }
    let below = mul(v, h.scale);
    v = select(select(below, ofReal(1.0), i == k), V(), i < k || isFirst);
    var y = V();
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
      let inside = !isFirst && c == k && i >= k;
      x[c] = select(mad(-v, weights[c], x[c]), select(below, ofReal(h.beta), i == k), inside);
      let by = select(select(0, shifts[c], isFirst), -shifts[c], isLast && i <= c);
      x[c] = x[c] * halfPower(by) * otherPower(by);
      x[c] = select(V(), x[c], c < p.width);
      y = select(y, x[c], c == p.step);
      if (c < p.width && (isFirst || isLast || c >= k)) {
        A[p.off + i + c * p.lda] = narrow(x[c]);
      }
      if (i == p.step) {
        after[c] = x[c];
      }
    }
    y = select(V(), conj(y), i > p.step);
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
      products[c] = mad(y, x[c], products[c]);
    }
  }
  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    parts[c * STRIDE + t] = products[c];
  }
  workgroupBarrier();
  storeProducts(t, group.x);
}
`);
export const geqr2_column_double = /* @__PURE__ */ joined(`
`, lib_double_elements, ``, lib_double_scaled, ``, lib_double_squares, `const WIDTH: u32 = 16u;
const LINES: u32 = 16u;
const THREADS: u32 = WIDTH * LINES;
const PITCH: u32 = LINES + 1u;
struct Params {
  m: u32,
  width: u32,
  off: u32,
  lda: u32,
  rows: u32,
  step: u32,
  steps: u32,
  groups: u32,
  offTau: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read_write> tau: array<T>;
@group(0) @binding(2) var<storage, read> exponents: array<i32>;
@group(0) @binding(3) var<storage, read> before: array<T>;
@group(0) @binding(4) var<storage, read_write> after: array<T>;
@group(0) @binding(5) var<uniform> p: Params;
var<workgroup> sums: array<V, THREADS>;
var<workgroup> old: array<V, WIDTH * PITCH>;
var<workgroup> fresh: array<V, WIDTH * PITCH>;
var<workgroup> factors: array<V, WIDTH>;
var<workgroup> beta: R;
var<workgroup> tauOfColumn: V;
var<workgroup> reciprocal: V;
// @when REAL
fn isReal(x: V) -> bool {
  return true;
}
// @end
// @when COMPLEX
fn isReal(x: V) -> bool {
  return dIsZero(x.zw);
}
// @end
fn sumUp(t: u32) {
  for (var half = LINES / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t % LINES < half) {
      sums[t] = add(sums[t], sums[t + half]);
    }
  }
  workgroupBarrier();
}
@compute @workgroup_size(THREADS)
fn geqr2_column_double(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let line = t % LINES;
  let q = t / LINES;
  let done = p.step - 1u;
  if (p.step > 0u) {
    var sum: V;
    for (var g = line; g < p.groups; g += LINES) {
      sum = add(sum, widen(before[g * WIDTH + q]));
    }
    sums[t] = sum;
    sumUp(t);
    if (t % (THREADS / 2u) == 0u) {
      let squares = realPart(sums[done * LINES]);
      let alpha = widen(before[p.groups * WIDTH + done]);
      var end = realPart(alpha);
      var quotient: V;
      if (!dIsZero(squares) || !isReal(alpha)) {
        end = dSqrt(plusSquares(alpha, squares));
        end.y ^= ~realPart(alpha).y & 0x80000000u;
        let difference = add(alpha, ofReal(dNeg(end)));
        if (t == 0u) {
          quotient = overReal(neg(difference), end);
        } else {
          quotient = inverse(difference);
        }
      }
      if (t == 0u) {
        beta = end;
        tauOfColumn = quotient;
        if (group.x == 0u) {
          tau[p.offTau + done] = narrow(quotient);
        }
      } else {
        reciprocal = quotient;
      }
    }
    workgroupBarrier();
    if (t < WIDTH) {
      let row = widen(before[p.groups * WIDTH + t]);
      factors[t] = mul(conj(tauOfColumn), mad(conj(reciprocal), sums[t * LINES], row));
    }
    workgroupBarrier();
  }
  let first = group.x * p.rows;
  let last = min(p.m, first + p.rows);
  var sum: V;
  for (var i0 = first; i0 < last; i0 += LINES) {
    let i = i0 + line;
    let inside = i < last && q < p.width;
    let at = p.off + i + q * p.lda;
    var x: V;
    if (inside) {
      x = widen(A[at]);
      if (p.step == 0u) {
        x = scaled(x, -exponents[q]);
      }
    }
    old[line + q * PITCH] = x;
    workgroupBarrier();
    if (p.step > 0u && inside && q >= done && i >= done) {
      if (!isZeroV(reciprocal)) {
        if (i == done) {
          if (q == done) {
            x = ofReal(beta);
          } else {
            x = add(x, neg(factors[q]));
          }
        } else {
          let v = mul(old[line + done * PITCH], reciprocal);
          if (q == done) {
            x = v;
          } else {
            x = mad(neg(v), factors[q], x);
          }
        }
      }
    }
    fresh[line + q * PITCH] = x;
    workgroupBarrier();
    if (p.step < p.steps && inside && q >= p.step && i > p.step) {
      sum = mad(conj(fresh[line + p.step * PITCH]), x, sum);
    }
    if (inside) {
      if (i == p.step) {
        after[p.groups * WIDTH + q] = narrow(x);
      }
      if (p.step == p.steps && i <= q) {
        x = scaled(x, exponents[q]);
      }
      A[at] = narrow(x);
    }
  }
  sums[t] = sum;
  sumUp(t);
  if (line == 0u) {
    after[group.x * WIDTH + q] = narrow(sums[t]);
  }
}
`);
export const geqr2_exponents_double = `
const THREADS: u32 = 256u;
const PARTS: u32 = 1u;
struct Params {
  baseX: u32,
  m: u32,
  off: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read> A: array<vec2u>;
@group(0) @binding(1) var<storage, read_write> exponents: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> largest: array<vec2u, THREADS>;
fn larger(a: vec2u, b: vec2u) -> vec2u {
  return select(a, b, b.y > a.y || (b.y == a.y && b.x > a.x));
}
@compute @workgroup_size(THREADS)
fn geqr2_exponents_double(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let q = group.x + p.baseX;
  var best = vec2u();
  for (var i = t; i < PARTS * p.m; i += THREADS) {
    let x = A[PARTS * (p.off + q * p.lda) + i];
    best = larger(best, vec2u(x.x, x.y & 0x7fffffffu));
  }
  largest[t] = best;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      largest[t] = larger(largest[t], largest[t + half]);
    }
  }
  if (t == 0u) {
    let found = largest[0];
    let field = found.y >> 20u;
    var exponent = i32(field) - 1023;
    if (field == 0u) {
      exponent = select(-1043 - i32(countLeadingZeros(found.x)), -1011 - i32(countLeadingZeros(found.y)), found.y != 0u);
    }
    exponents[q] = select(exponent, 0, field == 0x7ffu || (found.x | found.y) == 0u);
  }
}
`;
export const geqr2_largest = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 64u;
const WIDTH: u32 = 8u;
const STRIDE: u32 = THREADS + 1u;
struct Params {
  m: u32,
  width: u32,
  off: u32,
  lda: u32,
  rows: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> best: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;
`, lib_magnitude, `var<workgroup> keys: array<u32, WIDTH * STRIDE>;
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
      let a = magnitudeBits(widen(A[p.off + i + min(c, p.width - 1u) * p.lda]));
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
`);
export const geqr2_panel = /* @__PURE__ */ joined(`
enable subgroups;
diagnostic(off, subgroup_uniformity);
`, lib_field, `const THREADS: u32 = 64u;
const ROWS: u32 = 2u;
const WIDTH: u32 = 4u;
const LANES: u32 = 4u;
const TURN: u32 = 2u;
const GROUP: u32 = 4u;
const SUBGROUPS: u32 = THREADS / LANES;
const PARTS: u32 = LANES / WIDTH;
const HALF: u32 = WIDTH / 2u;
const ORDER: u32 = WIDTH;
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
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read_write> tau: array<T>;
@group(0) @binding(2) var<storage, read_write> triangle: array<T>;
@group(0) @binding(3) var<uniform> p: Params;
var<workgroup> sums: array<V, 2u * SUBGROUPS * WIDTH>;
var<workgroup> row: array<V, 2u * WIDTH>;
`, lib_householder, ``, lib_reflector, ``, lib_magnitude, ``, lib_larft_row, `fn sumOfParts(own: V) -> V {
  var sum = own;
  // @unroll
  for (var h = WIDTH; h < LANES; h *= 2u) {
    sum += subgroupShuffleXor(sum, h);
  }
  return sum;
}
fn sumOfTeams(first: u32, part: u32, own: u32) -> V {
  var sum = V();
  // @unroll
  for (var s = 0u; s < SUBGROUPS; s += PARTS) {
    let other = sums[first + min(s + part, SUBGROUPS - 1u) * WIDTH + own];
    sum += select(V(), other, s + part < SUBGROUPS);
  }
  return sumOfParts(sum);
}
fn largestOfTeams(mine: u32, team: u32, part: u32, own: u32) -> u32 {
  if (part == 0u) {
    sums[team * WIDTH + own] = ofReal(bitcast<R>(mine));
  }
  workgroupBarrier();
  var largest = mine;
  // @unroll
  for (var s = 0u; s < SUBGROUPS; s += PARTS) {
    largest = max(largest, bitcast<u32>(realPart(sums[min(s + part, SUBGROUPS - 1u) * WIDTH + own])));
  }
  // @unroll
  for (var h = WIDTH; h < LANES; h *= 2u) {
    largest = max(largest, subgroupShuffleXor(largest, h));
  }
  workgroupBarrier();
  return largest;
}
@compute @workgroup_size(THREADS)
fn geqr2_panel(
  @builtin(local_invocation_index) t: u32,
  @builtin(subgroup_id) subgroup: u32,
  @builtin(subgroup_invocation_id) lane: u32,
  @builtin(subgroup_size) lanes: u32,
) {
  let steps = min(p.m, p.width);
  let own = lane % WIDTH;
  let part = lane % LANES / WIDTH;
  let team = subgroup * (lanes / LANES) + lane / LANES;
  // @registers
  var x: array<V, ROWS * WIDTH>;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    let i = t + r * THREADS;
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
      let a = widen(A[p.off + min(i, p.m - 1u) + min(c, p.width - 1u) * p.lda]);
      x[r * WIDTH + c] = select(V(), a, (i < p.m) & (c < p.width));
    }
  }
  var largest = 0u;
  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    var key = 0u;
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      key = max(key, magnitudeBits(x[r * WIDTH + c]));
    }
    largest = select(largest, subgroupMax(key), own == c);
  }
  let shift = scaleOf(largestOfTeams(largest, team, part, own));
  let shiftHalf = halfPower(shift);
  let shiftOther = otherPower(shift);
  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    let first = subgroupShuffle(shiftHalf, c);
    let second = subgroupShuffle(shiftOther, c);
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      x[r * WIDTH + c] = x[r * WIDTH + c] * first * second;
    }
  }
  var mine = V();
  // @registers
  var kept: array<V, KEPT>;
  // @unroll
  for (var s = 0u; s < KEPT; s++) {
    kept[s] = V();
  }
  for (var k0 = 0u; k0 < steps; k0 += TURN) {
    // @unroll
    for (var b = 0u; b < TURN; b++) {
      let k = k0 + b;
      if (k < steps) {
        let half = k % 2u;
        // @registers
        var y: array<V, ROWS>;
        // @unroll
        for (var r = 0u; r < ROWS; r++) {
          y[r] = x[r * WIDTH + b];
        }
        y[0] = select(V(), y[0], t > k);
        // @registers
        var d: array<V, HALF>;
        let upper = (lane & HALF) != 0u;
        // @unroll
        for (var c = 0u; c < HALF; c++) {
          var low = V();
          var high = V();
          // @unroll
          for (var r = 0u; r < ROWS; r++) {
            low = mad(conj(y[r]), x[r * WIDTH + c], low);
            high = mad(conj(y[r]), x[r * WIDTH + c + HALF], high);
          }
          d[c] = select(low, high, upper) + subgroupShuffleXor(select(high, low, upper), HALF);
        }
        // @unroll
        for (var h = HALF / 2u; h > 0u; h /= 2u) {
          let above = (lane & h) != 0u;
          // @unroll
          for (var c = 0u; c < h; c++) {
            d[c] = select(d[c], d[c + h], above) + subgroupShuffleXor(select(d[c + h], d[c], above), h);
          }
        }
        let ofTeam = sumOfParts(d[0]);
        if (part == 0u) {
          sums[(half * SUBGROUPS + team) * WIDTH + own] = ofTeam;
        }
        if (t == k) {
          // @unroll
          for (var c = 0u; c < WIDTH; c++) {
            row[half * WIDTH + c] = x[c];
          }
        }
        workgroupBarrier();
        let sum = sumOfTeams(half * SUBGROUPS * WIDTH, part, own);
        let h = fieldReflector(row[half * WIDTH + b], realPart(subgroupShuffle(sum, b)));
        let w = mad(conj(h.scale), sum, row[half * WIDTH + own]);
        // @unroll
        for (var s = 0u; s < KEPT; s++) {
          kept[s] = select(kept[s], w, team + s * SUBGROUPS == k);
        }
        mine = select(mine, h.tau, t == k);
        // @unroll
        for (var r = 0u; r < ROWS; r++) {
          y[r] = mul(y[r], h.scale);
          x[r * WIDTH + b] = select(y[r], x[r * WIDTH + b], t + r * THREADS <= k);
        }
        x[b] = select(x[b], ofReal(h.beta), t == k);
        y[0] = select(y[0], ofReal(1.0), t == k);
        let tw = mul(conj(h.tau), w);
        // @unroll
        for (var c = b + 1u; c < TURN; c++) {
          let by = subgroupShuffle(tw, c);
          // @unroll
          for (var r = 0u; r < ROWS; r++) {
            x[r * WIDTH + c] = mad(-y[r], by, x[r * WIDTH + c]);
          }
        }
        // @unroll
        for (var g = 0u; g < WIDTH; g += GROUP) {
          if (k0 + g < WIDTH) {
            // @unroll
            for (var c = g + TURN / (g + 1u); c < g + GROUP; c++) {
              let isBehind = (c % GROUP < TURN) | (k0 + c < WIDTH);
              let by = subgroupShuffle(tw, c);
              // @unroll
              for (var r = 0u; r < ROWS; r++) {
                x[r * WIDTH + c] = select(x[r * WIDTH + c], mad(-y[r], by, x[r * WIDTH + c]), isBehind);
              }
            }
          }
        }
      }
    }
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      // @registers
      var front: array<V, TURN>;
      // @unroll
      for (var c = 0u; c < TURN; c++) {
        front[c] = x[r * WIDTH + c];
      }
      // @unroll
      for (var c = TURN; c < WIDTH; c++) {
        x[r * WIDTH + c - TURN] = x[r * WIDTH + c];
      }
      // @unroll
      for (var c = 0u; c < TURN; c++) {
        x[r * WIDTH + WIDTH - TURN + c] = front[c];
      }
    }
  }
  let turned = (steps + TURN - 1u) / TURN * TURN;
  let backHalf = halfPower(-shift);
  let backOther = otherPower(-shift);
  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    let column = (c + turned) % WIDTH;
    let first = subgroupShuffle(backHalf, column);
    let second = subgroupShuffle(backOther, column);
    x[c] = select(x[c], x[c] * first * second, t <= column);
  }
  // @unroll
  for (var s = 0u; s < KEPT; s++) {
    let k = team + s * SUBGROUPS;
    if ((part == 0u) & (k < WIDTH)) {
      products[(k / TURN * TURN + own) % WIDTH * LINE + k] = conj(kept[s]);
    }
  }
  if (t < WIDTH) {
    scales[t] = mine;
  }
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    let i = t + r * THREADS;
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
      let column = (c + turned) % WIDTH;
      if ((i < p.m) & (column < p.width)) {
        A[p.off + i + column * p.lda] = narrow(x[r * WIDTH + c]);
      }
    }
  }
  workgroupBarrier();
  if (t < steps) {
    tau[p.offTau + t] = narrow(mine);
  }
  if (t < WIDTH) {
    factorRow(t, p.offT + t, WIDTH);
  }
}
`);
export const geqr2_products = /* @__PURE__ */ joined(`
`, lib_field, `const WIDTH: u32 = 4u;
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
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> P: array<V>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> v: array<V, WIDTH * STRIDE>;
var<workgroup> a: array<V, COLS * STRIDE>;
@compute @workgroup_size(THREADS)
fn geqr2_products(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let chunk = group.x + p.baseX;
  let firstColumn = group.y * COLS;
  let q = t / COLS;
  let c = t % COLS;
  var sum = V();
  for (var slab = 0u; slab < p.slabs; slab++) {
    let firstRow = (chunk * p.slabs + slab) * SLAB;
    for (var id = t; id < WIDTH * SLAB; id += THREADS) {
      let i = firstRow + id % SLAB;
      let column = id / SLAB;
      let value = widen(A[p.off + min(i, p.m - 1u) + min(column, p.w - 1u) * p.lda]);
      let below = select(select(V(), ofReal(1.0), i == column), value, i > column);
      v[column * STRIDE + id % SLAB] = select(V(), conj(below), i < p.m && column < p.w);
    }
    for (var id = t; id < COLS * SLAB; id += THREADS) {
      let i = firstRow + id % SLAB;
      let column = firstColumn + id / SLAB;
      let value = widen(A[p.offC + min(i, p.m - 1u) + min(column, p.n - 1u) * p.lda]);
      a[id / SLAB * STRIDE + id % SLAB] = select(V(), value, i < p.m);
    }
    workgroupBarrier();
    // @unroll
    for (var i = 0u; i < SLAB; i++) {
      sum = mad(v[q * STRIDE + i], a[c * STRIDE + i], sum);
    }
    workgroupBarrier();
  }
  if (firstColumn + c < p.n) {
    P[(chunk * p.n + firstColumn + c) * WIDTH + q] = sum;
  }
}
`);
export const larft_block = /* @__PURE__ */ joined(`
`, lib_field, `const ORDER: u32 = 32u;
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
@group(0) @binding(0) var<storage, read> G: array<T>;
@group(0) @binding(1) var<storage, read> tau: array<T>;
@group(0) @binding(2) var<storage, read_write> triangle: array<T>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_larft_row, `@compute @workgroup_size(THREADS)
fn larft_block(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = group.x * ORDER;
  let order = min(ORDER, p.k - first);
  for (var id = t; id < ORDER * ORDER; id += THREADS) {
    let i = id % ORDER;
    let j = id / ORDER;
    let inside = i < j && first + j < p.count;
    let place = select(0u, first + i + (first + j) * p.ldg, inside);
    products[i * LINE + j] = select(V(), widen(G[p.offG + place]), inside);
  }
  if (t < ORDER) {
    scales[t] = select(V(), widen(tau[p.offTau + min(first + t, p.count - 1u)]), first + t < p.count);
  }
  workgroupBarrier();
  if (t < order) {
    factorRow(t, p.offT + first + t + first * p.ldt, order);
  }
  for (var i = t; i < p.k; i += THREADS) {
    if (i < first || i >= first + order) {
      for (var j = 0u; j < order; j++) {
        triangle[p.offT + i + (first + j) * p.ldt] = T();
      }
    }
  }
}
`);
export const larft_diagonal_double = /* @__PURE__ */ joined(`
`, lib_double_elements, `const THREADS: u32 = 64u;
const INFINITE = vec2u(0u, 0x7ff00000u);
struct Params {
  baseX: u32,
  k: u32,
  offU: u32,
  ldu: u32,
  offTau: u32,
}
@group(0) @binding(0) var<storage, read_write> U: array<T>;
@group(0) @binding(1) var<storage, read> tau: array<T>;
@group(0) @binding(2) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn larft_diagonal_double(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let j = (group.x + p.baseX) * THREADS + t;
  if (j < p.k) {
    let x = widen(tau[p.offTau + j]);
    U[p.offU + j * (p.ldu + 1u)] = narrow(select(inverse(x), ofReal(INFINITE), isZeroV(x)));
  }
}
`);
export const larft_unit = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 256u;
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
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> whole: array<T>;
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
        whole[p.offV + i + q * p.ldv] = select(narrow(select(V(), ofReal(1.0), i == q)), value, i > q);
      }
    }
  }
}
`);
export const ls_condition_double = /* @__PURE__ */ joined(`
`, lib_double, `const THREADS: u32 = 1u;
struct Params {
  offInfo: u32,
}
@group(0) @binding(0) var<storage, read_write> norms: array<vec2u>;
@group(0) @binding(1) var<storage, read> info: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn ls_condition_double() {
  var rcond = vec2u();
  if (dIsNaN(norms[0])) {
    rcond = D_NAN;
  } else if (info[p.offInfo] == 0) {
    rcond = dDiv(dDiv(D_ONE, norms[0]), norms[1]);
  }
  norms[2] = rcond;
}
`);
export const ls_diagonal_double = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
struct Params {
  n: u32,
  counts: u32,
  offA: u32,
  lda: u32,
  offR: u32,
  tolerance: vec2u,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> result: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;
`, lib_double_elements, ``, lib_double_modulus, ``, lib_pivot_double, `var<workgroup> first: atomic<u32>;
var<workgroup> count: atomic<u32>;
@compute @workgroup_size(THREADS)
fn ls_diagonal_double(@builtin(local_invocation_index) t: u32) {
  if (t == 0u) {
    atomicStore(&first, p.n);
    atomicStore(&count, 0u);
  }
  workgroupBarrier();
  var best = NO_PIVOT;
  for (var i = t; i < p.n; i += THREADS) {
    let x = widen(A[p.offA + i * (p.lda + 1u)]);
    if (isZeroV(x)) {
      atomicMin(&first, i);
    }
    best = better(best, pivotOf(modulus(x), 0u, 0u));
  }
  let bound = dMul(p.tolerance, bestPivot(t, best, THREADS).yx);
  for (var i = t; i < p.n; i += THREADS) {
    if (dLess(bound, modulus(widen(A[p.offA + i * (p.lda + 1u)])))) {
      atomicAdd(&count, 1u);
    }
  }
  workgroupBarrier();
  if (t == 0u) {
    let zero = atomicLoad(&first);
    result[p.offR] = select(select(0, i32(zero + 1u), zero < p.n), i32(atomicLoad(&count)), p.counts == 1u);
  }
}
`);
export const ls_exponents_double = `
const THREADS: u32 = 1u;
const RANGE: u32 = 400u;
struct Params {
  offE: u32,
}
@group(0) @binding(0) var<storage, read> norms: array<vec2u>;
@group(0) @binding(1) var<storage, read_write> exponents: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;
fn scaling(x: vec2u) -> i32 {
  let field = (x.y >> 20u) & 0x7ffu;
  var exponent = i32(field) - 1023;
  if (field == 0u) {
    let hi = x.y & 0xfffffu;
    exponent = select(-1043 - i32(countLeadingZeros(x.x)), -1011 - i32(countLeadingZeros(hi)), hi != 0u);
  }
  let given = field < 0x7ffu && (x.x | (x.y << 1u)) != 0u;
  return select(0, -exponent, given && abs(exponent) > i32(RANGE));
}
@compute @workgroup_size(THREADS)
fn ls_exponents_double() {
  let a = scaling(norms[0]);
  let b = scaling(norms[1]);
  exponents[p.offE] = a;
  exponents[p.offE + 1u] = b;
  exponents[p.offE + 2u] = a - b;
  exponents[p.offE + 3u] = -a;
  exponents[p.offE + 4u] = -b;
}
`;
export const ls_factors = `
const THREADS: u32 = 1u;
const RANGE: u32 = 40u;
struct Params {
  offF: u32,
}
@group(0) @binding(0) var<storage, read> norms: array<u32>;
@group(0) @binding(1) var<storage, read_write> factors: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;
fn power(e: i32) -> f32 {
  return bitcast<f32>(u32(e + 127) << 23u);
}
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
export const ls_scale = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 128u;
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
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read> factors: array<R>;
@group(0) @binding(2) var<uniform> p: Params;
`, lib_part, `@compute @workgroup_size(THREADS)
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
      A[at] = narrow(f * widen(A[at]) * g);
    }
  }
}
`);
export const ls_scale_double = /* @__PURE__ */ joined(`
`, lib_double_elements, ``, lib_double_scaled, `const THREADS: u32 = 128u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  upper: u32,
  which: u32,
  offA: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read> exponents: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn ls_scale_double(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let e = exponents[p.which];
  let i = (group.x + p.baseX) * THREADS + t;
  let j = group.y + p.baseY;
  if (e != 0 && i < p.m && (p.upper == 0u || i <= j)) {
    let at = p.offA + i + j * p.lda;
    A[at] = narrow(scaled(widen(A[at]), e));
  }
}
`);
export const ls_squares = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 256u;
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
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> factors: array<R>;
@group(0) @binding(2) var<storage, read_write> sums: array<R>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_sum_tree, `@compute @workgroup_size(THREADS)
fn ls_squares(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let slice = group.x + p.baseX;
  let j = group.y + p.baseY;
  let end = min(p.m, (slice + 1u) * p.depth);
  var sum = 0.0;
  for (var i = slice * p.depth + t; i < end; i += THREADS) {
    let x = widen(A[p.offA + i + j * p.lda]);
    sum += select(realPart(x), squared(x), SQUARE == 1u);
  }
  addUp(t, sum, 1u);
  if (t == 0u) {
    let f = factors[p.first];
    let g = factors[p.first + 1u];
    sums[p.offS + slice + j * p.slices] = select(f * g * totals[0] * f * g, totals[0], SQUARE == 1u);
  }
}
`);
export const ls_sums_double = /* @__PURE__ */ joined(`
`, lib_double_elements, ``, lib_double_modulus, ``, lib_double_squares, `const THREADS: u32 = 128u;
struct Params {
  baseX: u32,
  m: u32,
  squares: u32,
  offA: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> exponents: array<i32>;
@group(0) @binding(2) var<storage, read_write> sums: array<vec2u>;
@group(0) @binding(3) var<uniform> p: Params;
var<workgroup> parts: array<vec2u, THREADS>;
@compute @workgroup_size(THREADS)
fn ls_sums_double(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let j = group.x + p.baseX;
  let rows = select(min(p.m, j + 1u), p.m, p.squares == 1u);
  var sum = vec2u();
  for (var i = t; i < rows; i += THREADS) {
    let x = widen(A[p.offA + i + j * p.lda]);
    if (p.squares == 1u) {
      sum = plusSquares(x, sum);
    } else {
      sum = dAdd(modulus(x), sum);
    }
  }
  parts[t] = sum;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      parts[t] = dAdd(parts[t], parts[t + half]);
    }
  }
  if (t == 0u) {
    sums[j] = dScale(parts[0], select(0, 2 * exponents[4], p.squares == 1u));
  }
}
`);
export const ls_unpivot = `
alias T = u32;
const THREADS: u32 = 128u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  offB: u32,
  ldb: u32,
  offP: u32,
}
@group(0) @binding(0) var<storage, read> X: array<T>;
@group(0) @binding(1) var<storage, read_write> B: array<T>;
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
