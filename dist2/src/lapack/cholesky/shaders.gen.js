// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
import { joined, lib_double_elements, lib_field, lib_four } from '../../runtime/shaderLibs.gen.js';
export const potf2_double = /* @__PURE__ */ joined(`
`, lib_double_elements, `const NB: u32 = 32u;
const ROWS: u32 = 16u;
const THREADS: u32 = 256u;
const HEIGHT: u32 = NB + ROWS;
struct Params {
  baseX: u32,
  n: u32,
  m: u32,
  off: u32,
  rs: u32,
  cs: u32,
  offD: u32,
  first: u32,
  offInfo: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read_write> D: array<T>;
@group(0) @binding(2) var<storage, read_write> info: array<i32>;
@group(0) @binding(3) var<uniform> p: Params;
var<workgroup> panel: array<V, NB * HEIGHT>;
var<workgroup> quotients: array<V, HEIGHT>;
fn isPositive(x: R) -> bool {
  return (x.y >> 31u) == 0u && !dIsZero(x) && !dIsNaN(x);
}
@compute @workgroup_size(THREADS)
fn potf2_double(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let below = p.n + (group.x + p.baseX) * ROWS;
  let rows = NB + min(ROWS, p.m - min(p.m, below));
  for (var e = t; e < HEIGHT * p.n; e += THREADS) {
    let i = e % HEIGHT;
    let j = e / HEIGHT;
    let row = select(i, below + i - NB, i >= NB);
    if (i >= j && i < rows && (i < p.n || i >= NB)) {
      panel[e] = widen(A[p.off + row * p.rs + j * p.cs]);
    }
  }
  workgroupBarrier();
  var bad = 0u;
  for (var j = 0u; j < p.n; j++) {
    let pivot = realPart(panel[j * HEIGHT + j]);
    let good = isPositive(pivot);
    if (!good && bad == 0u) {
      bad = j + 1u;
    }
    if (good && t > j && t < rows && (t < p.n || t >= NB)) {
      quotients[t] = overReal(panel[t + j * HEIGHT], pivot);
    }
    workgroupBarrier();
    let columns = p.n - 1u - j;
    let height = 2u * (rows - NB) + columns + 1u;
    let elements = select(0u, (columns + 1u) / 2u * height, good);
    for (var e = t; e < elements; e += THREADS) {
      let pair = e / height;
      let place = e % height;
      let ofFirst = rows - NB + columns - pair;
      let inFirst = place < ofFirst;
      let column = select(columns - 1u - pair, pair, inFirst);
      let k = j + 1u + column;
      var i = k + select(place - ofFirst, place, inFirst);
      i = select(i, i - p.n + NB, i >= p.n);
      if (inFirst || column > pair) {
        panel[i + k * HEIGHT] = mad(neg(quotients[i]), conj(panel[k + j * HEIGHT]), panel[i + k * HEIGHT]);
      }
    }
    workgroupBarrier();
  }
  if (t < p.n) {
    let pivot = realPart(panel[t + t * HEIGHT]);
    quotients[t] = ofReal(select(D_ONE, dSqrt(pivot), isPositive(pivot)));
  }
  workgroupBarrier();
  let isFirst = group.x + p.baseX == 0u;
  for (var e = t; e < HEIGHT * p.n; e += THREADS) {
    let i = e % HEIGHT;
    let j = e / HEIGHT;
    let isBelow = i >= NB;
    if (i >= j && i < rows && (isBelow || (isFirst && i < p.n))) {
      var value = panel[e];
      if (i > j) {
        value = overReal(value, realPart(quotients[j]));
      } else if (isPositive(realPart(value))) {
        value = quotients[j];
      }
      if (isBelow) {
        A[p.off + (below + i - NB) * p.rs + j * p.cs] = narrow(value);
      } else {
        D[p.offD + i + j * NB] = narrow(value);
      }
    }
  }
  if (isFirst && t == 0u && bad != 0u) {
    if (info[p.offInfo] == 0) {
      info[p.offInfo] = i32(p.first + bad);
    }
  }
}
`);
export const potf2_store_double = `
alias T = vec2u;
const NB: u32 = 32u;
const THREADS: u32 = 256u;
struct Params {
  baseX: u32,
  n: u32,
  off: u32,
  rs: u32,
  cs: u32,
}
@group(0) @binding(0) var<storage, read> D: array<T>;
@group(0) @binding(1) var<storage, read_write> A: array<T>;
@group(0) @binding(2) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn potf2_store_double(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = (group.x + p.baseX) * NB;
  let i = t % NB;
  for (var j = t / NB; j <= i; j += THREADS / NB) {
    if (first + i < p.n) {
      A[p.off + (first + i) * p.rs + (first + j) * p.cs] = D[first * NB + i + j * NB];
    }
  }
}
`;
export const potrf_panel = /* @__PURE__ */ joined(`
`, lib_field, ``, lib_four, `const NB: u32 = 16u;
const TILES: u32 = 1u;
const DEPTH: u32 = 8u;
const KU: u32 = 4u;
const ACROSS: u32 = 0u;
const FACTORS: u32 = 1u;
const SIDE: u32 = NB / 4u;
const QUADS: u32 = SIDE * (TILES + 1u);
const THREADS: u32 = SIDE * QUADS;
const PITCH: u32 = QUADS + 1u;
const LOADS: u32 = DEPTH / SIDE;
const DOWN: u32 = QUADS - ACROSS * (QUADS - 8u);
const BESIDE: u32 = 1u + 3u * ACROSS;
const SPAN: u32 = DOWN * BESIDE;
struct Params {
  baseX: u32,
  m: u32,
  w: u32,
  k: u32,
  below: u32,
  off: u32,
  offLeft: u32,
  rs: u32,
  cs: u32,
  offD: u32,
  rsD: u32,
  csD: u32,
  first: u32,
  offInfo: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<uniform> p: Params;
// @when FACTORS
@group(0) @binding(2) var<storage, read_write> D: array<T>;
@group(0) @binding(3) var<storage, read_write> info: array<i32>;
// @end
var<workgroup> slab: array<Four, DEPTH * PITCH>;
var<workgroup> corner: array<Four, 8>;
var<workgroup> bad: u32;
fn fetch(at: u32, inside: bool, otherwise: V) -> V {
  return select(otherwise, widen(A[select(p.off, at, inside)]), inside);
}
fn entry(at: u32, i: u32, j: u32, end: u32) -> V {
  return fetch(at, (i >= j) & (i < end) & (j < p.w), ofReal(select(0.0, 1.0, i == j)));
}
fn rowOf(q: u32, below: u32) -> u32 {
  return 4u * q + select(below - NB, 0u, q < SIDE);
}
fn endOf(q: u32) -> u32 {
  return select(p.m, p.w, q < SIDE);
}
fn placeOf(id: u32) -> vec2u {
  return select(vec2u(id / QUADS, id % QUADS), vec2u(id % DEPTH, id / DEPTH), ACROSS == 1u);
}
fn fetchSlab(id: u32, l0: u32, below: u32) -> Four {
  let place = placeOf(id);
  let l = l0 + place.x;
  let row = rowOf(place.y, below);
  let end = endOf(place.y);
  let at = p.offLeft + row * p.rs + l * p.cs;
  return four(
    fetch(at, (l < p.k) & (row < end), V()),
    fetch(at + p.rs, (l < p.k) & (row + 1u < end), V()),
    fetch(at + 2u * p.rs, (l < p.k) & (row + 2u < end), V()),
    fetch(at + 3u * p.rs, (l < p.k) & (row + 3u < end), V()),
  );
}
@compute @workgroup_size(THREADS)
fn potrf_panel(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let ti = t % DOWN + DOWN * (t / SPAN % (QUADS / DOWN));
  let tj = t % SPAN / DOWN + BESIDE * (t / (SPAN * (QUADS / DOWN)));
  let below = p.below + (group.x + p.baseX) * NB * TILES;
  let row0 = rowOf(ti, below);
  let end = endOf(ti);
  let at0 = p.off + row0 * p.rs + 4u * tj * p.cs;
  let changes = (FACTORS == 1u) | (ti >= SIDE);
  // @registers
  var x: array<Four, 4>;
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    let j = 4u * tj + c;
    let at = at0 + c * p.cs;
    x[c] = four(
      entry(at, row0, j, end),
      entry(at + p.rs, row0 + 1u, j, end),
      entry(at + 2u * p.rs, row0 + 2u, j, end),
      entry(at + 3u * p.rs, row0 + 3u, j, end),
    );
  }
  // @registers
  var next: array<Four, LOADS>;
  if (p.k > 0u) {
    // @unroll
    for (var s = 0u; s < LOADS; s++) {
      next[s] = fetchSlab(t + s * THREADS, 0u, below);
    }
  }
  for (var l0 = 0u; l0 < p.k; l0 += DEPTH) {
    // @unroll
    for (var s = 0u; s < LOADS; s++) {
      let place = placeOf(t + s * THREADS);
      slab[place.x * PITCH + place.y] = next[s];
    }
    workgroupBarrier();
    if (l0 + DEPTH < p.k) {
      // @unroll
      for (var s = 0u; s < LOADS; s++) {
        next[s] = fetchSlab(t + s * THREADS, l0 + DEPTH, below);
      }
    }
    for (var l = 0u; l < DEPTH; l += KU) {
      // @unroll
      for (var v = 0u; v < KU; v++) {
        let at = (l + v) * PITCH;
        let mine = slab[at + ti];
        let other = slab[at + tj];
        if (changes) {
          // @unroll
          for (var c = 0u; c < 4u; c++) {
            x[c] = less(x[c], mine, conj(item(other, c)));
          }
        }
      }
    }
    workgroupBarrier();
  }
  if (tj == 0u) {
    // @unroll
    for (var q = 0u; q < 4u; q++) {
      slab[(4u + q) * PITCH + ti] = Four();
    }
  }
  if ((ti == 0u) & (tj == 0u)) {
    bad = 0u;
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      corner[c] = x[c];
    }
  }
  workgroupBarrier();
  for (var round = 0u; round < (p.w + 3u) / 4u; round++) {
    let turn = 4u * (round % 2u);
    let last = (4u - turn) * PITCH;
    if (tj == round) {
      // @registers
      var d: array<Four, 4>;
      // @unroll
      for (var c = 0u; c < 4u; c++) {
        d[c] = corner[turn + c];
      }
      // @unroll
      for (var q = 0u; q < 4u; q++) {
        let mine = slab[last + q * PITCH + ti];
        let other = slab[last + q * PITCH + tj];
        // @unroll
        for (var c = 0u; c < 4u; c++) {
          if (FACTORS == 1u) {
            d[c] = less(d[c], other, conj(item(other, c)));
          }
          if (changes) {
            x[c] = less(x[c], mine, conj(item(other, c)));
          }
        }
      }
      var fault = 0u;
      // @unroll
      for (var c = 0u; c < 4u; c++) {
        let pivot = realPart(item(d[c], c));
        var scale: R;
        if (FACTORS == 0u) {
          scale = 1.0 / pivot;
        } else {
          let bits = bitcast<u32>(pivot);
          let isPositive = (bits >= 0x00800000u) & (bits <= 0x7f800000u);
          scale = select(1.0, inverseSqrt(pivot), isPositive);
          fault = select(fault, c + 1u, !isPositive & (fault == 0u));
          d[c] *= scale;
        }
        if (changes) {
          x[c] *= scale;
        }
        // @unroll
        for (var e = c + 1u; e < 4u; e++) {
          if (FACTORS == 1u) {
            d[e] = less(d[e], d[c], conj(item(d[c], e)));
          }
          if (changes) {
            x[e] = less(x[e], x[c], conj(item(d[c], e)));
          }
        }
        slab[(turn + c) * PITCH + ti] = x[c];
      }
      if ((fault != 0u) & (ti == 0u)) {
        if (bad == 0u) {
          bad = p.first + 4u * round + fault;
        }
      }
    } else if (tj > round) {
      // @unroll
      for (var q = 0u; q < 4u; q++) {
        let mine = slab[last + q * PITCH + ti];
        let other = slab[last + q * PITCH + tj];
        if (changes) {
          // @unroll
          for (var c = 0u; c < 4u; c++) {
            x[c] = less(x[c], mine, conj(item(other, c)));
          }
        }
      }
      if ((tj == round + 1u) & (ti == tj)) {
        // @unroll
        for (var c = 0u; c < 4u; c++) {
          corner[4u - turn + c] = x[c];
        }
      }
    }
    workgroupBarrier();
  }
  let isFirst = group.x + p.baseX == 0u;
  // @when FACTORS
  if (isFirst & (t == 0u) & (bad != 0u)) {
    if (info[p.offInfo] == 0) {
      info[p.offInfo] = i32(bad);
    }
  }
  if (isFirst & (ti < SIDE)) {
    let atD = p.offD + row0 * p.rsD + 4u * tj * p.csD;
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      // @unroll
      for (var r = 0u; r < 4u; r++) {
        let i = row0 + r;
        let j = 4u * tj + c;
        let value = item(x[c], r);
        if ((i >= j) & (i < p.w)) {
          D[atD + r * p.rsD + c * p.csD] = narrow(select(value, ofReal(realPart(value)), i == j));
        }
      }
    }
  }
  // @end
  if (ti >= SIDE) {
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      // @unroll
      for (var r = 0u; r < 4u; r++) {
        if ((row0 + r < p.m) & (4u * tj + c < p.w)) {
          A[at0 + r * p.rs + c * p.cs] = narrow(item(x[c], r));
        }
      }
    }
  }
}
`);
