// geqp3_rest_double: what the reflector of column k does to the columns behind it, as far as the next pivot needs it, in doubles: G(j, k),
// row k of R, and the columns' norms without it. With y what is left of column j from row k on, y = A(:, j) - sum_c X(:, c) G(j, c):
// f = conj(tau) v^H y, R(k, j) = y(k) - f, G(j, k) = s f.
// Storage   A and G as in geqp3_column_double, dots as geqp3_dots_double leaves them, columns: lib/geqp3_columns; heads[k] := s, v = s X
//           below its 1, heads[order] is X(k, k); tau[offTau + k]
// Mapping   workgroup (x) -> THREADS columns from k + 1 on; thread -> one. The first thread of each makes the reflector
// Tunables  THREADS (32..256)   T V COMPLEX: lib/double_elements; workgroup bytes 3*size(T)
// Needs     at least one workgroup, also where nothing is behind column k
// Source    LAPACK xLAQPS, xLARFG; norms after LAPACK Working Note 176. LAPACK ends a panel where a norm has to be computed anew; going on,
//           R(k, j) has roundings of the column as it was when the panel began, which count for more the less of it is left
// @use lib/double_elements
// @use lib/double_modulus
// @use lib/double_squares
// @use lib/double_reflector
// @use lib/geqp3_columns
const THREADS: u32 = 64u;
// 2^-26.5, the root of the unit roundoff, rounded, and 64 roundoffs
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

// The norms of a column without an element of size r.
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
