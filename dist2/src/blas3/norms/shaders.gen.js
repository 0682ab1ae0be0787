// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
import { joined, lib_double, lib_double_elements, lib_double_modulus, lib_field, lib_norm_element, lib_norm_sum } from '../../runtime/shaderLibs.gen.js';
export const norm_columns = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 256u;
const DEPTH: u32 = 4u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  lanes: u32,
  turns: u32,
  slice: u32,
  blocks: u32,
  each: u32,
  part: u32,
  unit: u32,
  kind: u32,
  weight: R,
  offA: u32,
  lda: u32,
  offW: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> work: array<vec4u>;
@group(0) @binding(2) var<uniform> p: Params;
`, lib_norm_sum, ``, lib_norm_element, `@compute @workgroup_size(THREADS)
fn norm_columns(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = group.x + p.baseX;
  let slice = group.y + p.baseY;
  let lane = t % p.lanes;
  var s = Sum(0u, 0.0, 0.0, 0.0);
  var largest = 0u;
  // @registers
  var loaded: array<V, DEPTH>;
  for (var turn = 0u; turn < p.turns; turn++) {
    let j = (x * p.turns + turn) * (THREADS / p.lanes) + t / p.lanes;
    let first = max(slice * p.slice, select(0u, j, p.part == 1u));
    let stored = select(p.m, min(p.m, j + 1u), p.part == 2u);
    let end = select(0u, min((slice + 1u) * p.slice, stored), j < p.n);
    for (var i0 = first + lane; i0 < end; i0 += p.lanes * DEPTH) {
      // @unroll
      for (var u = 0u; u < DEPTH; u++) {
        loaded[u] = widen(A[p.offA + min(i0 + u * p.lanes, end - 1u) + j * p.lda]);
      }
      // @unroll
      for (var u = 0u; u < DEPTH; u++) {
        let i = i0 + u * p.lanes;
        var element = loaded[u];
        // @when COMPLEX
        element = select(element, ofReal(realPart(element)), (p.unit == 2u) & (i == j));
        // @end
        element = select(element, ofReal(1.0), (p.unit == 1u) & (i == j));
        element = select(V(), element, i < end);
        if (p.kind == 2u) {
          s = addSquareOf(s, element, select(p.weight, 1.0, i == j));
        } else {
          s = addAbsolute(s, element);
        }
      }
    }
    if (p.kind == 1u) {
      workgroupBarrier();
      sums[t] = s;
      joinSums(t, p.lanes, 1u);
      if ((lane == 0u) & (j < p.n)) {
        largest = max(largest, sumBits(sums[t]));
        if (p.each == 1u) {
          work[p.offW + slice * p.n + j] = packed(sums[t]);
        }
      }
      s = Sum(0u, 0.0, 0.0, 0.0);
    }
  }
  if (p.each == 0u) {
    s.worst = max(s.worst, largest);
    workgroupBarrier();
    sums[t] = s;
    joinSums(t, THREADS, 1u);
    if (t == 0u) {
      work[x + slice * p.blocks] = packed(sums[0]);
    }
  }
}
`);
export const norm_final = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
const DEPTH: u32 = 8u;
struct Params {
  baseX: u32,
  items: u32,
  slices: u32,
  lanes: u32,
  kind: u32,
  last: u32,
  offR: u32,
}
@group(0) @binding(0) var<storage, read> work: array<vec4u>;
@group(0) @binding(1) var<storage, read_write> result: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;
`, lib_norm_sum, `@compute @workgroup_size(THREADS)
fn norm_final(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = group.x + p.baseX;
  let together = THREADS / p.lanes;
  let item = x * together + t % together;
  let end = select(0u, p.slices, item < p.items);
  var s = Sum(0u, 0.0, 0.0, 0.0);
  // @registers
  var words: array<vec4u, DEPTH>;
  for (var k = t / together; k < end; k += p.lanes * DEPTH) {
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      words[u] = work[min(k + u * p.lanes, end - 1u) * p.items + item];
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      s = joined(s, unpacked(select(vec4u(), words[u], k + u * p.lanes < end)));
    }
  }
  sums[t] = s;
  joinSums(t, THREADS, together);
  if ((p.kind == 1u) & (t < together)) {
    sums[t] = Sum(sumBits(sums[t]), 0.0, 0.0, 0.0);
  }
  joinSums(t, together, 1u);
  if (t == 0u) {
    let all = sums[0];
    if (p.last == 1u) {
      result[p.offR] = select(all.worst, rootBits(all), p.kind == 2u);
    } else {
      let left = packed(all);
      result[4u * x] = left.x;
      result[4u * x + 1u] = left.y;
      result[4u * x + 2u] = left.z;
      result[4u * x + 3u] = left.w;
    }
  }
}
`);
export const norm_lines_double = /* @__PURE__ */ joined(`
`, lib_double_elements, ``, lib_double_modulus, `const THREADS: u32 = 256u;
struct Params {
  baseX: u32,
  baseY: u32,
  lines: u32,
  length: u32,
  byRows: u32,
  lanes: u32,
  turns: u32,
  slice: u32,
  blocks: u32,
  each: u32,
  part: u32,
  unit: u32,
  hermitian: u32,
  mirrored: u32,
  kind: u32,
  offA: u32,
  lda: u32,
  region: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> work: array<vec2u>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> sums: array<vec2u, 3u * THREADS>;
fn joined(x: vec2u, y: vec2u, isMax: bool) -> vec2u {
  if (isMax) {
    return select(x, y, dBelow(x, y));
  }
  return dAdd(x, y);
}
fn join(at: u32, lanes: u32, isMax: bool) {
  let regions = select(1u, 3u, p.kind == 2u);
  for (var half = lanes / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (at % lanes < half) {
      for (var r = 0u; r < regions; r++) {
        sums[r * THREADS + at] = joined(sums[r * THREADS + at], sums[r * THREADS + at + half], isMax);
      }
    }
  }
  workgroupBarrier();
}
fn partSize(x: V, k: u32) -> R {
  // @when REAL
  return dAbs(x);
  // @end
  // @when COMPLEX
  return dAbs(partOf(x, k));
  // @end
}
fn element(q: u32, k: u32) -> V {
  var i = select(k, q, p.byRows == 1u);
  var j = select(q, k, p.byRows == 1u);
  if (p.unit == 1u && i == j) {
    return one();
  }
  if ((p.part == 1u && i < j) || (p.part == 2u && i > j)) {
    let row = i;
    i = j;
    j = row;
  }
  let a = widen(A[p.offA + i + j * p.lda]);
  if (p.hermitian == 1u && i == j) {
    return ofReal(realPart(a));
  }
  return a;
}
@compute @workgroup_size(THREADS)
fn norm_lines_double(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = group.x + p.baseX;
  let s = group.y + p.baseY;
  let together = THREADS / p.lanes;
  let line = select(t / p.lanes, t % together, p.byRows == 1u);
  let lane = select(t % p.lanes, t / together, p.byRows == 1u);
  let at = line * p.lanes + lane;
  let isWhole = p.part == 0u || (p.mirrored == 1u && p.kind == 1u);
  let fromDiagonal = (p.part == 1u) != (p.byRows == 1u);
  var largest = vec2u();
  for (var r = 0u; r < 3u; r++) {
    sums[r * THREADS + at] = vec2u();
  }
  for (var turn = 0u; turn < p.turns; turn++) {
    let q = (x * p.turns + turn) * together + line;
    let first = max(s * p.slice, select(q, 0u, isWhole || !fromDiagonal));
    let end = min(min((s + 1u) * p.slice, p.length), select(q + 1u, p.length, isWhole || fromDiagonal));
    if (q < p.lines) {
      for (var k = first + lane; k < end; k += p.lanes) {
        let a = element(q, k);
        if (p.kind == 2u) {
          for (var part = 0u; part < 1u + COMPLEX; part++) {
            let size = partSize(a, part);
            let e = size.y >> 20u;
            let big = e >= 1023u + 490u;
            let small = e < 1023u - 490u;
            let scaled = dScale(size, select(select(0, 600, small), -600, big));
            let twice = dScale(scaled, select(0, 1, p.mirrored == 1u && q != k));
            let place = select(select(1u, 2u, small), 0u, big) * THREADS + at;
            sums[place] = dFma(scaled, twice, sums[place]);
          }
        } else {
          sums[at] = joined(sums[at], modulus(a), p.kind == 0u);
        }
      }
    }
    if (p.kind == 1u) {
      join(at, p.lanes, false);
      if (lane == 0u && q < p.lines) {
        largest = joined(largest, sums[at], true);
        if (p.each == 1u) {
          work[s * p.lines + q] = sums[at];
        }
      }
      workgroupBarrier();
      sums[at] = vec2u();
    }
  }
  if (p.each == 1u) {
    return;
  }
  if (p.kind == 1u) {
    sums[at] = largest;
  }
  join(at, THREADS, p.kind != 2u);
  if (at == 0u) {
    for (var r = 0u; r < select(1u, 3u, p.kind == 2u); r++) {
      work[r * p.region + x + s * p.blocks] = sums[r * THREADS];
    }
  }
}
`);
export const norm_most_double = /* @__PURE__ */ joined(`
`, lib_double, `const THREADS: u32 = 256u;
struct Params {
  items: u32,
  slices: u32,
  offR: u32,
}
@group(0) @binding(0) var<storage, read> work: array<vec2u>;
@group(0) @binding(1) var<storage, read_write> result: array<vec2u>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> most: array<vec2u, THREADS>;
fn larger(x: vec2u, y: vec2u) -> vec2u {
  return select(x, y, dBelow(x, y));
}
@compute @workgroup_size(THREADS)
fn norm_most_double(@builtin(local_invocation_index) t: u32) {
  var best = vec2u();
  for (var k = t; k < p.items; k += THREADS) {
    var sum = work[k];
    for (var s = 1u; s < p.slices; s++) {
      sum = dAdd(sum, work[s * p.items + k]);
    }
    best = larger(best, sum);
  }
  most[t] = best;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      most[t] = larger(most[t], most[t + half]);
    }
  }
  if (t == 0u) {
    result[p.offR] = most[0];
  }
}
`);
export const norm_rows = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 256u;
const DEPTH: u32 = 4u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  rows: u32,
  turns: u32,
  slice: u32,
  each: u32,
  part: u32,
  unit: u32,
  strict: u32,
  offA: u32,
  lda: u32,
  offW: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> work: array<vec4u>;
