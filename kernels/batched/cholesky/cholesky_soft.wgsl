// cholesky_soft: A = L L^H of each matrix of a batch of doubles, real or complex, by one workgroup, column after column.
// Storage   where lib/batch_problem says, the lower triangle, L in place; an upper one with rs and cs exchanged: U^T is the factor of the
//           transpose, which is the conjugate matrix. Imaginary parts of the diagonal are not looked at, and 0 in L. The other triangle is
//           neither read nor written. info[offInfo + q]: order of the first leading minor that is not positive definite, or 0.
//           nonfinite[offNonfinite + q]: whether the triangle had a NaN or an infinity. Columns `start` to `end` are eliminated: those
//           before must have been, by a dispatch with the same reports
// Mapping   workgroup x -> matrix; threads -> elements of a step, as they come
// Tunables  THREADS (32..256)   workgroup bytes = 4   T V COMPLEX: lib/double_elements   LISTED: lib/batch_problem
// Needs     barriers are uniform: sizes are uniforms or read-only and indexed by the workgroup. Behind a bad pivot nothing is done
// Source    right-looking Cholesky, LAPACK xPOTF2: quotients, and multiply-adds with one rounding
// @use lib/double_elements
const THREADS: u32 = 64u;
const LISTED: u32 = 0u;

struct Params {
// @use lib/batch_fields
  upper: u32,
  start: u32,
  end: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read_write> info: array<i32>;
@group(0) @binding(2) var<storage, read_write> nonfinite: array<i32>;
// @when LISTED
@group(0) @binding(3) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(4) var<uniform> p: Params;

// @use lib/batch_problem

var<workgroup> odd: atomic<u32>;

// The e-th element of a lower triangle, whose rows are folded to one length: each row of the upper half has one of the lower half in front.
fn folded(e: u32, order: u32) -> vec2u {
  let isOdd = order % 2u;
  let width = order + 1u - isOdd;
  let i = e / width;
  let j = e % width;
  let long = order - 1u - i;
  return select(vec2u(i - isOdd, j - long - 1u), vec2u(long, j), j <= long);
}

// Neither NaN nor zero nor negative.
fn isPositive(d: R) -> bool {
  return (d.y >> 31u) == 0u && !dIsZero(d) && !dIsNaN(d);
}

@compute @workgroup_size(THREADS)
fn cholesky_soft(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let a = problem(group.x + p.baseX);
  let n = a.n;
  let f = Place(a.A.off, select(a.A.rs, a.A.cs, p.upper != 0u), select(a.A.cs, a.A.rs, p.upper != 0u));
  if (t == 0u) {
    atomicStore(&odd, 0u);
  }
  workgroupBarrier();
  // Order of the first bad minor.
  var bad = 0u;
  if (p.start == 0u) {
    for (var e = t; e < n * (n + 1u) / 2u; e += THREADS) {
      let at = folded(e, n);
      let value = widen(A[f.off + at.x * f.rs + at.y * f.cs]);
      if (!isFiniteV(select(value, ofReal(realPart(value)), at.x == at.y))) {
        atomicStore(&odd, 1u);
      }
    }
  } else {
    bad = u32(max(info[p.offInfo + a.q], 0));
  }
  let end = min(p.end, n);
  for (var k = p.start; k < end; k++) {
    storageBarrier();
    let diagonal = f.off + k * (f.rs + f.cs);
    let pivot = realPart(widen(A[diagonal]));
    if (bad == 0u && !isPositive(pivot)) {
      bad = k + 1u;
    }
    storageBarrier();
    if (bad == 0u) {
      let root = dSqrt(pivot);
      if (t == 0u) {
        A[diagonal] = narrow(ofReal(root));
      }
      for (var i = 1u + t; i < n - k; i += THREADS) {
        let at = diagonal + i * f.rs;
        A[at] = narrow(overReal(widen(A[at]), root));
      }
    }
    storageBarrier();
    if (bad == 0u) {
      let order = n - k - 1u;
      for (var e = t; e < order * (order + 1u) / 2u; e += THREADS) {
        let at = vec2u(1u) + folded(e, order);
        let to = diagonal + at.x * f.rs + at.y * f.cs;
        let other = conj(widen(A[diagonal + at.y * f.rs]));
        A[to] = narrow(mad(neg(widen(A[diagonal + at.x * f.rs])), other, widen(A[to])));
      }
    }
  }
  storageBarrier();
  // A failed factorization leaves no numbers where that is asked for.
  if (p.nanBits != 0u && bad != 0u && end == n) {
    for (var e = t; e < n * (n + 1u) / 2u; e += THREADS) {
      let at = folded(e, n);
      A[f.off + at.x * f.rs + at.y * f.cs] = narrow(inAllParts(D_NAN));
    }
  }
  workgroupBarrier();
  if (t == 0u) {
    info[p.offInfo + a.q] = select(i32(bad), -1, a.outside);
    if (p.start == 0u) {
      nonfinite[p.offNonfinite + a.q] = i32(atomicLoad(&odd));
    }
  }
}
