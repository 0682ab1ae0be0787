// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
import { joined, lib_batch_fields, lib_batch_problem, lib_field, lib_norm_element, lib_norm_sum } from '../../runtime/shaderLibs.gen.js';
export const lange_batched = /* @__PURE__ */ joined(`
`, lib_field, `const LANES: u32 = 64u;
const THREADS: u32 = 128u;
const DEPTH: u32 = 4u;
const LISTED: u32 = 0u;
const SYMMETRIC: u32 = 0u;
const HERMITIAN: u32 = 0u;
const GROUP: u32 = THREADS / LANES;
struct Params {
`, lib_batch_fields, `  kind: u32,
  byRows: u32,
  la: u32,
  offR: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> result: array<u32>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_norm_sum, ``, lib_norm_element, `struct Lines {
  place: Place,
  along: u32,
  across: u32,
}
fn elementOf(x: Lines, a: u32, c: u32) -> V {
  let inside = (a < x.along) & (c < x.across);
  var i = select(a, c, p.byRows != 0u);
  var j = select(c, a, p.byRows != 0u);
  // @when SYMMETRIC
  let row = max(i, j);
  j = min(i, j);
  i = row;
  // @end
  var value = widen(A[select(0u, x.place.off + i * x.place.rs + j * x.place.cs, inside)]);
  // @when HERMITIAN
  value = select(value, ofReal(realPart(value)), i == j);
  // @end
  return select(V(), value, inside);
}
fn weight(a: u32, c: u32) -> R {
  var times = 1.0;
  // @when SYMMETRIC
  let i = select(a, c, p.byRows != 0u);
  let j = select(c, a, p.byRows != 0u);
  times = select(select(0.0, 2.0, i > j), 1.0, i == j);
  // @end
  return times;
}
@compute @workgroup_size(THREADS)
fn lange_batched(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = (group.x + p.baseX) * GROUP + t / LANES;
  let lane = t % LANES;
  let own = problem(min(z, p.count - 1u));
  let m = select(own.m, own.n, SYMMETRIC == 1u);
  let rows = select(p.m, p.n, SYMMETRIC == 1u);
  let byRows = p.byRows != 0u;
  let x = Lines(own.A, select(0u, select(m, own.n, byRows), z < p.count), select(own.n, m, byRows));
  let topAlong = select(rows, p.n, byRows);
  let topAcross = select(p.n, rows, byRows);
  let ax = lane % p.la;
  let cy = lane / p.la;
  let lc = LANES / p.la;
  var s = Sum(0u, 0.0, 0.0, 0.0);
  var largest = 0u;
  // @registers
  var loaded: array<V, DEPTH>;
  if (p.kind == 3u) {
    for (var a0 = 0u; a0 < topAlong; a0 += p.la) {
      let a = a0 + ax;
      s = Sum(0u, 0.0, 0.0, 0.0);
      for (var c = cy; c < x.across; c += lc * DEPTH) {
        // @unroll
        for (var u = 0u; u < DEPTH; u++) {
          loaded[u] = elementOf(x, a, c + u * lc);
        }
        // @unroll
        for (var u = 0u; u < DEPTH; u++) {
          s = addAbsolute(s, loaded[u]);
        }
      }
      workgroupBarrier();
      sums[t] = s;
      joinSums(t, LANES, p.la);
      if ((cy == 0u) & (a < x.along)) {
        largest = max(largest, sumBits(sums[t]));
      }
    }
  } else {
    for (var c0 = 0u; c0 < topAcross; c0 += lc) {
      let c = c0 + cy;
      for (var a = ax; a < x.along; a += p.la * DEPTH) {
        // @unroll
        for (var u = 0u; u < DEPTH; u++) {
          loaded[u] = elementOf(x, a + u * p.la, c);
        }
        // @unroll
        for (var u = 0u; u < DEPTH; u++) {
          if (p.kind == 2u) {
            s = addSquareOf(s, loaded[u], weight(a + u * p.la, c));
          } else {
            s = addAbsolute(s, loaded[u]);
          }
        }
      }
      if (p.kind == 1u) {
        workgroupBarrier();
        sums[t] = s;
        joinSums(t, p.la, 1u);
        if ((ax == 0u) & (c < x.across)) {
          largest = max(largest, sumBits(sums[t]));
        }
        s = Sum(0u, 0.0, 0.0, 0.0);
      }
    }
  }
  s.worst = select(s.worst, largest, (p.kind == 1u) | (p.kind == 3u));
  workgroupBarrier();
  sums[t] = s;
  joinSums(t, LANES, 1u);
  if ((lane == 0u) & (z < p.count)) {
    let all = sums[t];
    result[p.offR + own.q] = select(all.worst, rootBits(all), p.kind == 2u);
  }
}
`);
