// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
import { joined, lib_batch_fields, lib_batch_problem, lib_field, lib_modulus, lib_norm_sum, lib_turned_sign, lib_vector_estimate, lib_vector_solve } from '../../runtime/shaderLibs.gen.js';
export const refine_copy = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
alias T = u32;
const LISTED: u32 = 0u;
const PACKED: u32 = 0u;
const CONJUGATE: u32 = 0u;
struct Params {
`, lib_batch_fields, `  byRows: u32,
  rows: u32,
  columns: u32,
  start: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> C: array<T>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_turned_sign, `@compute @workgroup_size(THREADS)
fn refine_copy(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let e = (group.x + p.baseX) * THREADS + t;
  let size = p.rows * p.columns;
  let z = p.start + e / size;
  if (z >= p.count) {
    return;
  }
  let byRows = p.byRows != 0u;
  let along = select(p.rows, p.columns, byRows);
  let a = e % size % along;
  let c = e % size / along;
  let i = select(a, c, byRows);
  let j = select(c, a, byRows);
  let own = problem(z);
  let rows = select(own.m, own.n, PACKED == 1u);
  let columns = select(own.n, own.nrhs, PACKED == 1u);
  var place = own.A;
  if (PACKED == 1u) {
    place = Place(own.piv, select(1u, columns, byRows), select(rows, 1u, byRows));
  }
  if (i < rows && j < columns) {
    C[own.C.off + i * own.C.rs + j * own.C.cs] = turned(A[place.off + i * place.rs + j * place.cs]);
  }
}
`);
export const refine_group = /* @__PURE__ */ joined(`
`, lib_field, `const LANES: u32 = 64u;
const THREADS: u32 = 64u;
const KB: u32 = 8u;
const TOP: u32 = 32u;
const ALONE: u32 = 0u;
const LISTED: u32 = 0u;
const CHOLESKY: u32 = 0u;
const PIVOTS: u32 = 1u;
const HERMITIAN: u32 = COMPLEX * CHOLESKY;
const FERR: u32 = 1u;
const DEPTH: u32 = 4u;
const MOST_STEPS: u32 = 5u;
const EPS: R = 0x1p-24f;
struct Params {
`, lib_batch_fields, `  byRows: u32,
  stridePivots: u32,
  columns: u32,
  zero: u32,
  turned: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> F: array<T>;
@group(0) @binding(2) var<storage, read> B: array<T>;
@group(0) @binding(3) var<storage, read_write> X: array<T>;
@group(0) @binding(4) var<storage, read_write> parts: array<vec4u>;
@group(0) @binding(5) var<storage, read> failed: array<i32>;
// @when PIVOTS
@group(0) @binding(6) var<storage, read> ipiv: array<i32>;
// @end
// @when LISTED
@group(0) @binding(7) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(8) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_norm_sum, `fn factor(at: u32) -> V {
  return widen(F[at]);
}
`, lib_vector_solve, `// @when FERR
`, lib_modulus, ``, lib_vector_estimate, `// @end
var<workgroup> wanted: atomic<u32>;
var<workgroup> verdict: u32;
fn opaque(x: R) -> R {
  return bitcast<R>(bitcast<u32>(x) ^ p.zero);
}
fn upper(x: R) -> R {
  return bitcast<R>(bitcast<u32>(x) & 0xfffff000u);
}
struct Wide {
  s: R,
  rest: R,
}
fn plusProduct(z: Wide, c: R, x: R) -> Wide {
  let c1 = upper(c);
  let c2 = c - c1;
  let x1 = upper(x);
  let x2 = x - x1;
  let product = opaque(c * x);
  let error = opaque(c1 * x1 - product) + c1 * x2 + c2 * x1 + c2 * x2;
  let sum = opaque(z.s + product);
  let part = opaque(sum - z.s);
  return Wide(sum, z.rest + (opaque(z.s - opaque(sum - part)) + opaque(product - part) + error));
}
struct Residual {
  r: V,
  w: R,
}
fn residual(me: Lane, a: Place, b: V) -> Residual {
  let row = min(me.lane, max(me.n, 1u) - 1u);
  // @when REAL
  var re = Wide(b, 0.0);
  // @end
  // @when COMPLEX
  var re = Wide(b.x, 0.0);
  var im = Wide(b.y, 0.0);
  // @end
  var w = abs1(b);
  // @registers
  var next: array<V, DEPTH>;
  for (var k0 = 0u; k0 < me.n; k0 += DEPTH) {
    // @unroll
    for (var d = 0u; d < DEPTH; d++) {
      let k = min(k0 + d, me.n - 1u);
      let i = select(row, max(row, k), CHOLESKY == 1u);
      let j = select(k, min(row, k), CHOLESKY == 1u);
      next[d] = widen(A[a.off + i * a.rs + j * a.cs]);
      // @when HERMITIAN
      let isTurned = (row < k) != (p.turned == 1u);
      next[d] = select(next[d], conj(next[d]), isTurned);
      next[d] = select(next[d], ofReal(realPart(next[d])), row == k);
      // @end
    }
    // @unroll
    for (var d = 0u; d < DEPTH; d++) {
      let inside = k0 + d < me.n;
      let x = select(V(), heard(me.slot * LANES + min(k0 + d, LANES - 1u)), inside);
      let c = select(V(), -next[d], inside);
      w += abs1(c) * abs1(x);
      // @when REAL
      re = plusProduct(re, c, x);
      // @end
      // @when COMPLEX
      re = plusProduct(plusProduct(re, c.x, x.x), -c.y, x.y);
      im = plusProduct(plusProduct(im, c.x, x.y), c.y, x.x);
      // @end
    }
  }
  // @when REAL
  return Residual(re.s + re.rest, w);
  // @end
  // @when COMPLEX
  return Residual(V(re.s + re.rest, im.s + im.rest), w);
  // @end
}
@compute @workgroup_size(THREADS)
fn refine_group(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = (group.x + p.baseX) * GROUP + t / LANES;
  let column = group.y + p.baseY;
  let own = problem(min(z, p.count - 1u));
  let good = (z < p.count) & (column < own.nrhs) & (failed[own.q] == 0);
  let me = Lane(t % LANES, t / LANES, select(0u, own.n, good));
  let inside = me.lane < me.n;
  let f = Place(own.piv, select(1u, own.n, p.byRows == 1u), select(own.n, 1u, p.byRows == 1u));
  let order = R(me.n + 1u);
  let safe1 = order * 0x1p-126f;
  let safe2 = order * 0x1p-102f;
  var place = me.lane;
  // @when PIVOTS
  for (var s = me.n; s > 0u; s--) {
    let other = min(u32(ipiv[own.q * p.stridePivots + s - 1u]) - 1u, me.n - 1u);
    place = select(select(place, s - 1u, place == other), other, place == s - 1u);
  }
  // @end
  let at = own.C.off + me.lane * own.C.rs + column * own.C.cs;
  var b = V();
  var x = V();
  if (inside) {
    b = widen(B[own.B.off + me.lane * own.B.rs + column * own.B.cs]);
    x = widen(X[at]);
  }
  var goesOn = select(0u, 1u, me.n > 0u);
  var before = 3.0;
  var berr = 0u;
  var steps = 0u;
  var found = Residual(V(), 0.0);
  if (t == 0u) {
    atomicStore(&wanted, 0u);
  }
  for (var step = 0u; step <= MOST_STEPS; step++) {
    workgroupBarrier();
    tell(me.slot * LANES + me.lane, x);
    workgroupBarrier();
    found = residual(me, own.A, b);
    let extra = select(0.0, safe1, found.w <= safe2);
    let share = bitcast<u32>((abs1(found.r) + extra) / (found.w + extra)) & MAGNITUDE;
    let bits = laneMax(me, select(0u, share, inside));
    let error = bitcast<R>(min(bits, INFINITY_BITS));
    let again = (bits < INFINITY_BITS) & (error > EPS) & (2.0 * error <= before) & (step < MOST_STEPS);
    berr = select(berr, bits, goesOn == 1u);
    before = select(before, error, goesOn == 1u);
    goesOn = select(0u, goesOn, again);
    if (me.lane == 0u && goesOn == 1u) {
      atomicMax(&wanted, step + 1u);
    }
    workgroupBarrier();
    if (t == 0u) {
      verdict = select(0u, 1u, atomicLoad(&wanted) == step + 1u);
    }
    if (workgroupUniformLoad(&verdict) == 0u) {
      break;
    }
    let d = solved(me, f, found.r, 0u, place);
    x = select(x, x + d, goesOn == 1u);
    steps += goesOn;
  }
  var ferr = 0u;
  // @when FERR
  let weight = abs1(found.r) + order * EPS * found.w + select(0.0, safe1, found.w <= safe2);
  let bound = estimated(me, f, 1.0, select(0.0, weight, inside), 1u, place);
  let size = laneMax(me, select(0u, bitcast<u32>(abs1(x)) & MAGNITUDE, inside));
  ferr = select(bound, bitcast<u32>(bitcast<R>(bound) / bitcast<R>(max(size, 1u))), (bound < INFINITY_BITS) & (size != 0u));
  // @end
  if (inside) {
    X[at] = narrow(x);
  }
  if (me.lane == 0u && good) {
    parts[own.q * p.columns + column] = vec4u(steps, berr, ferr, 0u);
  }
}
`);
export const refine_report = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
const LISTED: u32 = 0u;
struct Params {
`, lib_batch_fields, `  kind: u32,
  columns: u32,
  offL: u32,
}
@group(0) @binding(0) var<storage, read> found: array<i32>;
@group(0) @binding(1) var<storage, read> parts: array<vec4u>;
@group(0) @binding(2) var<storage, read_write> list: array<u32>;
// @when LISTED
@group(0) @binding(3) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(4) var<uniform> p: Params;
`, lib_batch_problem, `@compute @workgroup_size(THREADS)
fn refine_report(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = (group.x + p.baseX) * THREADS + t;
  if (z >= p.count) {
    return;
  }
  let own = problem(z);
  let state = found[own.q];
  var value = bitcast<u32>(state);
  if (p.kind >= 2u) {
    value = 0u;
    for (var c = 0u; c < select(own.nrhs, 0u, own.n == 0u); c++) {
      let part = parts[own.q * p.columns + c];
      value = max(value, select(select(part.z, part.y, p.kind == 3u), part.x, p.kind == 2u));
    }
    value = select(value, select(0x7fc00000u, 0u, p.kind == 2u), state > 0);
  }
  value = select(value, select(0u, 0xffffffffu, p.kind == 0u), own.outside);
  list[p.offL + own.q] = value;
}
`);