@group(0) @binding(2) var<uniform> p: Params;
`, lib_norm_sum, ``, lib_norm_element, `@compute @workgroup_size(THREADS)
fn norm_rows(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = group.x + p.baseX;
  let slice = group.y + p.baseY;
  let step = THREADS / p.rows;
  var largest = 0u;
  // @registers
  var loaded: array<V, DEPTH>;
  for (var turn = 0u; turn < p.turns; turn++) {
    let i = (x * p.turns + turn) * p.rows + t % p.rows;
    let first = max(slice * p.slice, select(0u, i, p.part == 2u));
    let stored = select(p.n, min(p.n, i + 1u), p.part == 1u);
    let end = select(0u, min((slice + 1u) * p.slice, stored), i < p.m);
    var s = Sum(0u, 0.0, 0.0, 0.0);
    for (var j0 = first + t / p.rows; j0 < end; j0 += step * DEPTH) {
      // @unroll
      for (var u = 0u; u < DEPTH; u++) {
        loaded[u] = widen(A[p.offA + i + min(j0 + u * step, end - 1u) * p.lda]);
      }
      // @unroll
      for (var u = 0u; u < DEPTH; u++) {
        let j = j0 + u * step;
        var element = loaded[u];
        // @when COMPLEX
        element = select(element, ofReal(realPart(element)), (p.unit == 2u) & (i == j));
        // @end
        element = select(element, ofReal(1.0), (p.unit == 1u) & (i == j));
        s = addAbsolute(s, select(V(), element, (j < end) & ((p.strict == 0u) | (i != j))));
      }
    }
    workgroupBarrier();
    sums[t] = s;
    joinSums(t, THREADS, p.rows);
    if ((t < p.rows) & (i < p.m)) {
      largest = max(largest, sumBits(sums[t]));
      if (p.each == 1u) {
        work[p.offW + slice * p.m + i] = packed(sums[t]);
      }
    }
  }
  if (p.each == 0u) {
    workgroupBarrier();
    sums[t] = Sum(largest, 0.0, 0.0, 0.0);
    joinSums(t, p.rows, 1u);
    if (t == 0u) {
      work[x] = packed(sums[0]);
    }
  }
}
`);
