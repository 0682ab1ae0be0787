// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
import { joined, lib_batch_fields, lib_batch_problem, lib_binary_scale, lib_field, lib_group_reduce, lib_householder, lib_jacobi_sweeps, lib_magnitude, lib_packed_four, lib_reflector, lib_scaled_element, lib_small_group, lib_small_stage_in, lib_small_stage_out, lib_steqr_fields, lib_steqr_merges, lib_steqr_secular, lib_steqr_state, lib_steqr_words, lib_sum_tree, lib_syevj_results, lib_sytrd_scale, lib_team_sum, lib_triangle_element, lib_triangle_tile } from '../../runtime/shaderLibs.gen.js';
export const eigen_choose = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
const LISTED: u32 = 0u;
struct Params {
`, lib_batch_fields, `  ld: u32,
  range: u32,
  il: u32,
  iu: u32,
  low: f32,
  high: f32,
  offCounts: u32,
}
@group(0) @binding(0) var<storage, read> d: array<f32>;
@group(0) @binding(1) var<storage, read> found: array<i32>;
@group(0) @binding(2) var<storage, read> orders: array<u32>;
@group(0) @binding(3) var<storage, read> shifts: array<i32>;
@group(0) @binding(4) var<storage, read_write> W: array<f32>;
@group(0) @binding(5) var<storage, read_write> counts: array<i32>;
@group(0) @binding(6) var<storage, read_write> chosen: array<vec2u>;
// @when LISTED
@group(0) @binding(7) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(8) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_binary_scale, ``, lib_sytrd_scale, `fn upTo(z: u32, n: u32, x: f32) -> u32 {
  var few = 0u;
  var many = n;
  while (few < many) {
    let k = (few + many) / 2u;
    if (scaledOne(d[z * p.ld + k], -shifts[z]) <= x) {
      few = k + 1u;
    } else {
      many = k;
    }
  }
  return few;
}
@compute @workgroup_size(THREADS)
fn eigen_choose(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let at = (group.x + p.baseX) * THREADS + t;
  let z = at / p.ld;
  let k = at % p.ld;
  if (z >= p.count) {
    return;
  }
  let own = problem(z);
  let n = own.n;
  let wild = (orders[z] == 0u) & (n > 0u);
  var first = 0u;
  var last = n;
  if (p.range == 2u) {
    first = min(p.il - 1u, n);
    last = min(p.iu, n);
  } else if ((p.range == 1u) & !wild) {
    first = upTo(z, n, p.low);
    last = max(first, upTo(z, n, p.high));
  }
  let most = last - min(first, last);
  if (k == 0u) {
    counts[p.offCounts + own.q] = select(i32(most), 0, wild);
    chosen[z] = vec2u(first, most);
  }
  if (k < most) {
    let fills = wild | ((found[z] != 0) & (p.nanBits != 0u));
    let value = scaledOne(d[min(at + first, arrayLength(&d) - 1u)], -shifts[z]);
    W[own.piv + k] = select(value, bitcast<f32>(p.nanBits | 0x7fc00000u), fills);
  }
}
`);
export const eigen_gather = /* @__PURE__ */ joined(`
`, lib_field, `const SIDE: u32 = 32u;
const THREADS: u32 = 256u;
const SINGLE: u32 = 0u;
const SPREAD: u32 = 0u;
const LISTED: u32 = 0u;
const SEVERAL: u32 = 1u - SINGLE;
const WHOLE: u32 = 1u - SPREAD;
const EACH: u32 = SIDE * SIDE / THREADS;
const PITCH: u32 = SIDE + 1u;
struct Params {
`, lib_batch_fields, `  ld: u32,
  upper: u32,
  even: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> X: array<T>;
@group(0) @binding(2) var<storage, read_write> orders: array<u32>;
@group(0) @binding(3) var<storage, read_write> shifts: array<i32>;
// @when LISTED
@group(0) @binding(4) var<storage, read> records: array<vec4u>;
// @end
// @when SPREAD
@group(0) @binding(5) var<storage, read> tops: array<u32>;
// @end
@group(0) @binding(6) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_binary_scale, ``, lib_sytrd_scale, ``, lib_scaled_element, ``, lib_magnitude, ``, lib_triangle_element, ``, lib_triangle_tile, `var<workgroup> tile: array<V, SIDE * PITCH>;
var<workgroup> top: atomic<u32>;
@compute @workgroup_size(THREADS)
fn eigen_gather(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let own = problem(z);
  let n = own.n;
  let down = select(own.A.rs, own.A.cs, p.upper != 0u);
  let right = select(own.A.cs, own.A.rs, p.upper != 0u);
  let along = right == 1u;
  // @registers
  var held: array<V, EACH>;
  // @when SPREAD
  let largest = tops[z];
  // @end
  // @when WHOLE
  if (t == 0u) {
    atomicStore(&top, 0u);
  }
  var most = 0u;
  for (var i0 = 0u; i0 < n; i0 += SIDE) {
    for (var j0 = 0u; j0 < i0 + 1u; j0 += SIDE) {
      // @unroll
      for (var s = 0u; s < EACH; s++) {
        let e = t + s * THREADS;
        let i = i0 + select(e % SIDE, e / SIDE, along);
        let j = j0 + select(e / SIDE, e % SIDE, along);
        held[s] = V();
        if ((i < n) & (j <= i)) {
          held[s] = givenElement(A[own.A.off + i * down + j * right], i == j);
        }
        most = max(most, magnitudeBits(held[s]));
      }
    }
  }
  workgroupBarrier();
  atomicMax(&top, most);
  workgroupBarrier();
  let largest = atomicLoad(&top);
  // @end
  let wild = largest >= 0x7f800000u;
  let wanted = select(shiftOf(largest), 0, wild);
  let shift = wanted - (wanted & i32(p.even));
  if ((t == 0u) & (group.y + p.baseY == 0u)) {
    orders[z] = select(n, 0u, wild);
    shifts[z] = shift;
  }
  let first = z * p.ld * p.ld;
  let tiles = (n + SIDE - 1u) / SIDE;
  let begin = SPREAD * (group.y + p.baseY);
  let end = min(tiles * (tiles + 1u) / 2u, select(0xffffffffu, begin + 1u, SPREAD == 1u));
  for (var y = begin; y < end; y++) {
    var corner = vec2u();
    // @when SEVERAL
    corner = SIDE * tileOf(y);
    // @end
    let i0 = corner.x;
    let j0 = corner.y;
    // @unroll
    for (var s = 0u; s < EACH; s++) {
      let e = t + s * THREADS;
      let ti = select(e % SIDE, e / SIDE, along);
      let tj = select(e / SIDE, e % SIDE, along);
      // @when SEVERAL
      if ((i0 + ti < n) & (j0 + tj <= i0 + ti)) {
        held[s] = givenElement(A[own.A.off + (i0 + ti) * down + (j0 + tj) * right], i0 + ti == j0 + tj);
      }
      // @end
      tile[ti + tj * PITCH] = scaledElement(held[s], shift);
    }
    workgroupBarrier();
    // @unroll
    for (var s = 0u; s < EACH; s++) {
      let e = t + s * THREADS;
      let wi = e % SIDE;
      let wj = e / SIDE;
      let flips = (i0 == j0) & (wj > wi);
      if ((i0 + wi < n) & (j0 + wj < n)) {
        let value = tile[select(wi + wj * PITCH, wj + wi * PITCH, flips)];
        X[first + i0 + wi + (j0 + wj) * p.ld] = narrow(select(value, conj(value), flips));
      }
      if ((i0 != j0) & (j0 + wi < n) & (i0 + wj < n)) {
        X[first + j0 + wi + (i0 + wj) * p.ld] = narrow(conj(tile[wj + wi * PITCH]));
      }
    }
    workgroupBarrier();
  }
}
`);
export const eigen_largest = /* @__PURE__ */ joined(`
`, lib_field, `const SIDE: u32 = 32u;
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const EACH: u32 = SIDE * SIDE / THREADS;
struct Params {
`, lib_batch_fields, `  upper: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> tops: array<atomic<u32>>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_triangle_tile, ``, lib_magnitude, ``, lib_triangle_element, `var<workgroup> top: atomic<u32>;
@compute @workgroup_size(THREADS)
fn eigen_largest(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let own = problem(z);
  let n = own.n;
  let down = select(own.A.rs, own.A.cs, p.upper != 0u);
  let right = select(own.A.cs, own.A.rs, p.upper != 0u);
  let along = right == 1u;
  let corner = SIDE * tileOf(group.y + p.baseY);
  if (t == 0u) {
    atomicStore(&top, 0u);
  }
  workgroupBarrier();
  var most = 0u;
  // @unroll
  for (var s = 0u; s < EACH; s++) {
    let e = t + s * THREADS;
    let i = corner.x + select(e % SIDE, e / SIDE, along);
    let j = corner.y + select(e / SIDE, e % SIDE, along);
    if ((i < n) & (j <= i)) {
      most = max(most, magnitudeBits(givenElement(A[own.A.off + i * down + j * right], i == j)));
    }
  }
  atomicMax(&top, most);
  workgroupBarrier();
  if (t == 0u) {
    atomicMax(&tops[z], atomicLoad(&top));
  }
}
`);
export const eigen_values = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
const LISTED: u32 = 0u;
const VALUES: u32 = 1u;
struct Params {
`, lib_batch_fields, `  ld: u32,
}
// @when VALUES
@group(0) @binding(0) var<storage, read> d: array<f32>;
// @end
@group(0) @binding(1) var<storage, read> found: array<i32>;
@group(0) @binding(2) var<storage, read> orders: array<u32>;
// @when VALUES
@group(0) @binding(3) var<storage, read> shifts: array<i32>;
@group(0) @binding(4) var<storage, read_write> W: array<f32>;
// @end
@group(0) @binding(5) var<storage, read_write> info: array<i32>;
@group(0) @binding(6) var<storage, read_write> nonfinite: array<i32>;
// @when LISTED
@group(0) @binding(7) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(8) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_binary_scale, ``, lib_sytrd_scale, `@compute @workgroup_size(THREADS)
fn eigen_values(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let at = (group.x + p.baseX) * THREADS + t;
  let z = at / p.ld;
  let k = at % p.ld;
  if (z >= p.count) {
    return;
  }
  let own = problem(z);
  let n = own.n;
  let wild = (orders[z] == 0u) & (n > 0u);
  let failure = select(select(found[z], 0, n == 0u), i32(n), wild);
  if (k == 0u) {
    info[p.offInfo + own.q] = select(failure, -1, own.outside);
    nonfinite[p.offNonfinite + own.q] = select(0, 1, wild);
  }
  // @when VALUES
  if (k < n) {
    let fills = wild | ((failure != 0) & (p.nanBits != 0u));
    W[own.piv + k] = select(scaledOne(d[at], -shifts[z]), bitcast<f32>(p.nanBits | 0x7fc00000u), fills);
  }
  // @end
}
`);
export const eigen_vectors = /* @__PURE__ */ joined(`
`, lib_field, `const SIDE: u32 = 32u;
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const CHOSEN: u32 = 0u;
const EACH: u32 = SIDE * SIDE / THREADS;
const PITCH: u32 = SIDE + 1u;
struct Params {
`, lib_batch_fields, `  ld: u32,
  tilesDown: u32,
}
@group(0) @binding(0) var<storage, read> Z: array<T>;
@group(0) @binding(1) var<storage, read> found: array<i32>;
@group(0) @binding(2) var<storage, read> orders: array<u32>;
@group(0) @binding(3) var<storage, read_write> A: array<T>;
// @when LISTED
@group(0) @binding(4) var<storage, read> records: array<vec4u>;
// @end
// @when CHOSEN
@group(0) @binding(5) var<storage, read> chosen: array<vec2u>;
// @end
@group(0) @binding(6) var<uniform> p: Params;
`, lib_batch_problem, `var<workgroup> tile: array<V, SIDE * PITCH>;
@compute @workgroup_size(THREADS)
fn eigen_vectors(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let y = group.y + p.baseY;
  let own = problem(z);
  let n = own.n;
  if ((found[z] > i32(n)) & (p.nanBits == 0u)) {
    return;
  }
  let fills = (orders[z] == 0u) | ((found[z] != 0) & (p.nanBits != 0u));
  let filling = V(bitcast<R>(p.nanBits | 0x7fc00000u));
  let i0 = y % p.tilesDown * SIDE;
  let j0 = y / p.tilesDown * SIDE;
  var to = own.A;
  var first = 0u;
  var columns = n;
  // @when CHOSEN
  to = own.C;
  first = chosen[z].x;
  columns = chosen[z].y;
  // @end
  let along = to.cs == 1u;
  // @unroll
  for (var s = 0u; s < EACH; s++) {
    let i = (t + s * THREADS) % SIDE;
    let j = (t + s * THREADS) / SIDE;
    var value = V();
    if ((i0 + i < n) & (j0 + j < columns)) {
      value = widen(Z[(z * p.ld + first + j0 + j) * p.ld + i0 + i]);
    }
    tile[i + j * PITCH] = select(value, filling, fills);
  }
  workgroupBarrier();
  // @unroll
  for (var s = 0u; s < EACH; s++) {
    let e = t + s * THREADS;
    let i = select(e % SIDE, e / SIDE, along);
    let j = select(e / SIDE, e % SIDE, along);
    if ((i0 + i < n) & (j0 + j < columns)) {
      A[to.off + (i0 + i) * to.rs + (j0 + j) * to.cs] = narrow(tile[i + j * PITCH]);
    }
  }
}
`);
export const eigen_widen = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 256u;
struct Params {
  baseX: u32,
  count: u32,
  ld: u32,
}
@group(0) @binding(0) var<storage, read> X: array<R>;
@group(0) @binding(1) var<storage, read_write> Y: array<T>;
@group(0) @binding(2) var<storage, read> orders: array<u32>;
@group(0) @binding(3) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn eigen_widen(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let at = (group.x + p.baseX) * THREADS + t;
  let size = p.ld * p.ld;
  if (at >= p.count * size) {
    return;
  }
  let n = orders[at / size];
  let inside = (at % p.ld < n) & (at % size / p.ld < n);
  Y[at] = narrow(ofReal(select(0.0, X[at], inside)));
}
`);
export const ormtr_group = /* @__PURE__ */ joined(`
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
const LANES: u32 = 4u;
const QUADS: u32 = 2u;
const CPT: u32 = 2u;
const SIDE: u32 = 4u;
const GROUP: u32 = 2u;
const KB: u32 = 8u;
const PHASES: u32 = 2u;
const SUBGROUPS: u32 = 1u;
const TEAM: u32 = LANES * SIDE;
const THREADS: u32 = TEAM * GROUP;
const HEIGHT: u32 = LANES * QUADS;
const CHUNK: u32 = KB * HEIGHT;
const SLOT: u32 = CHUNK + LANES;
const COPIES: u32 = (CHUNK + TEAM - 1u) / TEAM;
const SCALES: u32 = (KB + TEAM - 1u) / TEAM;
struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  count: u32,
  n: u32,
  columns: u32,
}
@group(0) @binding(0) var<storage, read_write> Z: array<vec4f>;
@group(0) @binding(1) var<storage, read> A: array<vec4f>;
@group(0) @binding(2) var<storage, read> tau: array<f32>;
@group(0) @binding(3) var<storage, read> orders: array<u32>;
@group(0) @binding(4) var<uniform> p: Params;
var<workgroup> tile: array<vec4f, 2u * GROUP * SLOT>;
var<workgroup> scales: array<f32, 2u * GROUP * KB>;
`, lib_small_group, ``, lib_packed_four, `fn isNone(scale: f32) -> bool {
  return (bitcast<u32>(scale) & 0x7fffffffu) == 0u;
}
@compute @workgroup_size(THREADS)
fn ormtr_group(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  // @when SUBGROUPS
  @builtin(subgroup_id) subgroup: u32,
  @builtin(subgroup_size) lanes: u32,
  @builtin(subgroup_invocation_id) invocation: u32,
  // @end
) {
  nought = f32(p.baseZ);
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
  let column0 = (group.y + p.baseY) * (SIDE * CPT) + member / LANES;
  let z = (group.x + p.baseX) * GROUP + slot;
  let n = select(0u, min(orders[min(z, p.count - 1u)], p.n), z < p.count);
  let columns = min(n, p.columns);
  let off = z * p.n * p.n;
  let end = p.n - 1u;
  let chunks = (end + KB - 1u) / KB;
  // @registers
  var x: array<vec4f, CPT * QUADS>;
  // @unroll
  for (var c = 0u; c < CPT; c++) {
    let column = column0 + c * SIDE;
    // @unroll
    for (var g = 0u; g < QUADS; g++) {
      let row = 4u * (lane + g * LANES);
      let inside = LINE + row < vec4u(select(0u, n, column < columns));
      x[c * QUADS + g] = select(vec4f(), Z[select(0u, off + column * p.n + row, inside.x) / 4u], inside);
    }
  }
  // @registers
  var held: array<vec4f, COPIES>;
  // @registers
  var heldScales: array<f32, SCALES>;
  for (var s = 0u; s <= chunks; s++) {
    let fetched = KB * (max(chunks, s + 1u) - 1u - s);
    // @unroll
    for (var q = 0u; q < COPIES; q++) {
      let at = member + q * TEAM;
      let k = fetched + at / HEIGHT;
      let row = 4u * (at % HEIGHT);
      let there = (at < CHUNK) & (k + 1u < n);
      let scale = tau[select(0u, z * p.n + k, there)];
      let counts = there & !isNone(scale);
      let value = fourOfA(off, row, k, select(0u, n, counts));
      let rows = LINE + row;
      let below = select(vec4f(), value, rows > vec4u(k + 1u));
      held[q] = select(below, vec4f(1.0), (rows == vec4u(k + 1u)) & vec4<bool>(counts));
    }
    // @unroll
    for (var q = 0u; q < SCALES; q++) {
      let k = fetched + member + q * TEAM;
      let scale = tau[select(0u, z * p.n + k, k + 1u < n)];
      heldScales[q] = select(0.0, scale, k + 1u < n);
    }
    if (s > 0u) {
      let k0 = KB * (chunks - s);
      let half = ((s - 1u) % 2u) * GROUP + slot;
      let steps = min(end - k0, KB);
      let phase = min(k0 / (4u * HEIGHT / PHASES), PHASES - 1u);
      // @unroll
      for (var f = 0u; f < PHASES; f++) {
        if (phase == f) {
          for (var j = 0u; j < steps; j++) {
            let k = steps - 1u - j;
            let at = half * SLOT + k * HEIGHT + lane;
            let scale = scales[half * KB + k];
            // @registers
            var y: array<vec4f, QUADS>;
            // @unroll
            for (var g = f * QUADS / PHASES; g < QUADS; g++) {
              y[g] = tile[at + g * LANES];
            }
            // @registers
            var by: array<f32, CPT>;
            // @unroll
            for (var c = 0u; c < CPT; c++) {
              var sum = vec4f(nought);
              // @unroll
              for (var g = f * QUADS / PHASES; g < QUADS; g++) {
                sum = fma(y[g], x[c * QUADS + g], sum);
              }
              by[c] = (sum.x + sum.y) + (sum.z + sum.w);
            }
            // @unroll
            for (var c = 0u; c < CPT; c++) {
              by[c] = scale * groupSum(by[c]);
            }
            // @unroll
            for (var c = 0u; c < CPT; c++) {
              // @unroll
              for (var g = f * QUADS / PHASES; g < QUADS; g++) {
                x[c * QUADS + g] = fma(-y[g], vec4f(by[c]), x[c * QUADS + g]);
              }
            }
          }
        }
      }
    }
    let next = (s % 2u) * GROUP + slot;
    // @unroll
    for (var q = 0u; q < COPIES; q++) {
      if (member + q * TEAM < CHUNK) {
        tile[next * SLOT + member + q * TEAM] = held[q];
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
  // @unroll
  for (var c = 0u; c < CPT; c++) {
    let column = column0 + c * SIDE;
    // @unroll
    for (var g = 0u; g < QUADS; g++) {
      let row = 4u * (lane + g * LANES);
      if ((row < n) & (column < columns)) {
        Z[(off + column * p.n + row) / 4u] = x[c * QUADS + g];
      }
    }
  }
}
`);
export const steqr_bisect = /* @__PURE__ */ joined(`
const PROBLEMS: u32 = 1u;
const TILE: u32 = 512u;
const THREADS: u32 = 64u;
const EACH: u32 = THREADS / PROBLEMS;
const STEPS: u32 = 30u;
const SMALLEST: f32 = 7.888609052210118e-31;
struct Params {
  baseX: u32,
  baseY: u32,
`, lib_steqr_fields, `}
@group(0) @binding(0) var<storage, read> orders: array<u32>;
@group(0) @binding(1) var<storage, read> words: array<u32>;
@group(0) @binding(2) var<storage, read_write> d: array<u32>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_binary_scale, ``, lib_steqr_words, `var<workgroup> rows: array<vec2f, PROBLEMS * TILE>;
@compute @workgroup_size(THREADS)
fn steqr_bisect(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = (group.x + p.baseX) * PROBLEMS + t / EACH;
  let k = (group.y + p.baseY) * EACH + t % EACH;
  var n = 0u;
  if (z < p.count) {
    n = orderOf(z);
  }
  let home = t / EACH * TILE;
  var left = -1.0;
  var right = 1.0;
  for (var step = 0u; step < STEPS; step++) {
    let x = 0.5 * left + 0.5 * right;
    var pivot = 1.0;
    var count = 0u;
    for (var base = 0u; base < p.n; base += TILE) {
      if (step == 0u || p.n > TILE) {
        workgroupBarrier();
        for (var i = t % EACH; i < TILE && base + i < n; i += EACH) {
          let row = base + i;
          var off = 0.0;
          if (row > 0u) {
            off = bitcast<f32>(words[wordOf(BESIDE, z, row - 1u)]);
          }
          rows[home + i] = vec2f(bitcast<f32>(words[wordOf(DIAGONAL, z, row)]), off * off);
        }
        workgroupBarrier();
      }
      let end = min(TILE, max(n, base) - base);
      for (var i = 0u; i < end; i++) {
        let row = rows[home + i];
        pivot = (row.x - x) - row.y / pivot;
        pivot = select(pivot, -SMALLEST, abs(pivot) < SMALLEST);
        count += select(0u, 1u, pivot < 0.0);
      }
    }
    let more = count > k;
    right = select(right, x, more);
    left = select(x, left, more);
  }
  if (k < n) {
    let value = scaledOne(right, -bitcast<i32>(words[factsOf(z)]));
    d[(p.start + z) * p.n + k] = select(bitcast<u32>(value), NAN, words[factsOf(z) + 1u] != 0u);
  }
}
`);
export const steqr_carry = /* @__PURE__ */ joined(`
const TILE: u32 = 16u;
const SIZE: u32 = TILE * TILE;
const LISTED: u32 = 0u;
const PAIRS: u32 = 0u;
const PARTS: u32 = 1u + PAIRS;
const NAN: u32 = 0x7fc00000u;
struct Params {
`, lib_batch_fields, `  distance: u32,
}
@group(0) @binding(0) var<storage, read_write> Z: array<u32>;
@group(0) @binding(1) var<storage, read> K: array<f32>;
@group(0) @binding(2) var<storage, read> W: array<f32>;
@group(0) @binding(3) var<storage, read> found: array<i32>;
@group(0) @binding(4) var<storage, read> wild: array<u32>;
// @when LISTED
@group(0) @binding(5) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(6) var<uniform> p: Params;
`, lib_batch_problem, `var<workgroup> left: array<f32, SIZE>;
var<workgroup> right: array<f32, SIZE>;
@compute @workgroup_size(SIZE)
fn steqr_carry(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let a = problem(z);
  let rows = PARTS * a.n;
  let r0 = (group.y + p.baseY) * TILE;
  let j0 = (group.z + p.baseZ) * TILE;
  if (r0 >= rows || j0 >= a.n) {
    return;
  }
  let r = r0 + t % TILE;
  let j = j0 + t / TILE;
  var sum = 0.0;
  for (var l0 = 0u; l0 < a.n; l0 += TILE) {
    workgroupBarrier();
    let l = l0 + t / TILE;
    left[t] = 0.0;
    if (r < rows && l < a.n) {
      left[t] = K[PARTS * (z * p.distance + l) * p.distance + r];
    }
    let m = l0 + t % TILE;
    right[t] = 0.0;
    if (m < a.n && j < a.n) {
      right[t] = W[(z * p.distance + j) * p.distance + m];
    }
    workgroupBarrier();
    for (var k = 0u; k < TILE; k++) {
      sum = fma(left[k * TILE + t % TILE], right[t / TILE * TILE + k], sum);
    }
  }
  if (r < rows && j < a.n) {
    let filled = wild[z] != 0u || (found[z] > 0 && p.nanBits != 0u);
    let at = a.C.off + r / PARTS * a.C.rs + j * a.C.cs;
    Z[PARTS * at + r % PARTS] = select(bitcast<u32>(sum), NAN, filled);
  }
}
`);
export const steqr_deflate = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
struct Params {
  baseX: u32,
  baseY: u32,
`, lib_steqr_fields, `  level: u32,
  fromQ: u32,
}
@group(0) @binding(0) var<storage, read> orders: array<u32>;
@group(0) @binding(1) var<storage, read> words: array<u32>;
@group(0) @binding(2) var<storage, read_write> Q: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_binary_scale, ``, lib_steqr_words, ``, lib_steqr_merges, `@compute @workgroup_size(THREADS)
fn steqr_deflate(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let index = group.x + p.baseX;
  let a = mergeAt(index >> p.level, index & ((1u << p.level) - 1u));
  let i = (group.y + p.baseY) * THREADS + t;
  if (i >= a.size) {
    return;
  }
  let row = (p.fromQ + a.z) * p.n * p.n + a.first * p.n + a.first + i;
  let turns = words[wordOf(COUNTS, a.z, a.first + 3u)];
  for (var r = 0u; r < turns; r++) {
    let at = a.first + r;
    let x = row + words[wordOf(TURN_X, a.z, at)] * p.n;
    let y = row + words[wordOf(TURN_Y, a.z, at)] * p.n;
    let c = bitcast<f32>(words[wordOf(TURN_C, a.z, at)]);
    let s = bitcast<f32>(words[wordOf(TURN_S, a.z, at)]);
    let left = Q[x];
    let right = Q[y];
    Q[x] = fma(c, left, s * right);
    Q[y] = fma(c, right, -(s * left));
  }
}
`);
export const steqr_gather = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
const LISTED: u32 = 0u;
struct Params {
`, lib_batch_fields, `  distance: u32,
}
@group(0) @binding(0) var<storage, read> D: array<u32>;
@group(0) @binding(1) var<storage, read> E: array<u32>;
@group(0) @binding(2) var<storage, read_write> d: array<u32>;
@group(0) @binding(3) var<storage, read_write> e: array<u32>;
@group(0) @binding(4) var<storage, read_write> orders: array<u32>;
@group(0) @binding(5) var<storage, read_write> wild: array<u32>;
// @when LISTED
@group(0) @binding(6) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(7) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_group_reduce, `@compute @workgroup_size(THREADS)
fn steqr_gather(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let a = problem(z);
  var key = 0u;
  for (var i = t; i < a.n; i += THREADS) {
    let value = D[a.A.off + i * a.A.rs];
    d[z * p.distance + i] = value;
    key = max(key, value & 0x7fffffffu);
    if (i + 1u < a.n) {
      let beside = E[a.B.off + i * a.B.rs];
      e[z * p.distance + i] = beside;
      key = max(key, beside & 0x7fffffffu);
    }
  }
  let bad = maxOver(t, key) >= 0x7f800000u;
  if (t == 0u) {
    orders[z] = select(a.n, 0u, bad);
    wild[z] = select(0u, 1u, bad);
  }
}
`);
export const steqr_keep = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
const LISTED: u32 = 0u;
const PAIRS: u32 = 0u;
const PARTS: u32 = 1u + PAIRS;
struct Params {
`, lib_batch_fields, `  distance: u32,
}
@group(0) @binding(0) var<storage, read> Z: array<u32>;
@group(0) @binding(1) var<storage, read_write> K: array<u32>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<uniform> p: Params;
`, lib_batch_problem, `@compute @workgroup_size(THREADS)
fn steqr_keep(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let line = group.y + p.baseY;
  let a = problem(z);
  if (line >= a.n) {
    return;
  }
  let byRows = a.C.rs > a.C.cs;
  for (var k = t; k < PARTS * a.n; k += THREADS) {
    let part = k % PARTS;
    let i = select(k / PARTS, line, byRows);
    let j = select(line, k / PARTS, byRows);
    let at = a.C.off + i * a.C.rs + j * a.C.cs;
    K[PARTS * ((z * p.distance + j) * p.distance + i) + part] = Z[PARTS * at + part];
  }
}
`);
export const steqr_merge = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
const STAGED: u32 = 1u;
const SIZE: u32 = 64u;
const ANY: u32 = 1u - STAGED;
struct Params {
  baseX: u32,
`, lib_steqr_fields, `  level: u32,
  fromQ: u32,
}
@group(0) @binding(0) var<storage, read> orders: array<u32>;
@group(0) @binding(1) var<storage, read> e: array<f32>;
@group(0) @binding(2) var<storage, read> Q: array<f32>;
@group(0) @binding(3) var<storage, read_write> words: array<u32>;
@group(0) @binding(4) var<storage, read_write> d: array<u32>;
@group(0) @binding(5) var<uniform> p: Params;
`, lib_binary_scale, ``, lib_steqr_words, ``, lib_steqr_merges, ``, lib_steqr_secular, ``, lib_group_reduce, `var<workgroup> polesLeft: u32;
// @when STAGED
var<workgroup> pairs: array<vec2u, SIZE>;
var<workgroup> roots: array<vec2u, SIZE>;
var<workgroup> numbers: array<u32, SIZE>;
// @end
fn numberAt(list: u32, a: Merge, i: u32) -> f32 {
  return bitcast<f32>(words[wordOf(list, a.z, a.first + i)]);
}
fn put(list: u32, a: Merge, i: u32, bits: u32) {
  words[wordOf(list, a.z, a.first + i)] = bits;
}
fn weighted(a: Merge, j: u32) -> vec2u {
  // @when STAGED
  return pairs[j];
  // @end
  // @when ANY
  return vec2u(words[wordOf(POLE, a.z, a.first + j)], words[wordOf(WEIGHT, a.z, a.first + j)]);
  // @end
}
fn sorted(a: Merge, l: u32) -> vec3u {
  // @when STAGED
  return vec3u(numbers[l], roots[l]);
  // @end
  // @when ANY
  let at = a.first + l;
  return vec3u(words[wordOf(SORTED_COLUMN, a.z, at)], words[wordOf(SORTED, a.z, at)], words[wordOf(SORTED_WEIGHT, a.z, at)]);
  // @end
}
fn rootAt(a: Merge, j: u32) -> vec2u {
  // @when STAGED
  return roots[j];
  // @end
  // @when ANY
  return vec2u(words[wordOf(ORIGIN, a.z, a.first + j)], words[wordOf(AWAY, a.z, a.first + j)]);
  // @end
}
fn listed(list: u32, a: Merge, j: u32) -> f32 {
  // @when STAGED
  return bitcast<f32>(numbers[j]);
  // @end
  // @when ANY
  return numberAt(list, a, j);
  // @end
}
fn lessThan(a: Merge, begin: u32, length: u32, x: f32, also: bool) -> u32 {
  var low = 0u;
  var high = length;
  while (low < high) {
    let middle = (low + high) / 2u;
    let value = numberAt(VALUES, a, begin + middle);
    if (value < x || (also && value == x)) {
      low = middle + 1u;
    } else {
      high = middle;
    }
  }
  return low;
}
fn deflate(a: Merge, rho: f32, tol: f32) {
  var k = 0u;
  var gone = 0u;
  var upper = 0u;
  var lower = 0u;
  var turns = 0u;
  var held = false;
  var column = 0u;
  var value = 0.0;
  var weight = 0.0;
  var halves = 0u;
  for (var l = 0u; l <= a.size; l++) {
    var nextColumn = 0u;
    var nextValue = 0.0;
    var nextWeight = 0.0;
    var nextHalves = 0u;
    if (l < a.size) {
      let next = sorted(a, l);
      nextColumn = next.x;
      nextValue = bitcast<f32>(next.y);
      nextWeight = bitcast<f32>(next.z);
      nextHalves = select(2u, 1u, nextColumn < a.n1);
      if (rho * abs(nextWeight) <= tol) {
        gone++;
        put(COLUMN, a, a.size - gone, nextColumn);
        put(FOUND, a, a.size - gone, bitcast<u32>(nextValue));
        continue;
      }
    }
    if (held) {
      let square = fma(nextWeight, nextWeight, weight * weight);
      let gap = nextValue - value;
      if (l < a.size && abs(gap * nextWeight * weight) <= tol * square) {
        let length = sqrt(square);
        var c = nextWeight / length;
        var s = -weight / length;
        let rest = 0.5 * fma(-s, s, fma(-c, c, 1.0));
        c = fma(c, rest, c);
        s = fma(s, rest, s);
        put(TURN_X, a, turns, column);
        put(TURN_Y, a, turns, nextColumn);
        put(TURN_C, a, turns, bitcast<u32>(c));
        put(TURN_S, a, turns, bitcast<u32>(s));
        turns++;
        gone++;
        put(COLUMN, a, a.size - gone, column);
        put(FOUND, a, a.size - gone, bitcast<u32>(fma(gap, s * s, value)));
        nextValue = fma(gap, c * c, value);
        nextWeight = length;
        nextHalves |= halves;
      } else {
        put(COLUMN, a, k, column);
        put(POLE, a, k, bitcast<u32>(i32(floor(value * 1073741824.0))));
        put(WEIGHT, a, k, bitcast<u32>(weight));
        if ((halves & 1u) != 0u) {
          put(UPPER, a, upper, k);
          upper++;
        }
        if ((halves & 2u) != 0u) {
          put(LOWER, a, lower, k);
          lower++;
        }
        k++;
      }
    }
    held = true;
    column = nextColumn;
    value = nextValue;
    weight = nextWeight;
    halves = nextHalves;
  }
  put(COUNTS, a, 0u, k);
  put(COUNTS, a, 1u, upper);
  put(COUNTS, a, 2u, lower);
  put(COUNTS, a, 3u, turns);
  polesLeft = k;
}
fn meet() {
  workgroupBarrier();
  storageBarrier();
}
@compute @workgroup_size(THREADS)
fn steqr_merge(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let index = group.x + p.baseX;
  let a = mergeAt(index >> p.level, index & ((1u << p.level) - 1u));
  if (a.size == 0u) {
    return;
  }
  let row = (p.start + a.z) * p.n + a.first;
  let scale = bitcast<i32>(words[factsOf(a.z)]);
  let bad = words[factsOf(a.z) + 1u] != 0u;
  let beta = select(scaledOne(e[row + a.n1 - 1u], scale), 0.0, bad);
  let rho = abs(2.0 * beta);
  let vectors = (p.fromQ + a.z) * p.n * p.n + a.first * p.n + a.first;
  var largest = 0.0;
  var most = 0.0;
  for (var i = t; i < a.size; i += THREADS) {
    let second = i >= a.n1;
    let value = numberAt(VALUES, a, i);
    let before = lessThan(a, select(a.n1, 0u, second), select(a.size - a.n1, a.n1, second), value, second);
    let to = before + select(i, i - a.n1, second);
    let element = Q[vectors + i * p.n + a.n1 - select(1u, 0u, second)];
    let z = 0.70710678 * select(element, -element, second && beta < 0.0);
    // @when STAGED
    numbers[to] = i;
    roots[to] = vec2u(bitcast<u32>(value), bitcast<u32>(z));
    // @end
    // @when ANY
    put(SORTED, a, to, bitcast<u32>(value));
    put(SORTED_WEIGHT, a, to, bitcast<u32>(z));
    put(SORTED_COLUMN, a, to, i);
    // @end
    largest = max(largest, abs(value));
    most = max(most, abs(z));
  }
  let top = bitcast<f32>(maxOver(t, bitcast<u32>(max(largest, 0.25 * most))));
  meet();
  if (t == 0u) {
    deflate(a, rho, 8.0 * EPS * top);
  }
  meet();
  let k = workgroupUniformLoad(&polesLeft);
  // @when STAGED
  for (var j = t; j < k; j += THREADS) {
    pairs[j] = vec2u(words[wordOf(POLE, a.z, a.first + j)], words[wordOf(WEIGHT, a.z, a.first + j)]);
  }
  workgroupBarrier();
  // @end
  for (var j = t; j < k; j += THREADS) {
    let root = secularRoot(a, k, j, rho);
    put(ORIGIN, a, j, bitcast<u32>(poleOf(a, root.origin)));
    put(AWAY, a, j, bitcast<u32>(root.x));
    put(FOUND, a, j, bitcast<u32>(distance(poleOf(a, root.origin), 0, -root.x)));
    // @when STAGED
    roots[j] = vec2u(bitcast<u32>(poleOf(a, root.origin)), bitcast<u32>(root.x));
    // @end
  }
  meet();
  for (var i = t; i < k; i += THREADS) {
    let own = poleOf(a, i);
    var product = 1.0;
    for (var j = 0u; j < k; j += 4u) {
      var origins: vec4i;
      var others: vec4i;
      var x: vec4f;
      // @unroll
      for (var c = 0u; c < 4u; c++) {
        let root = rootAt(a, min(j + c, k - 1u));
        origins[c] = bitcast<i32>(root.x);
        x[c] = bitcast<f32>(root.y);
        others[c] = poleOf(a, min(j + c, k - 1u));
      }
      let away = distances(origins, vec4i(own), -x);
      let gap = select(distances(others, vec4i(own), vec4f()), vec4f(1.0), others == vec4i(own));
      let ratio = away / gap;
      // @unroll
      for (var c = 0u; c < 4u; c++) {
        product *= select(1.0, ratio[c], j + c < k);
      }
    }
    let size = sqrt(abs(product));
    let weight = bitcast<u32>(select(size, -size, weightOf(a, i) < 0.0));
    put(NEW_WEIGHT, a, i, weight);
    // @when STAGED
    numbers[i] = weight;
    // @end
  }
  meet();
  for (var j = t; j < k; j += THREADS) {
    let root = rootAt(a, j);
    let origin = bitcast<i32>(root.x);
    let x = bitcast<f32>(root.y);
    var sum = 0.0;
    for (var i = 0u; i < k; i += 4u) {
      var poles: vec4i;
      var weights: vec4f;
      // @unroll
      for (var c = 0u; c < 4u; c++) {
        poles[c] = poleOf(a, min(i + c, k - 1u));
        weights[c] = select(0.0, listed(NEW_WEIGHT, a, min(i + c, k - 1u)), i + c < k);
      }
      let value = weights / distances(poles, vec4i(origin), vec4f(x));
      // @unroll
      for (var c = 0u; c < 4u; c++) {
        sum = fma(value[c], value[c], sum);
      }
    }
    put(LENGTH, a, j, bitcast<u32>(1.0 / sqrt(sum)));
  }
  // @when STAGED
  workgroupBarrier();
  for (var j = t; j < a.size; j += THREADS) {
    numbers[j] = words[wordOf(FOUND, a.z, a.first + j)];
  }
  workgroupBarrier();
  // @end
  for (var j = t; j < a.size; j += THREADS) {
    let value = listed(FOUND, a, j);
    var before = 0u;
    for (var i = 0u; i < a.size; i++) {
      let other = listed(FOUND, a, i);
      before += select(0u, 1u, other < value || (other == value && i < j));
    }
    put(PLACE, a, j, before);
    put(VALUES, a, before, bitcast<u32>(value));
    if (p.level == 0u) {
      d[row + before] = select(bitcast<u32>(scaledOne(value, -scale)), NAN, bad);
    }
  }
}
`);
export const steqr_product = /* @__PURE__ */ joined(`
const TILE: u32 = 32u;
const DEPTH: u32 = 16u;
const SIDE: u32 = TILE / 4u;
const THREADS: u32 = SIDE * SIDE;
struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
`, lib_steqr_fields, `  level: u32,
  fromQ: u32,
  fromX: u32,
}
@group(0) @binding(0) var<storage, read> orders: array<u32>;
@group(0) @binding(1) var<storage, read> words: array<u32>;
@group(0) @binding(2) var<storage, read> Q: array<f32>;
@group(0) @binding(3) var<storage, read_write> X: array<f32>;
@group(0) @binding(4) var<uniform> p: Params;
`, lib_binary_scale, ``, lib_steqr_words, ``, lib_steqr_merges, `var<workgroup> left: array<vec4f, SIDE * DEPTH>;
var<workgroup> right: array<vec4f, SIDE * DEPTH>;
var<workgroup> origins: array<i32, TILE>;
var<workgroup> away: array<vec2f, TILE>;
fn listed(list: u32, a: Merge, i: u32) -> u32 {
  return words[wordOf(list, a.z, a.first + i)];
}
@compute @workgroup_size(THREADS)
fn steqr_product(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let index = group.z + p.baseZ;
  let a = mergeAt(index >> p.level, index & ((1u << p.level) - 1u));
  let x = group.x + p.baseX;
  let second = x % 2u == 1u;
  let height = select(a.n1, a.size - a.n1, second);
  let i0 = x / 2u * TILE;
  let j0 = (group.y + p.baseY) * TILE;
  if (i0 >= height || j0 >= a.size) {
    return;
  }
  let corner = a.first * p.n + a.first + select(0u, a.n1, second) + i0;
  let row = (p.fromQ + a.z) * p.n * p.n + corner;
  let rowX = (p.fromX + a.z) * p.n * p.n + corner;
  let k = listed(COUNTS, a, 0u);
  let list = select(UPPER, LOWER, second);
  let entries = select(0u, listed(COUNTS, a, select(1u, 2u, second)), j0 < k);
  if (t < TILE && j0 + t < k) {
    origins[t] = bitcast<i32>(listed(ORIGIN, a, j0 + t));
    away[t] = bitcast<vec2f>(vec2u(listed(AWAY, a, j0 + t), listed(LENGTH, a, j0 + t)));
  }
  let i = 4u * (t % SIDE);
  let j = 4u * (t / SIDE);
  var sum0 = vec4f();
  var sum1 = vec4f();
  var sum2 = vec4f();
  var sum3 = vec4f();
  for (var l0 = 0u; l0 < entries; l0 += DEPTH) {
    workgroupBarrier();
    for (var u = t; u < SIDE * DEPTH; u += THREADS) {
      let ql = l0 + u / SIDE;
      var q = vec4f();
      if (ql < entries) {
        let r = 4u * (u % SIDE);
        let at = row + r + listed(COLUMN, a, listed(list, a, ql)) * p.n;
        for (var c = 0u; c < 4u; c++) {
          if (i0 + r + c < height) {
            q[c] = Q[at + c];
          }
        }
      }
      left[u] = q;
      let sl = l0 + u % DEPTH;
      var s = vec4f();
      if (sl < entries) {
        let source = listed(list, a, sl);
        let pole = bitcast<i32>(listed(POLE, a, source));
        let weight = bitcast<f32>(listed(NEW_WEIGHT, a, source));
        for (var c = 0u; c < 4u; c++) {
          let column = 4u * (u / DEPTH) + c;
          if (j0 + column < k) {
            s[c] = weight / distance(pole, origins[column], away[column].x) * away[column].y;
          }
        }
      }
      right[(u % DEPTH) * SIDE + u / DEPTH] = s;
    }
    workgroupBarrier();
    for (var l = 0u; l < DEPTH; l++) {
      let q = left[l * SIDE + t % SIDE];
      let s = right[l * SIDE + t / SIDE];
      sum0 = fma(q, vec4f(s.x), sum0);
      sum1 = fma(q, vec4f(s.y), sum1);
      sum2 = fma(q, vec4f(s.z), sum2);
      sum3 = fma(q, vec4f(s.w), sum3);
    }
  }
  let sums = array<vec4f, 4>(sum0, sum1, sum2, sum3);
  for (var c = 0u; c < 4u; c++) {
    let column = j0 + j + c;
    if (column >= a.size) {
      break;
    }
    let source = row + listed(COLUMN, a, column) * p.n;
    let to = rowX + listed(PLACE, a, column) * p.n;
    for (var r = i; r < min(i + 4u, height - i0); r++) {
      if (column < k) {
        X[to + r] = sums[c][r - i];
      } else {
        X[to + r] = Q[source + r];
      }
    }
  }
}
`);
export const steqr_rotate = /* @__PURE__ */ joined(`
const MOST: u32 = 32u;
const LEAVES: u32 = 1u;
const CHUNK: u32 = 64u;
const THREADS: u32 = LEAVES * MOST;
struct Params {
  baseX: u32,
`, lib_steqr_fields, `  capacity: u32,
  round: u32,
}
@group(0) @binding(0) var<storage, read> orders: array<u32>;
@group(0) @binding(1) var<storage, read_write> words: array<u32>;
@group(0) @binding(2) var<storage, read> list: array<vec2u>;
@group(0) @binding(3) var<storage, read_write> Z: array<f32>;
@group(0) @binding(4) var<storage, read_write> Y: array<f32>;
@group(0) @binding(5) var<storage, read_write> d: array<u32>;
@group(0) @binding(6) var<storage, read_write> info: array<atomic<u32>>;
@group(0) @binding(7) var<uniform> p: Params;
`, lib_binary_scale, ``, lib_steqr_words, ``, lib_steqr_state, `var<workgroup> rows: array<f32, THREADS * MOST>;
var<workgroup> turns: array<vec2u, LEAVES * CHUNK>;
var<workgroup> lengths: array<u32, LEAVES>;
var<workgroup> places: array<u32, THREADS>;
@compute @workgroup_size(THREADS)
fn steqr_rotate(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) thread: u32) {
  let side = thread / MOST;
  let t = thread % MOST;
  let index = (group.x + p.baseX) * LEAVES + side;
  let z = min(index >> p.levels, p.count - 1u);
  let own = index & ((1u << p.levels) - 1u);
  let order = orderOf(z);
  let depth = depthOf(order);
  let exists = (index >> p.levels) == z && order > 0u && own >> depth == 0u;
  let top = boundary(order, depth, own);
  let inY = depth % 2u == 1u;
  let corner = (z + select(p.start, 0u, inY)) * p.n * p.n + top * p.n + top;
  let state = stateOf(z, own);
  var status = EARLIER;
  var n = 0u;
  var used = 0u;
  if (exists) {
    status = words[state];
    if (status != EARLIER) {
      n = boundary(order, depth, own + 1u) - top;
      used = words[state + 1u];
    }
  }
  let place = index * p.capacity;
  let whole = status == DONE || status == FAILED;
  for (var j = 0u; j < n; j++) {
    var value = select(0.0, 1.0, j == t);
    if (p.round > 0u && t < n) {
      if (inY) {
        value = Y[corner + t + j * p.n];
      } else {
        value = Z[corner + t + j * p.n];
      }
    }
    rows[j * THREADS + thread] = value;
  }
  if (t == 0u) {
    lengths[side] = used;
  }
  var longest = 0u;
  // @unroll
  for (var other = 0u; other < LEAVES; other++) {
    longest = max(longest, workgroupUniformLoad(&lengths[other]));
  }
  var carried = 0.0;
  var at = 0u;
  var stride = 0u;
  var left = 0u;
  for (var first = 0u; first < longest; first += CHUNK) {
    let fetched = min(CHUNK, max(used, first) - first);
    for (var i = t; i < fetched; i += MOST) {
      turns[side * CHUNK + i] = list[place + first + i];
    }
    workgroupBarrier();
    for (var i = 0u; i < fetched; ) {
      if (left == 0u) {
        let sweep = turns[side * CHUNK + i];
        left = sweep.y & 0x7fffffffu;
        stride = select(THREADS, 0u - THREADS, sweep.y == left);
        at = sweep.x * THREADS + thread;
        carried = rows[at];
        i++;
      }
      let stop = min(fetched, i + left);
      left -= stop - i;
      for (; i + 4u <= stop; i += 4u) {
        // @registers
        var turn: array<vec2f, 4>;
        // @registers
        var x: array<f32, 4>;
        // @unroll
        for (var r = 0u; r < 4u; r++) {
          turn[r] = bitcast<vec2f>(turns[side * CHUNK + i + r]);
          x[r] = rows[at + (r + 1u) * stride];
        }
        // @unroll
        for (var r = 0u; r < 4u; r++) {
          rows[at + r * stride] = fma(turn[r].y, x[r], turn[r].x * carried);
          carried = fma(turn[r].x, x[r], -(turn[r].y * carried));
        }
        at += 4u * stride;
      }
      for (; i < stop; i++) {
        let turn = bitcast<vec2f>(turns[side * CHUNK + i]);
        let x = rows[at + stride];
        rows[at] = fma(turn.y, x, turn.x * carried);
        carried = fma(turn.x, x, -(turn.y * carried));
        at += stride;
      }
      if (left == 0u) {
        rows[at] = carried;
      }
    }
    workgroupBarrier();
  }
  if (whole && t < n) {
    let value = bitcast<f32>(words[wordOf(DIAGONAL, z, top + t)]);
    var before = 0u;
    for (var j = 0u; j < n; j++) {
      let other = bitcast<f32>(words[wordOf(DIAGONAL, z, top + j)]);
      before += select(0u, 1u, other < value || (other == value && j < t));
    }
    places[thread] = before;
    words[wordOf(VALUES, z, top + before)] = bitcast<u32>(value);
    if (depth == 0u) {
      let result = scaledOne(value, -bitcast<i32>(words[factsOf(z)]));
      d[(p.start + z) * p.n + before] = select(bitcast<u32>(result), NAN, words[factsOf(z) + 1u] != 0u);
    }
    if (status == FAILED && words[wordOf(BESIDE, z, top + t)] != 0u) {
      atomicAdd(&info[p.start + z], 1u);
    }
  }
  workgroupBarrier();
  if (t >= n) {
    return;
  }
  for (var j = 0u; j < n; j++) {
    let to = corner + t + select(j, places[side * MOST + j], whole) * p.n;
    if (inY) {
      Y[to] = rows[j * THREADS + thread];
    } else {
      Z[to] = rows[j * THREADS + thread];
    }
  }
}
`);
export const steqr_scale = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
struct Params {
  baseX: u32,
`, lib_steqr_fields, `  divided: u32,
}
@group(0) @binding(0) var<storage, read> orders: array<u32>;
@group(0) @binding(1) var<storage, read> d: array<f32>;
@group(0) @binding(2) var<storage, read> e: array<f32>;
@group(0) @binding(3) var<storage, read_write> words: array<u32>;
@group(0) @binding(4) var<storage, read_write> info: array<u32>;
@group(0) @binding(5) var<uniform> p: Params;
`, lib_binary_scale, ``, lib_steqr_words, ``, lib_group_reduce, `@compute @workgroup_size(THREADS)
fn steqr_scale(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let n = orderOf(z);
  let base = (p.start + z) * p.n;
  var key = 0u;
  for (var i = t; i < n; i += THREADS) {
    key = max(key, bitcast<u32>(d[base + i]) & 0x7fffffffu);
    if (i + 1u < n) {
      key = max(key, bitcast<u32>(e[base + i]) & 0x7fffffffu);
    }
  }
  let most = maxOver(t, key);
  let bad = most >= 0x7f800000u;
  let shift = select(-3 - exponentOf(most), 0, bad || most < 0x00800000u);
  let depth = select(0u, depthOf(n), p.divided != 0u);
  for (var i = t; i < n; i += THREADS) {
    var value = scaledOne(d[base + i], shift);
    var beside = 0.0;
    if (i + 1u < n) {
      beside = scaledOne(e[base + i], shift);
    }
    if (endsLeaf(n, depth, i)) {
      value -= abs(beside);
      beside = 0.0;
    }
    if (i > 0u && endsLeaf(n, depth, i - 1u)) {
      value -= abs(scaledOne(e[base + i - 1u], shift));
    }
    words[wordOf(DIAGONAL, z, i)] = select(bitcast<u32>(value), 0u, bad);
    words[wordOf(BESIDE, z, i)] = select(bitcast<u32>(beside), 0u, bad);
  }
  if (t == 0u) {
    words[factsOf(z)] = bitcast<u32>(shift);
    words[factsOf(z) + 1u] = select(0u, 1u, bad);
    info[p.start + z] = select(0u, n, bad);
  }
}
`);
export const steqr_scatter = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
const LISTED: u32 = 0u;
const PAIRS: u32 = 0u;
const SINGLES: u32 = 1u - PAIRS;
const NAN: u32 = 0x7fc00000u;
struct Params {
`, lib_batch_fields, `  distance: u32,
  operand: u32,
}
@group(0) @binding(0) var<storage, read_write> X: array<u32>;
@group(0) @binding(1) var<storage, read> W: array<u32>;
@group(0) @binding(2) var<storage, read> found: array<i32>;
@group(0) @binding(3) var<storage, read> wild: array<u32>;
@group(0) @binding(4) var<storage, read_write> info: array<i32>;
@group(0) @binding(5) var<storage, read_write> nonfinite: array<i32>;
// @when LISTED
@group(0) @binding(6) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(7) var<uniform> p: Params;
`, lib_batch_problem, `@compute @workgroup_size(THREADS)
fn steqr_scatter(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let line = group.y + p.baseY;
  let a = problem(z);
  let bad = wild[z] != 0u;
  let left = select(found[z], i32(a.n), bad);
  if (p.operand == 0u && t == 0u) {
    info[p.offInfo + a.q] = select(select(left, 0, a.n == 0u), -1, a.outside);
    nonfinite[p.offNonfinite + a.q] = select(0, 1, bad);
  }
  let filled = bad || (left > 0 && p.nanBits != 0u);
  if (p.operand == 0u) {
    for (var i = t; i < a.n; i += THREADS) {
      X[a.A.off + i * a.A.rs] = select(W[z * p.distance + i], NAN, filled);
    }
  } else if (p.operand == 1u) {
    for (var i = t; i + 1u < a.n; i += THREADS) {
      X[a.B.off + i * a.B.rs] = select(0u, NAN, filled);
    }
  } else if (line < a.n) {
    let byRows = a.C.rs > a.C.cs;
    for (var k = t; k < a.n; k += THREADS) {
      let i = select(k, line, byRows);
      let j = select(line, k, byRows);
      let value = W[(z * p.distance + j) * p.distance + i];
      let at = a.C.off + i * a.C.rs + j * a.C.cs;
      // @when SINGLES
      X[at] = select(value, NAN, filled);
      // @end
      // @when PAIRS
      X[2u * at] = select(value, NAN, filled);
      X[2u * at + 1u] = select(0u, NAN, filled);
      // @end
    }
  }
}
`);
export const steqr_sweeps = /* @__PURE__ */ joined(`
const LANES: u32 = 32u;
const MOST: u32 = 32u;
const EPS_SQUARED: f32 = 3.552713678800501e-15;
const SAFE: f32 = 5.169878828456423e-26;
const TINY: f32 = 7.888609052210118e-31;
const NONE: u32 = 0xffffffffu;
struct Params {
  baseX: u32,
`, lib_steqr_fields, `  capacity: u32,
  round: u32,
  rounds: u32,
}
@group(0) @binding(0) var<storage, read> orders: array<u32>;
@group(0) @binding(1) var<storage, read_write> words: array<u32>;
@group(0) @binding(2) var<storage, read_write> list: array<vec2u>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_binary_scale, ``, lib_steqr_words, ``, lib_steqr_state, `var<workgroup> diagonal: array<f32, LANES * MOST>;
var<workgroup> beside: array<f32, LANES * MOST>;
fn negligible(off: f32, a: f32, b: f32) -> bool {
  return off * off <= fma(EPS_SQUARED * abs(a), abs(b), SAFE);
}
@compute @workgroup_size(LANES)
fn steqr_sweeps(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let index = (group.x + p.baseX) * LANES + t;
  let z = index >> p.levels;
  if (z >= p.count) {
    return;
  }
  let own = index & ((1u << p.levels) - 1u);
  let order = orderOf(z);
  let depth = depthOf(order);
  if (order == 0u || own >> depth != 0u) {
    return;
  }
  let top = boundary(order, depth, own);
  let n = boundary(order, depth, own + 1u) - top;
  let state = stateOf(z, own);
  var next = 0u;
  var corner = 0u;
  var step = 1u;
  var end = 0u;
  var l = 1u;
  var m = 0u;
  var after = NONE;
  var spent = 0u;
  if (p.round > 0u) {
    if (words[state] != RUNNING) {
      words[state] = EARLIER;
      return;
    }
    next = words[state + 2u];
    let block = words[state + 3u];
    corner = block & 0xffffu;
    end = block >> 16u;
    step = words[state + 4u];
    l = words[state + 5u] & 0xffffu;
    m = words[state + 5u] >> 16u;
    after = words[state + 6u];
    spent = words[state + 7u];
  }
  for (var i = 0u; i < n; i++) {
    diagonal[i * LANES + t] = bitcast<f32>(words[wordOf(DIAGONAL, z, top + i)]);
    beside[i * LANES + t] = bitcast<f32>(words[wordOf(BESIDE, z, top + i)]);
  }
  var status = RUNNING;
  var used = 0u;
  let place = index * p.capacity;
  let limit = 6u * n * n;
  while (status == RUNNING) {
    if (l > end) {
      if (next >= n) {
        status = DONE;
        break;
      }
      let first = next;
      var last = first;
      while (last + 1u < n) {
        let at = last * LANES + t;
        if (negligible(beside[at], diagonal[at], diagonal[at + LANES])) {
          beside[at] = 0.0;
          break;
        }
        last++;
      }
      next = last + 1u;
      let upwards = abs(diagonal[last * LANES + t]) < abs(diagonal[first * LANES + t]);
      corner = select(first, last, upwards);
      step = select(1u, NONE, upwards);
      end = last - first;
      l = 0u;
      m = end;
      after = NONE;
    }
    let stride = step * LANES;
    let zero = corner * LANES + t;
    let zeroBeside = zero - select(0u, LANES, step == NONE);
    if (l == m) {
      l++;
      if (l > end) {
        continue;
      }
      m = after;
      after = NONE;
      if (m == NONE) {
        m = l;
        while (m < end) {
          let at = zero + m * stride;
          if (negligible(beside[zeroBeside + m * stride], diagonal[at], diagonal[at + stride])) {
            beside[zeroBeside + m * stride] = 0.0;
            break;
          }
          m++;
        }
      }
      continue;
    }
    let count = m - l;
    if (used + count + 1u > p.capacity) {
      break;
    }
    if (spent > limit) {
      status = FAILED;
      break;
    }
    list[place + used] = vec2u(corner + step * m, count | select(0u, 0x80000000u, step == NONE));
    used++;
    let atL = zero + l * stride;
    let near = beside[zeroBeside + l * stride];
    let half = 0.5 * (diagonal[atL + stride] - diagonal[atL]);
    let away = sqrt(fma(half, half, near * near));
    var at = zero + m * stride;
    var atBeside = zeroBeside + m * stride;
    var g = fma(near, near / (half + select(away, -away, half < 0.0)), diagonal[at] - diagonal[atL]);
    var c = 1.0;
    var s = 1.0;
    var shift = 0.0;
    var here = diagonal[at];
    var above = diagonal[at - stride];
    var off = beside[atBeside - stride];
    var finished = 0.0;
    let old = m;
    for (var q = old; q > l; q--) {
      let ahead = select(0u, stride, q > l + 1u);
      let aboveNext = diagonal[at - stride - ahead];
      let offNext = beside[atBeside - stride - ahead];
      let f = s * off;
      let b = c * off;
      let square = fma(g, g, f * f);
      let inverse = inverseSqrt(square);
      c = g * inverse;
      s = f * inverse;
      let rest = 0.5 * fma(-s, s, fma(-c, c, 1.0));
      c = fma(c, rest, c);
      s = fma(s, rest, s);
      if (square < TINY) {
        c = 1.0;
        s = 0.0;
      }
      let g2 = here - shift;
      let r = fma(above - g2, s, (c + c) * b);
      let value = fma(s, r, g2);
      if (q < old) {
        let length = fma(c, g, s * f);
        let splits = negligible(length, value, finished);
        beside[atBeside] = select(length, 0.0, splits);
        if (splits) {
          after = m;
          m = q;
        }
      }
      shift = s * r;
      g = fma(c, r, -b);
      diagonal[at] = value;
      finished = value;
      here = above;
      above = aboveNext;
      off = offNext;
      at -= stride;
      atBeside -= stride;
      list[place + used] = vec2u(bitcast<u32>(c), bitcast<u32>(s));
      used++;
    }
    let value = here - shift;
    let splits = negligible(g, value, finished);
    diagonal[at] = value;
    beside[atBeside] = select(g, 0.0, splits);
    if (splits) {
      after = m;
      m = l;
    }
    spent += count + 1u;
  }
  if (status == RUNNING && p.round + 1u == p.rounds) {
    status = FAILED;
  }
  for (var i = 0u; i < n; i++) {
    words[wordOf(DIAGONAL, z, top + i)] = bitcast<u32>(diagonal[i * LANES + t]);
    words[wordOf(BESIDE, z, top + i)] = bitcast<u32>(beside[i * LANES + t]);
  }
  words[state] = status;
  words[state + 1u] = used;
  words[state + 2u] = next;
  words[state + 3u] = corner | (end << 16u);
  words[state + 4u] = step;
  words[state + 5u] = l | (m << 16u);
  words[state + 6u] = after;
  words[state + 7u] = spent;
}
`);
export const syev_small = /* @__PURE__ */ joined(`
const N: u32 = 4u;
const THREADS: u32 = 64u;
const VECTORS: u32 = 1u;
const LISTED: u32 = 0u;
const STAGED: u32 = 0u;
const W_IN_A: u32 = 0u;
const DIRECT: u32 = 1u - STAGED;
const W_APART: u32 = 1u - W_IN_A;
const PUTS: u32 = STAGED * VECTORS;
const EDGE: u32 = 0u;
const ACROSS: u32 = 0u;
const PARTS: u32 = 1u;
const GROUP: u32 = THREADS;
const WORDS: u32 = N * N;
const PAD: u32 = 4u * (1u - (N % 4u + 3u) / 4u);
const COPIES: u32 = (WORDS * GROUP / 4u + THREADS - 1u) / THREADS;
struct Params {
`, lib_batch_fields, `  upper: u32,
  sweeps: u32,
  tolerance: f32,
}
// @when DIRECT
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
// @end
// @when STAGED
@group(0) @binding(1) var<storage, read_write> A4: array<vec4f>;
// @end
// @when W_APART
@group(0) @binding(2) var<storage, read_write> W: array<f32>;
// @end
@group(0) @binding(3) var<storage, read_write> info: array<i32>;
@group(0) @binding(4) var<storage, read_write> nonfinite: array<i32>;
// @when LISTED
@group(0) @binding(5) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(6) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_binary_scale, `// @when STAGED
var<workgroup> stage: array<vec4f, (GROUP * (WORDS + PAD) + 3u) / 4u>;
fn staged(at: u32) -> u32 {
  return at + PAD * (at / WORDS);
}
// @end
@compute @workgroup_size(THREADS)
fn syev_small(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let slot = t;
  let z = (group.x + p.baseX) * GROUP + slot;
  let live = z < p.count;
  let own = problem(min(z, p.count - 1u));
  let filled = live & (own.n == N);
  let sweeps = p.sweeps;
  let tolerance = p.tolerance;
`, lib_small_stage_in, `  let readDown = select(own.A.rs, own.A.cs, p.upper != 0u);
  let readRight = select(own.A.cs, own.A.rs, p.upper != 0u);
  // @registers
  var x: array<f32, N * (N + 1u) / 2u>;
  var largest = 0u;
  // @unroll
  for (var i = 0u; i < N; i++) {
    // @unroll
    for (var j = 0u; j < i + 1u; j++) {
      // @when STAGED
      let word = at0 + i * readDown + j * readRight;
      x[i * (i + 1u) / 2u + j] = stage[word / 4u][word % 4u];
      // @end
      // @when DIRECT
      x[i * (i + 1u) / 2u + j] = A[select(0u, own.A.off + i * readDown + j * readRight, filled)];
      // @end
      largest = max(largest, bitcast<u32>(x[i * (i + 1u) / 2u + j]) & 0x7fffffffu);
    }
  }
  let wild = filled & (largest >= 0x7f800000u);
  let usable = filled & !wild;
  let shift = select(0, -exponentOf(largest), usable & (largest != 0u));
  let up = power(shift / 2);
  let further = power(shift - shift / 2);
  // @unroll
  for (var e = 0u; e < N * (N + 1u) / 2u; e++) {
    x[e] = select(0.0, x[e] * up * further, usable);
  }
  // @when VECTORS
  // @registers
  var v: array<f32, N * N>;
  // @unroll
  for (var i = 0u; i < N; i++) {
    // @unroll
    for (var j = 0u; j < N; j++) {
      v[i + N * j] = select(0.0, 1.0, i == j);
    }
  }
  // @end
`, lib_jacobi_sweeps, `  let failure = select(min(left, N - 1u), N, wild);
  let fills = wild | ((failure != 0u) & (p.nanBits != 0u));
  let filling = bitcast<f32>(p.nanBits | 0x7fc00000u);
  if (live) {
    info[p.offInfo + own.q] = select(i32(failure), -1, own.outside);
    nonfinite[p.offNonfinite + own.q] = select(0, 1, wild);
  }
  let down1 = power(-(shift / 2));
  let down2 = power(shift / 2 - shift);
  // @unroll
  for (var k = 0u; k < N; k++) {
    let value = select(x[k * (k + 3u) / 2u] * down1 * down2, filling, fills);
    if (filled) {
      // @when W_APART
      W[own.piv + rank[k]] = value;
      // @end
      // @when W_IN_A
      A[own.piv + rank[k]] = value;
      // @end
    }
  }
  // @when VECTORS
  // @unroll
  for (var k = 0u; k < N; k++) {
    // @unroll
    for (var i = 0u; i < N; i++) {
      let element = select(v[i + N * k], filling, fills);
      // @when STAGED
      let word = at0 + i * own.A.rs + rank[k] * own.A.cs;
      stage[word / 4u][word % 4u] = element;
      // @end
      // @when DIRECT
      if (filled) {
        A[own.A.off + i * own.A.rs + rank[k] * own.A.cs] = element;
      }
      // @end
    }
  }
  // @end
// @when PUTS
`, lib_small_stage_out, `// @end
}
`);
export const syevj_columns = /* @__PURE__ */ joined(`
// @when SHUFFLES
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
const N: u32 = 16u;
const PARTS: u32 = 1u;
const LANES: u32 = 8u;
const GROUP: u32 = 8u;
const CHUNK: u32 = 4u;
const SHUFFLES: u32 = 1u;
const VECTORS: u32 = 1u;
const LISTED: u32 = 0u;
const W_IN_A: u32 = 0u;
const W_APART: u32 = 1u - W_IN_A;
const CARRIED: u32 = 1u - SHUFFLES;
const PAIRS: u32 = N / 2u;
const ROWS: u32 = N / PARTS;
const HALF: u32 = ROWS / 2u;
const THREADS: u32 = GROUP * LANES;
const TABLE: u32 = PARTS * (HALF + 1u);
struct Params {
`, lib_batch_fields, `  upper: u32,
  sweeps: u32,
  tolerance: f32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
// @when W_APART
@group(0) @binding(1) var<storage, read_write> W: array<f32>;
// @end
@group(0) @binding(2) var<storage, read_write> info: array<i32>;
@group(0) @binding(3) var<storage, read_write> nonfinite: array<i32>;
// @when LISTED
@group(0) @binding(4) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(5) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_binary_scale, ``, lib_sytrd_scale, `var<workgroup> top: array<atomic<u32>, GROUP>;
var<workgroup> going: u32;
var<workgroup> turns: array<vec2f, 2u * GROUP * TABLE>;
var<workgroup> changes: array<f32, 2u * GROUP * PAIRS>;
var<workgroup> diagonal: array<f32, GROUP * N>;
// @when CARRIED
var<workgroup> carried: array<f32, 2u * CHUNK * THREADS>;
var<workgroup> carriedDiagonal: array<f32, THREADS>;
var<workgroup> carriedEdge: array<f32, THREADS>;
// @end
fn plain(value: f32) -> f32 {
  let bits = bitcast<u32>(value);
  return bitcast<f32>(select(bits, 0u, (bits << 1u) == 0u));
}
@compute @workgroup_size(THREADS)
fn syevj_columns(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  // @when SHUFFLES
  @builtin(subgroup_id) subgroup: u32,
  @builtin(subgroup_size) lanes: u32,
  @builtin(subgroup_invocation_id) invocation: u32,
  // @end
) {
  var me = t;
  // @when SHUFFLES
  me = subgroup * lanes + invocation;
  // @end
  let slot = me / LANES;
  let lane = me % LANES;
  let part = lane % PARTS;
  let busy = lane / PARTS < PAIRS;
  let pair = min(lane / PARTS, PAIRS - 1u);
  let z = (group.x + p.baseX) * GROUP + slot;
  let live = z < p.count;
  let own = problem(min(z, p.count - 1u));
  let n = select(0u, own.n, live & busy);
  let down = select(own.A.rs, own.A.cs, p.upper != 0u);
  let right = select(own.A.cs, own.A.rs, p.upper != 0u);
  let column = 2u * pair;
  // @registers
  var x: array<f32, ROWS>;
  // @registers
  var y: array<f32, ROWS>;
  var dx = 0.0;
  var dy = 0.0;
  if (column < n) {
    dx = A[own.A.off + column * (down + right)];
  }
  if (column + 1u < n) {
    dy = A[own.A.off + (column + 1u) * (down + right)];
  }
  var key = max(bitcast<u32>(dx) & 0x7fffffffu, bitcast<u32>(dy) & 0x7fffffffu);
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    let i = part * ROWS + r;
    x[r] = 0.0;
    y[r] = 0.0;
    if ((i < n) & (column < n) & (i != column)) {
      x[r] = A[own.A.off + max(i, column) * down + min(i, column) * right];
    }
    if ((i < n) & (column + 1u < n) & (i != column + 1u)) {
      y[r] = A[own.A.off + max(i, column + 1u) * down + min(i, column + 1u) * right];
    }
    key = max(key, max(bitcast<u32>(x[r]) & 0x7fffffffu, bitcast<u32>(y[r]) & 0x7fffffffu));
  }
  // @when VECTORS
  // @registers
  var v: array<f32, ROWS>;
  // @registers
  var w: array<f32, ROWS>;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    v[r] = select(0.0, 1.0, part * ROWS + r == column);
    w[r] = select(0.0, 1.0, part * ROWS + r == column + 1u);
  }
  // @end
  if (lane == 0u) {
    atomicStore(&top[slot], 0u);
  }
  workgroupBarrier();
  atomicMax(&top[slot], key);
  workgroupBarrier();
  let largest = atomicLoad(&top[slot]);
  let wild = largest >= 0x7f800000u;
  let shift = select(shiftOf(largest) - 20, 0, wild | (largest == 0u));
  dx = select(scaledOne(dx, shift), 0.0, wild);
  dy = select(scaledOne(dy, shift), 0.0, wild);
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    x[r] = select(scaledOne(x[r], shift), 0.0, wild);
    y[r] = select(scaledOne(y[r], shift), 0.0, wild);
  }
  workgroupBarrier();
  let tolerance = select(0x1p-23f * max(1.0, f32(own.n) / 32.0), p.tolerance, p.tolerance > 0.0);
  let ownPart = pair / HALF;
  let ownRow = pair % HALF;
  let mineInTable = slot * TABLE + ownPart * (HALF + 1u) + ownRow;
  let rowsInTable = slot * TABLE + part * (HALF + 1u);
  // @when SHUFFLES
  let origin = invocation - lane;
  // @end
  // @when CARRIED
  let origin = slot * LANES;
  // @end
  let nextPair = select(pair + 1u, 0u, pair == PAIRS - 1u) * PARTS;
  let lastPair = select(pair, PAIRS, pair == 0u) * PARTS - PARTS;
  let nextPart = (part + 1u) % PARTS;
  let lastPart = (part + PARTS - 1u) % PARTS;
  let stays = origin + lane;
  let after = select(stays, origin + nextPair + part, busy);
  let before = select(stays, origin + lastPair + part, busy);
  let edgeAfter = select(stays, origin + nextPair + nextPart, busy);
  let edgeBefore = select(stays, origin + lastPair + lastPart, busy);
  let besideAfter = select(stays, origin + pair * PARTS + nextPart, busy);
  let besideBefore = select(stays, origin + pair * PARTS + lastPart, busy);
  var finished = false;
  var left = 0u;
  var reversed = false;
  for (var sweep = 0u; sweep <= p.sweeps; sweep++) {
    if (busy & (part == 0u)) {
      diagonal[slot * N + column] = dx;
      diagonal[slot * N + column + 1u] = dy;
    }
    if (lane == 0u) {
      atomicStore(&top[slot], 0u);
    }
    workgroupBarrier();
    var counts = 0u;
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let i = part * ROWS + r;
      let bound = abs(diagonal[slot * N + i]);
      counts += select(0u, 1u, (i > column) & (abs(x[r]) > tolerance * min(bound, abs(dx))));
      counts += select(0u, 1u, (i > column + 1u) & (abs(y[r]) > tolerance * min(bound, abs(dy))));
    }
    atomicAdd(&top[slot], select(counts, 0u, finished | !busy));
    workgroupBarrier();
    left = atomicLoad(&top[slot]);
    finished = finished | (left == 0u);
    if (t == 0u) {
      var any = 0u;
      for (var g = 0u; g < GROUP; g++) {
        any |= atomicLoad(&top[g]);
      }
      going = any;
    }
    if ((workgroupUniformLoad(&going) == 0u) | (sweep == p.sweeps)) {
      break;
    }
    reversed = !reversed;
    for (var round = 0u; round < PAIRS; round++) {
      // @unroll
      for (var uneven = 0u; uneven < 2u; uneven++) {
        let lone = (uneven == 1u) & (pair == PAIRS - 1u);
        // @registers
        var beside: array<f32, HALF>;
        // @unroll
        for (var k = 0u; k < HALF; k++) {
          beside[k] = select(x[2u * k + 1u], y[(2u * k + 2u) % ROWS], uneven == 1u);
        }
        // @unroll
        for (var bit = 1u; bit < HALF; bit *= 2u) {
          // @unroll
          for (var k = 0u; k < HALF - bit; k += 2u * bit) {
            beside[k] = select(beside[k], beside[k + bit], (ownRow & bit) != 0u);
          }
        }
        let apq = beside[0];
        let app = select(dx, dy, uneven == 1u);
        let aqq = select(dy, dx, uneven == 1u);
        let owns = (part == ownPart) & busy & !lone;
        let acts = owns & (abs(apq) > tolerance * min(abs(app), abs(aqq))) & !finished;
        let d = aqq - app;
        let span = select(1.0, max(abs(d), abs(2.0 * apq)), acts);
        let ratio = min(abs(d), abs(2.0 * apq)) / span;
        let size = 2.0 * apq / fma(span, sqrt(fma(ratio, ratio, 1.0)), abs(d));
        let tangent = select(0.0, select(size, -size, d < 0.0), acts);
        let cosine = inverseSqrt(fma(tangent, tangent, 1.0));
        let sine = tangent * cosine;
        if ((part == ownPart) & busy) {
          turns[uneven * GROUP * TABLE + mineInTable] = vec2f(sine, sine / (1.0 + cosine));
          changes[(uneven * GROUP + slot) * PAIRS + pair] = tangent * apq;
        }
        let zeroed = select(HALF, ownRow, acts);
        // @unroll
        for (var k = 0u; k < HALF; k++) {
          x[2u * k + 1u] = select(x[2u * k + 1u], 0.0, k == zeroed);
          y[(2u * k + 2u * uneven) % ROWS] = select(y[(2u * k + 2u * uneven) % ROWS], 0.0, k == zeroed);
        }
        workgroupBarrier();
        let turn = turns[uneven * GROUP * TABLE + mineInTable];
        let change = changes[(uneven * GROUP + slot) * PAIRS + pair];
        let s = select(turn.x, -turn.x, uneven == 1u);
        let tau = select(turn.y, -turn.y, uneven == 1u);
        let gained = select(change, -change, uneven == 1u);
        let held = dx;
        dx = select(dy + gained, dx, lone);
        dy = select(held - gained, dy, lone);
        // @unroll
        for (var r = 0u; r < ROWS; r++) {
          let f = x[r];
          let g = y[r];
          let first = fma(-s, fma(tau, f, g), f);
          let second = fma(s, fma(-tau, g, f), g);
          x[r] = select(second, f, lone);
          y[r] = select(first, g, lone);
        }
        // @when VECTORS
        // @unroll
        for (var r = 0u; r < ROWS; r++) {
          let f = v[r];
          let g = w[r];
          let first = fma(-s, fma(tau, f, g), f);
          let second = fma(s, fma(-tau, g, f), g);
          v[r] = select(second, f, lone);
          w[r] = select(first, g, lone);
        }
        // @end
        // @unroll
        for (var k = 0u; k < HALF; k++) {
          let rows = turns[uneven * GROUP * TABLE + rowsInTable + k];
          let alone = (uneven == 1u) & (k == HALF - 1u) & (part == PARTS - 1u);
          let f = vec2f(x[2u * k + uneven], y[2u * k + uneven]);
          let g = vec2f(x[(2u * k + 1u + uneven) % ROWS], y[(2u * k + 1u + uneven) % ROWS]);
          let first = fma(vec2f(-rows.x), fma(vec2f(rows.y), f, g), f);
          let second = fma(vec2f(rows.x), fma(vec2f(-rows.y), g, f), g);
          x[2u * k + uneven] = select(second.x, f.x, alone);
          y[2u * k + uneven] = select(second.y, f.y, alone);
          x[(2u * k + 1u + uneven) % ROWS] = select(first.x, g.x, alone);
          y[(2u * k + 1u + uneven) % ROWS] = select(first.y, g.y, alone);
        }
        let whence = select(after, before, uneven == 1u);
        let edge = select(edgeAfter, edgeBefore, uneven == 1u);
        let besides = select(besideAfter, besideBefore, uneven == 1u);
        // @when SHUFFLES
        dx = subgroupShuffle(dx, whence);
        x[0] = subgroupShuffle(x[0], edge);
        if (PARTS > 1u) {
          y[0] = subgroupShuffle(y[0], besides);
        }
        // @unroll
        for (var r = 1u; r < ROWS; r++) {
          x[r] = subgroupShuffle(x[r], whence);
        }
        // @when VECTORS
        // @unroll
        for (var r = 0u; r < ROWS; r++) {
          v[r] = subgroupShuffle(v[r], whence);
        }
        // @end
        // @end
        // @when CARRIED
        carriedDiagonal[me] = dx;
        carriedEdge[me] = y[0];
        // @unroll
        for (var r = 0u; r < ROWS; r += CHUNK) {
          // @unroll
          for (var q = 0u; q < CHUNK; q++) {
            carried[((r / CHUNK) % 2u * CHUNK + q) * THREADS + me] = x[r + q];
          }
          workgroupBarrier();
          // @unroll
          for (var q = 0u; q < CHUNK; q++) {
            x[r + q] = carried[((r / CHUNK) % 2u * CHUNK + q) * THREADS + select(whence, edge, r + q == 0u)];
          }
        }
        dx = carriedDiagonal[whence];
        y[0] = carriedEdge[besides];
        // @when VECTORS
        // @unroll
        for (var r = 0u; r < ROWS; r += CHUNK) {
          // @unroll
          for (var q = 0u; q < CHUNK; q++) {
            carried[((r + ROWS) / CHUNK % 2u * CHUNK + q) * THREADS + me] = v[r + q];
          }
          workgroupBarrier();
          // @unroll
          for (var q = 0u; q < CHUNK; q++) {
            v[r + q] = carried[((r + ROWS) / CHUNK % 2u * CHUNK + q) * THREADS + whence];
          }
        }
        // @end
        // @end
      }
    }
  }
  let failure = select(min(left, max(own.n, 1u) - 1u), own.n, wild);
  let fills = wild | ((failure != 0u) & (p.nanBits != 0u));
  let filling = bitcast<f32>(p.nanBits | 0x7fc00000u);
  if (!live) {
    return;
  }
  if (lane == 0u) {
    info[p.offInfo + own.q] = select(i32(failure), -1, own.outside);
    nonfinite[p.offNonfinite + own.q] = select(0, 1, wild);
  }
`, lib_syevj_results, `}
`);
export const syevj_group = /* @__PURE__ */ joined(`
const N: u32 = 1920u;
const THREADS: u32 = 256u;
const VECTORS: u32 = 1u;
const LISTED: u32 = 0u;
const W_IN_A: u32 = 0u;
const W_APART: u32 = 1u - W_IN_A;
const PAIRS: u32 = (N + 1u) / 2u;
struct Params {
`, lib_batch_fields, `  upper: u32,
  sweeps: u32,
  tolerance: f32,
  room: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
// @when W_APART
@group(0) @binding(1) var<storage, read_write> W: array<f32>;
// @end
@group(0) @binding(2) var<storage, read_write> info: array<i32>;
@group(0) @binding(3) var<storage, read_write> nonfinite: array<i32>;
// @when LISTED
@group(0) @binding(4) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(5) var<storage, read_write> X: array<f32>;
@group(0) @binding(6) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_binary_scale, ``, lib_sytrd_scale, `var<workgroup> sines: array<f32, PAIRS>;
var<workgroup> halves: array<f32, PAIRS>;
var<workgroup> ranks: array<u32, N>;
var<workgroup> top: atomic<u32>;
var<workgroup> told: u32;
var<private> home: u32;
fn load(at: u32) -> f32 {
  return X[home + at];
}
fn store(at: u32, value: f32) {
  X[home + at] = value;
}
fn place(i: u32, j: u32) -> u32 {
  let row = max(i, j);
  return row * (row + 1u) / 2u + min(i, j);
}
fn together() {
  storageBarrier();
  workgroupBarrier();
}
fn agreed(t: u32) -> u32 {
  workgroupBarrier();
  if (t == 0u) {
    told = atomicExchange(&top, 0u);
  }
  return workgroupUniformLoad(&told);
}
fn pairOf(k: u32, round: u32, m: u32) -> vec2u {
  let first = select((round + k) % (m - 1u), m - 1u, k == 0u);
  let second = (round + m - 1u - k) % (m - 1u);
  return vec2u(min(first, second), max(first, second));
}
fn turned(x: f32, y: f32, s: f32, tau: f32) -> vec2f {
  return vec2f(fma(-s, fma(tau, x, y), x), fma(s, fma(-tau, y, x), y));
}
@compute @workgroup_size(THREADS)
fn syevj_group(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let own = problem(z);
  home = z * p.room;
  if (t == 0u) {
    atomicStore(&top, 0u);
    told = own.n;
  }
  let n = workgroupUniformLoad(&told);
  let vectors = n * (n + 1u) / 2u;
  let down = select(own.A.rs, own.A.cs, p.upper != 0u);
  let right = select(own.A.cs, own.A.rs, p.upper != 0u);
  var most = 0u;
  for (var e = t; e < n * n; e += THREADS) {
    let i = select(e % n, e / n, right == 1u);
    let j = select(e / n, e % n, right == 1u);
    if (j <= i) {
      let value = A[own.A.off + i * down + j * right];
      most = max(most, bitcast<u32>(value) & 0x7fffffffu);
      store(place(i, j), value);
    }
    // @when VECTORS
    store(vectors + i + j * n, select(0.0, 1.0, i == j));
    // @end
  }
  atomicMax(&top, most);
  let largest = agreed(t);
  together();
  let wild = largest >= 0x7f800000u;
  let shift = select(shiftOf(largest) - 20, 0, wild | (largest == 0u));
  for (var e = t; e < vectors; e += THREADS) {
    store(e, scaledOne(load(e), shift));
  }
  together();
  let tolerance = select(0x1p-23f * max(1.0, f32(n) / 32.0), p.tolerance, p.tolerance > 0.0);
  let m = n + n % 2u;
  let pairs = m / 2u;
  var left = 0u;
  for (var sweep = 0u; sweep <= p.sweeps; sweep++) {
    var counts = 0u;
    for (var e = t; e < select(n * n, 0u, wild); e += THREADS) {
      let i = e % n;
      let j = e / n;
      if (j < i) {
        let less = min(abs(load(place(i, i))), abs(load(place(j, j))));
        counts += select(0u, 1u, abs(load(place(i, j))) > tolerance * less);
      }
    }
    atomicAdd(&top, counts);
    left = agreed(t);
    if ((left == 0u) | (sweep == p.sweeps)) {
      break;
    }
    for (var round = 0u; round < m - 1u; round++) {
      for (var k = t; k < pairs; k += THREADS) {
        let pair = pairOf(k, round, m);
        var s = 0.0;
        var tau = 0.0;
        if (pair.y < n) {
          let app = load(place(pair.x, pair.x));
          let aqq = load(place(pair.y, pair.y));
          let apq = load(place(pair.y, pair.x));
          if (abs(apq) > tolerance * min(abs(app), abs(aqq))) {
            let d = aqq - app;
            let span = max(abs(d), abs(2.0 * apq));
            let ratio = min(abs(d), abs(2.0 * apq)) / span;
            let size = 2.0 * apq / fma(span, sqrt(fma(ratio, ratio, 1.0)), abs(d));
            let tangent = select(size, -size, d < 0.0);
            let c = inverseSqrt(fma(tangent, tangent, 1.0));
            s = tangent * c;
            tau = s / (1.0 + c);
            store(place(pair.x, pair.x), fma(-tangent, apq, app));
            store(place(pair.y, pair.y), fma(tangent, apq, aqq));
            store(place(pair.y, pair.x), 0.0);
          }
        }
        sines[k] = s;
        halves[k] = tau;
      }
      together();
      for (var e = t; e < pairs * (pairs - 1u) / 2u; e += THREADS) {
        let k = e % pairs;
        let l = (k + e / pairs + 1u) % pairs;
        let sk = sines[k];
        let sl = sines[l];
        if ((sk != 0.0) | (sl != 0.0)) {
          let rows = pairOf(k, round, m);
          let columns = pairOf(l, round, m);
          let a = place(rows.x, columns.x);
          let b = select(place(rows.x, columns.y), a, columns.y >= n);
          let c = select(place(rows.y, columns.x), a, rows.y >= n);
          let d = select(place(rows.y, columns.y), a, (rows.y >= n) | (columns.y >= n));
          let upper = turned(load(a), load(b), sl, halves[l]);
          let lower = turned(load(c), load(d), sl, halves[l]);
          let before = turned(upper.x, lower.x, sk, halves[k]);
          let behind = turned(upper.y, lower.y, sk, halves[k]);
          store(a, before.x);
          if (columns.y < n) {
            store(b, behind.x);
          }
          if (rows.y < n) {
            store(c, before.y);
          }
          if ((rows.y < n) & (columns.y < n)) {
            store(d, behind.y);
          }
        }
      }
      // @when VECTORS
      for (var e = t; e < pairs * n; e += THREADS) {
        let k = e / n;
        let i = e % n;
        let s = sines[k];
        if (s != 0.0) {
          let pair = pairOf(k, round, m);
          let first = vectors + i + pair.x * n;
          let second = vectors + i + pair.y * n;
          let both = turned(load(first), load(second), s, halves[k]);
          store(first, both.x);
          store(second, both.y);
        }
      }
      // @end
      together();
    }
  }
  let failure = select(min(left, max(n, 1u) - 1u), n, wild);
  let fills = wild | ((failure != 0u) & (p.nanBits != 0u));
  let filling = bitcast<f32>(p.nanBits | 0x7fc00000u);
  if (t == 0u) {
    info[p.offInfo + own.q] = select(i32(failure), -1, own.outside);
    nonfinite[p.offNonfinite + own.q] = select(0, 1, wild);
  }
  for (var i = t; i < n; i += THREADS) {
    let mine = load(place(i, i));
    var rank = 0u;
    for (var j = 0u; j < n; j++) {
      let other = load(place(j, j));
      rank += select(0u, 1u, (other < mine) | ((other == mine) & (j < i)));
    }
    ranks[i] = select(rank, i, wild);
    let value = select(scaledOne(mine, -shift), filling, fills);
    // @when W_APART
    W[own.piv + ranks[i]] = value;
    // @end
    // @when W_IN_A
    A[own.piv + ranks[i]] = value;
    // @end
  }
  // @when VECTORS
  workgroupBarrier();
  for (var e = t; e < n * n; e += THREADS) {
    let i = select(e % n, e / n, own.A.cs == 1u);
    let j = select(e / n, e % n, own.A.cs == 1u);
    A[own.A.off + i * own.A.rs + ranks[j] * own.A.cs] = select(load(vectors + i + j * n), filling, fills);
  }
  // @end
}
`);
export const sygv_factor = /* @__PURE__ */ joined(`
`, lib_field, `const LISTED: u32 = 0u;
const SIDE: u32 = 16u;
struct Params {
`, lib_batch_fields, `  ld: u32,
  upper: u32,
}
@group(0) @binding(0) var<storage, read_write> Y: array<T>;
@group(0) @binding(1) var<storage, read> shifts: array<i32>;
@group(0) @binding(2) var<storage, read> failures: array<i32>;
@group(0) @binding(3) var<storage, read_write> A: array<T>;
// @when LISTED
@group(0) @binding(4) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(5) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_binary_scale, ``, lib_triangle_tile, `@compute @workgroup_size(256)
fn sygv_factor(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let own = problem(z);
  let n = own.n;
  let corner = SIDE * tileOf(group.y + p.baseY);
  let i = corner.x + t % SIDE;
  let j = corner.y + t / SIDE;
  if ((i >= n) | (j > i)) {
    return;
  }
  let at = z * p.ld * p.ld + i + j * p.ld;
  let value = widen(Y[at]) * power(-(shifts[z] / 2));
  Y[at] = narrow(value);
  let to = own.A.off + select(i * own.A.rs + j * own.A.cs, j * own.A.rs + i * own.A.cs, p.upper != 0u);
  if ((failures[z] != 0) & (p.nanBits != 0u)) {
    A[to] = narrow(V(bitcast<R>(p.nanBits | 0x7fc00000u)));
  } else if (failures[z] < i32(n)) {
    A[to] = narrow(select(value, conj(value), p.upper != 0u));
  }
}
`);
export const sygv_product = /* @__PURE__ */ joined(`
`, lib_field, `const SIDE: u32 = 32u;
const BACK: u32 = 0u;
const FORTH: u32 = 1u - BACK;
const HALF: u32 = SIDE / 2u;
const THREADS: u32 = HALF * HALF;
const PITCH: u32 = SIDE + 1u;
struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  ld: u32,
  tilesDown: u32,
}
@group(0) @binding(0) var<storage, read> L: array<T>;
@group(0) @binding(1) var<storage, read> X: array<T>;
@group(0) @binding(2) var<storage, read_write> C: array<T>;
@group(0) @binding(3) var<storage, read> orders: array<u32>;
@group(0) @binding(4) var<uniform> p: Params;
var<workgroup> left: array<V, SIDE * PITCH>;
var<workgroup> right: array<V, SIDE * PITCH>;
@compute @workgroup_size(THREADS)
fn sygv_product(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let y = group.y + p.baseY;
  let n = orders[z];
  let i0 = y % p.tilesDown * SIDE;
  let j0 = y / p.tilesDown * SIDE;
  if ((i0 >= n) | (j0 >= n)) {
    return;
  }
  let first = z * p.ld * p.ld;
  let ti = t % HALF;
  let tj = t / HALF;
  // @when REAL
  var sums = vec4f();
  // @end
  // @when COMPLEX
  var sums: array<V, 4>;
  // @end
  let begin = select(j0, 0u, BACK == 1u);
  let end = select(n, min(n, i0 + SIDE), BACK == 1u);
  for (var k0 = begin; k0 < end; k0 += SIDE) {
    for (var e = t; e < SIDE * SIDE; e += THREADS) {
      let a = e % SIDE;
      let b = e / SIDE;
      // @when BACK
      left[b + a * PITCH] = V();
      if ((i0 + a < n) & (k0 + b <= i0 + a)) {
        left[b + a * PITCH] = widen(L[first + i0 + a + (k0 + b) * p.ld]);
      }
      right[a + b * PITCH] = V();
      if ((k0 + a < n) & (j0 + b < n)) {
        right[a + b * PITCH] = widen(X[first + k0 + a + (j0 + b) * p.ld]);
      }
      // @end
      // @when FORTH
      left[a + b * PITCH] = V();
      if ((k0 + a < n) & (i0 + b < n)) {
        left[a + b * PITCH] = conj(widen(X[first + k0 + a + (i0 + b) * p.ld]));
      }
      right[a + b * PITCH] = V();
      if ((k0 + a < n) & (j0 + b <= k0 + a)) {
        right[a + b * PITCH] = widen(L[first + k0 + a + (j0 + b) * p.ld]);
      }
      // @end
    }
    workgroupBarrier();
    for (var k = 0u; k < SIDE; k++) {
      // @when REAL
      let u = vec2<R>(left[k + ti * PITCH], left[k + (ti + HALF) * PITCH]);
      let v = vec2<R>(right[k + tj * PITCH], right[k + (tj + HALF) * PITCH]);
      sums += u.xyxy * v.xxyy;
      // @end
      // @when COMPLEX
      let upper = left[k + ti * PITCH];
      let lower = left[k + (ti + HALF) * PITCH];
      let near = right[k + tj * PITCH];
      let far = right[k + (tj + HALF) * PITCH];
      sums[0] = mad(upper, near, sums[0]);
      sums[1] = mad(lower, near, sums[1]);
      sums[2] = mad(upper, far, sums[2]);
      sums[3] = mad(lower, far, sums[3]);
      // @end
    }
    workgroupBarrier();
  }
  for (var s = 0u; s < 4u; s++) {
    let i = i0 + ti + s % 2u * HALF;
    let j = j0 + tj + s / 2u * HALF;
    if ((i < n) & (j < n)) {
      C[first + i + j * p.ld] = narrow(sums[s]);
    }
  }
}
`);
export const sygv_state = `
const THREADS: u32 = 64u;
struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  count: u32,
  multiplies: u32,
}
@group(0) @binding(0) var<storage, read> ordersA: array<u32>;
@group(0) @binding(1) var<storage, read> ordersB: array<u32>;
@group(0) @binding(2) var<storage, read> minors: array<i32>;
@group(0) @binding(3) var<storage, read> shiftsA: array<i32>;
@group(0) @binding(4) var<storage, read> shiftsB: array<i32>;
@group(0) @binding(5) var<storage, read> shifts: array<i32>;
@group(0) @binding(6) var<storage, read_write> orders: array<u32>;
@group(0) @binding(7) var<storage, read_write> state: array<vec2i>;
@group(0) @binding(8) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn sygv_state(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = (group.x + p.baseX) * THREADS + t;
  if (z >= p.count) {
    return;
  }
  var kind = 0;
  if (ordersA[z] == 0u) {
    kind = -1;
  } else if (ordersB[z] == 0u) {
    kind = -2;
  } else if (minors[z] != 0) {
    kind = minors[z];
  } else if (orders[z] == 0u) {
    kind = -2;
  }
  if (kind != 0) {
    orders[z] = 0u;
  }
  let ofB = select(-shiftsB[z], shiftsB[z], p.multiplies != 0u);
  state[z] = vec2i(kind, shifts[z] + shiftsA[z] + ofB);
}
`;
export const sygv_values = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
const LISTED: u32 = 0u;
struct Params {
`, lib_batch_fields, `  ld: u32,
}
@group(0) @binding(0) var<storage, read> d: array<f32>;
@group(0) @binding(1) var<storage, read> found: array<i32>;
@group(0) @binding(2) var<storage, read> state: array<vec2i>;
@group(0) @binding(3) var<storage, read_write> W: array<f32>;
@group(0) @binding(4) var<storage, read_write> info: array<i32>;
@group(0) @binding(5) var<storage, read_write> nonfinite: array<i32>;
@group(0) @binding(6) var<storage, read_write> failures: array<i32>;
// @when LISTED
@group(0) @binding(7) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(8) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_binary_scale, ``, lib_sytrd_scale, `@compute @workgroup_size(THREADS)
fn sygv_values(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let at = (group.x + p.baseX) * THREADS + t;
  let z = at / p.ld;
  let k = at % p.ld;
  if (z >= p.count) {
    return;
  }
  let own = problem(z);
  let n = own.n;
  let kind = state[z].x;
  var failure = select(found[z], i32(n) + max(kind, 0), kind != 0);
  failure = select(failure, 0, n == 0u);
  if (k == 0u) {
    failures[z] = failure;
    info[p.offInfo + own.q] = select(failure, -1, own.outside);
    nonfinite[p.offNonfinite + own.q] = select(0, 1, (kind == -1) & (n > 0u));
  }
  if (k < n) {
    let asked = (failure != 0) & (p.nanBits != 0u);
    if ((kind < 0) | asked) {
      W[own.piv + k] = bitcast<f32>(p.nanBits | 0x7fc00000u);
    } else if (kind == 0) {
      W[own.piv + k] = scaledOne(d[at], -state[z].y);
    }
  }
}
`);
export const sytrd_blocked = /* @__PURE__ */ joined(`
enable subgroups;
diagnostic(off, subgroup_uniformity);
const LANES: u32 = 32u;
const HEIGHT: u32 = 64u;
const PARTS: u32 = 8u;
const SPLIT: u32 = 1u;
const ROWS: u32 = 1u;
const TEAMS: u32 = PARTS * SPLIT;
const THREADS: u32 = LANES * TEAMS;
struct Params {
  baseX: u32,
  baseZ: u32,
  n: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> S: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> d: array<f32>;
@group(0) @binding(3) var<storage, read_write> e: array<f32>;
@group(0) @binding(4) var<storage, read_write> tau: array<f32>;
@group(0) @binding(5) var<storage, read> orders: array<u32>;
@group(0) @binding(6) var<uniform> p: Params;
const LINE: vec4u = vec4u(0u, 1u, 2u, 3u);
var<workgroup> vs: array<vec4f, HEIGHT>;
var<workgroup> byRows: array<vec4f, PARTS * HEIGHT>;
var<workgroup> byColumns: array<vec4f, SPLIT * HEIGHT>;
var<workgroup> squares: array<f32, TEAMS>;
var<workgroup> forms: array<f32, TEAMS>;
var<workgroup> shares: array<vec4f, 4u * TEAMS>;
var<workgroup> across: array<vec4f, 4>;
var<workgroup> inRow: array<vec4f, 4>;
var<workgroup> head: f32;
`, lib_householder, ``, lib_team_sum, `fn total(parts: vec4f) -> f32 {
  return (parts.x + parts.y) + (parts.z + parts.w);
}
fn lowerHalf(value: vec4f, row: u32, j: u32) -> vec4f {
  let rows = LINE + row;
  return select(select(vec4f(), 0.5 * value, rows == vec4u(j)), value, rows > vec4u(j));
}
@compute @workgroup_size(THREADS)
fn sytrd_blocked(
  @builtin(workgroup_id) group: vec3u,
  @builtin(subgroup_id) subgroup: u32,
  @builtin(subgroup_size) lanes: u32,
  @builtin(subgroup_invocation_id) invocation: u32,
) {
  let nought = f32(p.baseZ);
  let t = subgroup * lanes + invocation;
  let team = t / LANES;
  let lane = t % LANES;
  let z = group.x + p.baseX;
  let n = min(orders[z], p.n);
  let fours = (n + 3u) / 4u;
  let chunks = (n + 7u) / 8u;
  let first = z * p.n * (p.n / 4u);
  let step = p.n / 4u;
  let firstW = 8u * z * HEIGHT;
  let part = team % PARTS;
  let share = team / PARTS;
  for (var j = t; j < n; j += THREADS) {
    let last = first + j * step + fours - 1u;
    A[last] = select(vec4f(), A[last], LINE + 4u * (fours - 1u) < vec4u(n));
  }
  storageBarrier();
  workgroupBarrier();
  // @registers
  var V: array<vec4f, 2u * ROWS>;
  // @registers
  var W: array<vec4f, 2u * ROWS>;
  // @registers
  var x: array<f32, ROWS>;
  // @registers
  var v: array<f32, ROWS>;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    let i = t + r * THREADS;
    x[r] = 0.0;
    if (i < n) {
      x[r] = A[first + i / 4u][i % 4u];
    }
    V[2u * r] = vec4f();
    V[2u * r + 1u] = vec4f();
    W[2u * r] = vec4f();
    W[2u * r + 1u] = vec4f();
  }
  if (t < 4u) {
    inRow[t] = vec4f();
  }
  workgroupBarrier();
  for (var k = 0u; k < n; k++) {
    let slot = k % 8u;
    var square = nought;
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let i = t + r * THREADS;
      var change = V[2u * r] * inRow[1];
      change = fma(W[2u * r], inRow[0], change);
      change = fma(V[2u * r + 1u], inRow[3], change);
      change = fma(W[2u * r + 1u], inRow[2], change);
      x[r] -= total(change);
      if (i == k) {
        d[z * p.n + k] = x[r];
      }
      if (i == k + 1u) {
        head = x[r];
      }
      x[r] = select(0.0, x[r], (i > k) & (i < n));
      let below = select(0.0, x[r], i > k + 1u);
      square = fma(below, below, square);
    }
    if (k + 1u == n) {
      if (t == 0u) {
        e[z * p.n + k] = 0.0;
        tau[z * p.n + k] = 0.0;
      }
      break;
    }
    let squaresOfTeam = overTeam(square);
    if (lane == 0u) {
      squares[team] = squaresOfTeam;
    }
    workgroupBarrier();
    square = nought;
    // @unroll
    for (var q = 0u; q < TEAMS; q++) {
      square += squares[q];
    }
    let h = reflector(head, square);
    if (t == 0u) {
      e[z * p.n + k] = h.beta;
      tau[z * p.n + k] = h.tau;
    }
    var lowV = vec4f(nought);
    var lowW = vec4f(nought);
    var highV = vec4f(nought);
    var highW = vec4f(nought);
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let i = t + r * THREADS;
      v[r] = select(x[r] * h.scale, 1.0, i == k + 1u);
      let fourOfV = fourLanes(v[r], invocation);
      if ((lane % 4u == 0u) & (i < 4u * HEIGHT)) {
        vs[i / 4u] = fourOfV;
      }
      lowV = fma(V[2u * r], vec4f(v[r]), lowV);
      lowW = fma(W[2u * r], vec4f(v[r]), lowW);
      highV = fma(V[2u * r + 1u], vec4f(v[r]), highV);
      highW = fma(W[2u * r + 1u], vec4f(v[r]), highW);
      x[r] = 0.0;
      if (i < n) {
        x[r] = A[first + (k + 1u) * step + i / 4u][i % 4u];
      }
    }
    let isOdd = lane % 2u == 1u;
    let isUpper = lane / 2u % 2u == 1u;
    let low = select(lowV, lowW, isOdd) + subgroupShuffleXor(select(lowW, lowV, isOdd), 1u);
    let high = select(highV, highW, isOdd) + subgroupShuffleXor(select(highW, highV, isOdd), 1u);
    let one = select(low, high, isUpper) + subgroupShuffleXor(select(high, low, isUpper), 2u);
    let kept = overFours(one);
    if (lane < 4u) {
      shares[4u * team + lane] = kept;
    }
    for (var b = (k + 1u) / 4u / LANES; b * LANES < HEIGHT; b++) {
      if ((b % SPLIT == share) & (b * LANES + lane < HEIGHT)) {
        byRows[part * HEIGHT + b * LANES + lane] = vec4f();
      }
    }
    workgroupBarrier();
    if (t < 4u) {
      var sum = vec4f(nought);
      // @unroll
      for (var q = 0u; q < TEAMS; q++) {
        sum += shares[4u * q + t];
      }
      across[t] = sum;
    }
    var form = nought;
    let begin = (k + 1u) / 8u;
    for (var turn = begin; turn < chunks; turn += PARTS) {
      let c = turn + (part + PARTS - begin % PARTS) % PARTS;
      let isThere = c < chunks;
      // @registers
      var sums: array<vec4f, 8>;
      // @registers
      var a: array<vec4f, 8>;
      // @unroll
      for (var s = 0u; s < 8u; s++) {
        sums[s] = vec4f(nought);
      }
      let lowest = vs[2u * min(c, chunks - 1u)];
      let highest = vs[2u * min(c, chunks - 1u) + 1u];
      let diagonal = 2u * c / LANES;
      for (var b = diagonal + (share + SPLIT - diagonal % SPLIT) % SPLIT; isThere & (b * LANES < fours); b += SPLIT) {
        let row = b * LANES + lane;
        let inside = row < fours;
        let there = first + select(0u, row, inside);
        // @unroll
        for (var s = 0u; s < 8u; s++) {
          a[s] = A[there + min(8u * c + s, n - 1u) * step];
        }
        if (b == diagonal) {
          // @unroll
          for (var s = 0u; s < 8u; s++) {
            a[s] = lowerHalf(a[s], 4u * row, 8u * c + s);
          }
        }
        let own = select(vec4f(), vs[min(row, HEIGHT - 1u)], inside);
        var sum = vec4f(nought);
        if (inside) {
          sum = byRows[part * HEIGHT + row];
        }
        // @unroll
        for (var s = 0u; s < 4u; s++) {
          sum = fma(a[s], vec4f(lowest[s]), sum);
          sums[s] = fma(a[s], own, sums[s]);
        }
        // @unroll
        for (var s = 0u; s < 4u; s++) {
          sum = fma(a[s + 4u], vec4f(highest[s]), sum);
          sums[s + 4u] = fma(a[s + 4u], own, sums[s + 4u]);
        }
        if (inside) {
          byRows[part * HEIGHT + row] = sum;
        }
      }
      let ofLowest = vec4f(total(sums[0]), total(sums[1]), total(sums[2]), total(sums[3]));
      let ofHighest = vec4f(total(sums[4]), total(sums[5]), total(sums[6]), total(sums[7]));
      let half = select(ofLowest, ofHighest, isOdd) + subgroupShuffleXor(select(ofHighest, ofLowest, isOdd), 1u);
      let ofColumns = overFours(half + subgroupShuffleXor(half, 2u));
      if (isThere & (lane < 2u)) {
        byColumns[share * HEIGHT + 2u * c + lane] = ofColumns;
      }
      form += total(ofColumns * select(lowest, highest, isOdd));
    }
    form += subgroupShuffleXor(form, 1u);
    if (lane == 0u) {
      forms[team] = form;
    }
    workgroupBarrier();
    form = nought;
    // @unroll
    for (var q = 0u; q < TEAMS; q++) {
      form += forms[q];
    }
    let crossed = total(across[0] * across[1]) + total(across[2] * across[3]);
    let shift = h.tau * (form - crossed);
    let isPanelEnd = slot == 7u;
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let i = t + r * THREADS;
      let four = min(i / 4u, HEIGHT - 1u);
      var y = nought;
      // @unroll
      for (var q = 0u; q < PARTS; q++) {
        y += byRows[q * HEIGHT + four][i % 4u];
      }
      // @unroll
      for (var q = 0u; q < SPLIT; q++) {
        y += byColumns[q * HEIGHT + four][i % 4u];
      }
      var change = V[2u * r] * across[1];
      change = fma(W[2u * r], across[0], change);
      change = fma(V[2u * r + 1u], across[3], change);
      change = fma(W[2u * r + 1u], across[2], change);
      let w = select(0.0, h.tau * (y - total(change) - shift * v[r]), (i > k) & (i < n));
      let fourOfW = fourLanes(w, invocation);
      if ((lane % 4u == 0u) & (i < 4u * HEIGHT)) {
        byColumns[four] = fourOfW;
      }
      let isLow = LINE == vec4u(slot);
      let isHigh = LINE + 4u == vec4u(slot);
      V[2u * r] = select(select(V[2u * r], vec4f(v[r]), isLow), vec4f(), isPanelEnd);
      V[2u * r + 1u] = select(select(V[2u * r + 1u], vec4f(v[r]), isHigh), vec4f(), isPanelEnd);
      W[2u * r] = select(select(W[2u * r], vec4f(w), isLow), vec4f(), isPanelEnd);
      W[2u * r + 1u] = select(select(W[2u * r + 1u], vec4f(w), isHigh), vec4f(), isPanelEnd);
      if (i == k + 1u) {
        inRow[0] = V[2u * r];
        inRow[1] = W[2u * r];
        inRow[2] = V[2u * r + 1u];
        inRow[3] = W[2u * r + 1u];
      }
    }
    workgroupBarrier();
    for (var four = t; four < fours; four += THREADS) {
      if (four >= (k + 1u) / 4u) {
        A[first + k * step + four] = vs[four];
      }
      S[firstW + slot * HEIGHT + four] = byColumns[four];
    }
    if (!isPanelEnd) {
      continue;
    }
    storageBarrier();
    workgroupBarrier();
    let panel = first + (k - 7u) * step;
    for (var c = (k + 1u) / 8u + (part + PARTS - (k + 1u) / 8u % PARTS) % PARTS; c < chunks; c += PARTS) {
      let diagonal = 2u * c / LANES;
      for (var b = diagonal + (share + SPLIT - diagonal % SPLIT) % SPLIT; b * LANES < fours; b += SPLIT) {
        let row = b * LANES + lane;
        let inside = row < fours;
        // @registers
        var rowsV: array<vec4f, 8>;
        // @registers
        var rowsW: array<vec4f, 8>;
        // @unroll
        for (var s = 0u; s < 8u; s++) {
          rowsV[s] = A[panel + s * step + min(row, fours - 1u)];
          rowsW[s] = S[firstW + s * HEIGHT + min(row, fours - 1u)];
        }
        for (var four = 2u * c; four < min(2u * c + 2u, fours); four++) {
          let below = inside & (row >= four);
          let there = first + select(0u, row, below);
          // @registers
          var a: array<vec4f, 4>;
          // @unroll
          for (var s = 0u; s < 4u; s++) {
            a[s] = A[there + min(4u * four + s, n - 1u) * step];
          }
          // @unroll
          for (var q = 0u; q < 8u; q++) {
            let columnsV = A[panel + q * step + four];
            let columnsW = S[firstW + q * HEIGHT + four];
            // @unroll
            for (var s = 0u; s < 4u; s++) {
              a[s] = fma(-rowsV[q], vec4f(columnsW[s]), fma(-rowsW[q], vec4f(columnsV[s]), a[s]));
            }
          }
          // @unroll
          for (var s = 0u; s < 4u; s++) {
            if (below & (4u * four + s < n)) {
              A[there + (4u * four + s) * step] = a[s];
            }
          }
        }
      }
    }
    storageBarrier();
    workgroupBarrier();
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let i = t + r * THREADS;
      if (i < n) {
        x[r] = A[first + (k + 1u) * step + i / 4u][i % 4u];
      }
    }
  }
}
`);
export const sytrd_group = /* @__PURE__ */ joined(`
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
const LANES: u32 = 4u;
const QUADS: u32 = 2u;
const CPT: u32 = 4u;
const SLOTS: u32 = 8u;
const GROUP: u32 = 2u;
const SUBGROUPS: u32 = 1u;
const TEAM: u32 = LANES * SLOTS;
const THREADS: u32 = TEAM * GROUP;
const HEIGHT: u32 = LANES * QUADS;
struct Params {
  baseX: u32,
  baseZ: u32,
  count: u32,
  n: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> d: array<f32>;
@group(0) @binding(2) var<storage, read_write> e: array<f32>;
@group(0) @binding(3) var<storage, read_write> tau: array<f32>;
@group(0) @binding(4) var<storage, read> orders: array<u32>;
@group(0) @binding(5) var<uniform> p: Params;
var<workgroup> vs: array<vec4f, GROUP * HEIGHT>;
var<workgroup> ys: array<f32, 4u * GROUP * HEIGHT>;
var<workgroup> scales: array<f32, GROUP>;
`, lib_small_group, ``, lib_householder, ``, lib_packed_four, `fn total(parts: vec4f) -> f32 {
  return (parts.x + parts.y) + (parts.z + parts.w);
}
@compute @workgroup_size(THREADS)
fn sytrd_group(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  // @when SUBGROUPS
  @builtin(subgroup_id) subgroup: u32,
  @builtin(subgroup_size) lanes: u32,
  @builtin(subgroup_invocation_id) invocation: u32,
  // @end
) {
  nought = f32(p.baseZ);
  var thread = t;
  var firstSlot = 0u;
  var endSlot = SLOTS;
  // @when BY_MEMORY
  me = t;
  origin = t - t % LANES;
  // @end
  // @when SUBGROUPS
  thread = subgroup * lanes + invocation;
  origin = invocation - invocation % LANES;
  let begins = subgroup * lanes % TEAM;
  if (begins + lanes <= TEAM) {
    firstSlot = begins / LANES;
    endSlot = firstSlot + lanes / LANES;
  }
  // @end
  let member = thread / TEAM;
  let slot = thread % TEAM / LANES;
  let lane = thread % LANES;
  let z = (group.x + p.baseX) * GROUP + member;
  let n = select(0u, min(orders[min(z, p.count - 1u)], p.n), z < p.count);
  let off = z * p.n * p.n;
  let own = member * HEIGHT;
  // @registers
  var x: array<vec4f, CPT * QUADS>;
  // @unroll
  for (var c = 0u; c < CPT; c++) {
    let column = slot + c * SLOTS;
    // @unroll
    for (var g = 0u; g < QUADS; g++) {
      x[c * QUADS + g] = fourOfA(off, 4u * (lane + g * LANES), column, select(0u, n, column < n));
    }
  }
  for (var i = thread; i < 4u * GROUP * HEIGHT; i += THREADS) {
    ys[i] = 0.0;
  }
  // @unroll
  for (var c0 = 0u; c0 < CPT; c0++) {
    for (var k = c0 * SLOTS; k < min(p.n, (c0 + 1u) * SLOTS); k++) {
      let at = k - c0 * SLOTS;
      if ((at >= firstSlot) & (at < endSlot)) {
        let mine = slot == at;
        // @registers
        var u: array<vec4f, QUADS>;
        var squares = vec4f(nought);
        var heads = vec4f();
        var diagonals = vec4f();
        // @unroll
        for (var g = c0 * SLOTS / (4u * LANES); g < QUADS; g++) {
          let rows = LINE + 4u * (lane + g * LANES);
          let value = x[c0 * QUADS + g];
          diagonals = select(diagonals, value, rows == vec4u(k));
          heads = select(heads, value, rows == vec4u(k + 1u));
          u[g] = select(vec4f(), value, rows > vec4u(k + 1u));
          squares = fma(u[g], u[g], squares);
        }
        let alpha = fromLane(total(heads), (k + 1u) / 4u % LANES);
        let h = reflector(alpha, groupSum(total(squares)));
        // @unroll
        for (var g = c0 * SLOTS / (4u * LANES); g < QUADS; g++) {
          let rows = LINE + 4u * (lane + g * LANES);
          let isHead = rows == vec4u(k + 1u);
          u[g] = select(u[g] * h.scale, vec4f(1.0), isHead);
          x[c0 * QUADS + g] = select(x[c0 * QUADS + g], u[g], vec4<bool>(mine) & (rows > vec4u(k + 1u)));
        }
        if (mine) {
          // @unroll
          for (var g = c0 * SLOTS / (4u * LANES); g < QUADS; g++) {
            vs[own + lane + g * LANES] = u[g];
          }
          if (lane == 0u) {
            scales[member] = h.tau;
          }
          if (k < n) {
            if (lane == 0u) {
              e[z * p.n + k] = h.beta;
              tau[z * p.n + k] = h.tau;
            }
            if (lane == k / 4u % LANES) {
              d[z * p.n + k] = total(diagonals);
            }
          }
        }
      }
      workgroupBarrier();
      let scale = scales[member];
      // @registers
      var v: array<vec4f, QUADS>;
      // @unroll
      for (var g = c0 * SLOTS / (4u * LANES); g < QUADS; g++) {
        v[g] = vs[own + lane + g * LANES];
      }
      // @registers
      var vc: array<f32, CPT>;
      // @registers
      var wc: array<f32, CPT>;
      // @unroll
      for (var c = c0; c < CPT; c++) {
        let column = slot + c * SLOTS;
        vc[c] = vs[own + column / 4u][column % 4u];
        var sum = vec4f(nought);
        // @unroll
        for (var g = c0 * SLOTS / (4u * LANES); g < QUADS; g++) {
          sum = fma(x[c * QUADS + g], v[g], sum);
        }
        wc[c] = total(sum);
      }
      // @unroll
      for (var c = c0; c < CPT; c++) {
        wc[c] = select(0.0, groupSum(wc[c]), slot + c * SLOTS > k);
      }
      if (lane == 0u) {
        // @unroll
        for (var c = c0; c < CPT; c++) {
          ys[4u * own + slot + c * SLOTS] = wc[c];
        }
      }
      workgroupBarrier();
      // @registers
      var w: array<vec4f, QUADS>;
      var products = vec4f(nought);
      // @unroll
      for (var g = c0 * SLOTS / (4u * LANES); g < QUADS; g++) {
        let row = 4u * (lane + g * LANES);
        let place = 4u * own + row;
        let y = vec4f(ys[place], ys[place + 1u], ys[place + 2u], ys[place + 3u]);
        w[g] = select(vec4f(), y, LINE + row > vec4u(k));
        products = fma(v[g], w[g], products);
      }
      let part = -0.5 * scale * groupSum(total(products));
      // @unroll
      for (var g = c0 * SLOTS / (4u * LANES); g < QUADS; g++) {
        w[g] = scale * fma(vec4f(part), v[g], w[g]);
      }
      // @unroll
      for (var c = c0; c < CPT; c++) {
        wc[c] = scale * fma(part, vc[c], wc[c]);
        // @unroll
        for (var g = c0 * SLOTS / (4u * LANES); g < QUADS; g++) {
          x[c * QUADS + g] = fma(-v[g], vec4f(wc[c]), fma(-w[g], vec4f(vc[c]), x[c * QUADS + g]));
        }
      }
    }
  }
  // @unroll
  for (var c = 0u; c < CPT; c++) {
    let column = slot + c * SLOTS;
    // @unroll
    for (var g = 0u; g < QUADS; g++) {
      let row = 4u * (lane + g * LANES);
      if ((column < n) & (row < n) & (row + 2u > column)) {
        A[(off + column * p.n + row) / 4u] = x[c * QUADS + g];
      }
    }
  }
}
`);
export const sytrd_rows = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 64u;
const ROWS: u32 = 2u;
struct Params {
  baseX: u32,
  n: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read_write> d: array<R>;
@group(0) @binding(2) var<storage, read_write> e: array<R>;
@group(0) @binding(3) var<storage, read_write> tau: array<T>;
@group(0) @binding(4) var<storage, read> orders: array<u32>;
@group(0) @binding(5) var<uniform> p: Params;
var<workgroup> v: array<V, THREADS * ROWS>;
var<workgroup> w: array<V, THREADS * ROWS>;
`, lib_sum_tree, ``, lib_householder, ``, lib_reflector, `fn addReal(x: V, y: V, z: R) -> R {
  // @when REAL
  return fma(x, y, z);
  // @end
  // @when COMPLEX
  return fma(x.x, y.x, fma(x.y, y.y, z));
  // @end
}
fn sumOfAll(t: u32, own: R) -> R {
  workgroupBarrier();
  addUp(t, own, 1u);
  workgroupBarrier();
  return totals[0];
}
@compute @workgroup_size(THREADS)
fn sytrd_rows(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let n = min(orders[z], p.n);
  let off = z * p.n * p.n;
  for (var k = 0u; k < n; k++) {
    let column = off + k * p.n;
    var squares = 0.0;
    for (var i = t; i < n; i += THREADS) {
      let x = widen(A[column + i]);
      v[i] = x;
      squares += select(0.0, squared(x), i > k + 1u);
    }
    squares = sumOfAll(t, squares);
    let alpha = select(V(), v[min(k + 1u, n - 1u)], k + 1u < n);
    let h = fieldReflector(alpha, squares);
    if (t == 0u) {
      d[z * p.n + k] = realPart(v[k]);
      e[z * p.n + k] = h.beta;
      tau[z * p.n + k] = narrow(h.tau);
    }
    workgroupBarrier();
    for (var i = t; i < n; i += THREADS) {
      let below = mul(v[i], h.scale);
      if (i > k + 1u) {
        A[column + i] = narrow(below);
      }
      v[i] = select(select(V(), ofReal(1.0), i == k + 1u), below, i > k + 1u);
    }
    workgroupBarrier();
    var product = 0.0;
    for (var i = t; i < n; i += THREADS) {
      var sum = V();
      if (i > k) {
        for (var j = k + 1u; j < n; j++) {
          sum = mad(widen(A[off + i + j * p.n]), v[j], sum);
        }
      }
      w[i] = sum;
      product = addReal(sum, v[i], product);
    }
    product = sumOfAll(t, product);
    for (var i = t; i < n; i += THREADS) {
      w[i] = mul(h.tau, mad(-0.5 * conj(h.tau) * product, v[i], w[i]));
    }
    workgroupBarrier();
    for (var i = t; i < n; i += THREADS) {
      let vi = v[i];
      let wi = w[i];
      if (i > k) {
        for (var j = k + 1u; j < n; j++) {
          let value = widen(A[off + i + j * p.n]);
          A[off + i + j * p.n] = narrow(mad(-vi, conj(w[j]), mad(-wi, conj(v[j]), value)));
        }
      }
    }
    workgroupBarrier();
  }
  // @when COMPLEX
  for (var k = 0u; k < n; k++) {
    for (var i = n + t; i < p.n; i += THREADS) {
      A[off + k * p.n + i] = T();
    }
  }
  for (var k = n + t; k < p.n; k += THREADS) {
    tau[z * p.n + k] = T();
  }
  // @end
}
`);
