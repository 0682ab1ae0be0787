// cholesky_group: A = L L^H of each matrix of a batch, a whole matrix by one workgroup in one dispatch.
// With LDL A = L D L^H, L unit triangular
//           and D, which is real, on the diagonal, in its place; with SYMMETRIC A = L D L^T of complex numbers.
// Storage   where lib/batch_problem says, the lower triangle, L in place; with `upper` U, and L = U^T: the factor of the transpose, which
//           is the conjugate matrix. Imaginary parts of the diagonal are not looked at, and 0 in L. The other triangle
//           is neither read nor written. info[offInfo + q]: order of the first leading minor that is not positive definite, or 0; with
//           LDL the first zero in D.
//           nonfinite[offNonfinite + q]: whether the triangle had a NaN or an infinity
// Mapping   workgroup x -> matrix; thread t -> row t. Block columns of NB from left to right, in registers: what is to the left is
//           subtracted, KB columns at a time with one barrier, then four columns a round with two: every thread factors the 4 x 4 block on
//           the diagonal for itself and solves its own row with it. A thread reads only what it has written itself, but with ACROSS, where
//           neighbours in memory lie in a row of L: then KB columns at a time go through workgroup memory,
//           so that the loads of a subgroup are neighbours
// Tunables  THREADS rows (64..1024, a multiple of 32)  NB columns (8..32, a multiple of 4)  KB columns at a time (4..NB, dividing NB)
//           workgroup bytes = 8*NB*KB + 64 + 16*NB, with ACROSS 4*KB*(THREADS + 4) more, with LDL 4*THREADS
// Needs     n <= THREADS. Barriers are uniform: sizes are uniforms or read-only and indexed by the workgroup. A pivot below 2^-126 counts
//           as not positive, or zero: GPUs flush it. With LDL nothing is eliminated with it.
// Source    left-looking Cholesky, LAPACK xPOTF2 within a block
// @use lib/field
// @use lib/group_packs
// @use lib/ldl_pivot
const THREADS: u32 = 64u;
const NB: u32 = 16u;
const KB: u32 = 8u;
const LISTED: u32 = 0u;
const ACROSS: u32 = 0u;
const LDL: u32 = 0u;
const ROOTS: u32 = 1u - LDL;
const SYMMETRIC: u32 = 0u;
const MIRRORS: u32 = 1u - SYMMETRIC;
const HERMITIAN: u32 = COMPLEX * MIRRORS;
const DOWN: u32 = 1u - ACROSS;
// So that the rows and columns that a subgroup stores lie in different banks.
const PITCH: u32 = THREADS + 4u;
const KPACKS: u32 = KB / HELD;
const INFINITE: u32 = 0x7f800000u;

struct Params {
// @use lib/batch_fields
  upper: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read_write> info: array<i32>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<storage, read_write> nonfinite: array<i32>;
@group(0) @binding(4) var<uniform> p: Params;

// @use lib/batch_problem

// What the block's rows have to the left: of two steps, by turns.
var<workgroup> left: array<vec4<R>, 2u * NB * KPACKS>;
// @when REAL
var<workgroup> corner: array<vec4<R>, 4>;
// @end
// @when COMPLEX
var<workgroup> corner: array<V, 16>;
// @end
// The four columns of a round in the block's rows.
// @when REAL
var<workgroup> solved: array<vec4<R>, NB>;
// @end
// @when COMPLEX
var<workgroup> solved: array<V, 4u * NB>;
// @end
// @when ACROSS
var<workgroup> stage: array<V, KB * PITCH>;
// @end
// @when LDL
var<workgroup> diagonal: array<Pivot, THREADS>;
// @end
var<workgroup> odd: atomic<u32>;

@compute @workgroup_size(THREADS)
fn cholesky_group(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let a = problem(group.x + p.baseX);
  let n = a.n;
  let row = min(t, max(n, 1u) - 1u);
  let cs = select(a.A.cs, a.A.rs, p.upper != 0u);
  let rs = select(a.A.rs, a.A.cs, p.upper != 0u);
  let mine = a.A.off + row * rs;
  var bad = 0u; // the same in all threads: each has seen every block on the diagonal
  var most = 0u;
  var turn = 0u;
  if (t == 0u) {
    atomicStore(&odd, 0u);
  }
  // @registers
  var x: array<V, NB>;
  // @registers
  var next: array<V, KB>;
  for (var c0 = 0u; c0 < n; c0 += NB) {
    // Unconditional, so that the loads are in flight together, but never from behind the diagonal.
    // @unroll
    for (var c = 0u; c < NB; c++) {
      x[c] = widen(A[mine + min(c0 + c, row) * cs]);
      // @when HERMITIAN
      x[c] = select(x[c], ofReal(realPart(x[c])), c0 + c >= row);
      // @end
    }
    // @unroll
    for (var c = 0u; c < NB; c++) {
      most = max(most, select(0u, bitsOf(x[c]), (t >= c0) & (t < n)));
    }
    // Only in rows from the block down is this L.
    // @unroll
    for (var r = 0u; r < KB; r++) {
      // @when DOWN
      next[r] = widen(A[mine + min(r, row) * cs]);
      // @end
      // @when ACROSS
      let e = t + r * THREADS;
      let i = min(max(e / KB, c0), n - 1u);
      next[r] = widen(A[a.A.off + i * rs + min(e % KB, i) * cs]);
      // @end
    }
    let q = t - c0;
    for (var k0 = 0u; k0 < c0; k0 += KB) {
      // @registers
      var l: array<V, KB>;
      // @when DOWN
      // @unroll
      for (var r = 0u; r < KB; r++) {
        l[r] = next[r];
        next[r] = widen(A[mine + min(k0 + KB + r, row) * cs]);
      }
      // @end
      // @when ACROSS
      // @unroll
      for (var r = 0u; r < KB; r++) {
        let e = t + r * THREADS;
        stage[e % KB * PITCH + e / KB] = next[r];
        next[r] = widen(A[a.A.off + min(max(e / KB, c0), n - 1u) * rs + min(k0 + KB + e % KB, c0 - 1u) * cs]);
      }
      workgroupBarrier();
      // @unroll
      for (var r = 0u; r < KB; r++) {
        l[r] = stage[r * PITCH + t];
      }
      // @end
      let at = turn * (NB * KPACKS);
      if (q < NB) {
        // @unroll
        for (var g = 0u; g < KPACKS; g++) {
          // @when REAL
          left[at + q * KPACKS + g] = vec4<R>(l[4u * g], l[4u * g + 1u], l[4u * g + 2u], l[4u * g + 3u]);
          // @end
          // @when COMPLEX
          left[at + q * KPACKS + g] = vec4<R>(across(l[2u * g]), across(l[2u * g + 1u]));
          // @end
          // @when LDL
          // @when REAL
          let d0 = k0 + 4u * g;
          left[at + q * KPACKS + g] *= vec4<R>(diagonal[d0], diagonal[d0 + 1u], diagonal[d0 + 2u], diagonal[d0 + 3u]);
          // @end
          // @when COMPLEX
          let d0 = k0 + 2u * g;
          let pair = left[at + q * KPACKS + g];
          left[at + q * KPACKS + g] = vec4<R>(byPivot(pair.xy, diagonal[d0]), byPivot(pair.zw, diagonal[d0 + 1u]));
          // @end
          // @end
        }
      }
      workgroupBarrier();
      if (t >= c0) {
        // @unroll
        for (var c = 0u; c < NB; c++) {
          // @unroll
          for (var g = 0u; g < KPACKS; g++) {
            let other = left[at + c * KPACKS + g];
            // @when REAL
            x[c] = fma(-l[4u * g], other.x, x[c]);
            x[c] = fma(-l[4u * g + 1u], other.y, x[c]);
            x[c] = fma(-l[4u * g + 2u], other.z, x[c]);
            x[c] = fma(-l[4u * g + 3u], other.w, x[c]);
            // @end
            // @when COMPLEX
            x[c] = mad(-l[2u * g], other.xy, x[c]);
            x[c] = mad(-l[2u * g + 1u], other.zw, x[c]);
            // @end
          }
        }
      }
      turn = 1u - turn;
    }
    // @unroll
    for (var j = 0u; j < NB; j += 4u) {
      if (c0 + j < n) {
        if (q - j < 4u) {
          // @when REAL
          corner[q - j] = vec4<R>(x[j], x[j + 1u], x[j + 2u], x[j + 3u]);
          // @end
          // @when COMPLEX
          // @unroll
          for (var i = 0u; i < 4u; i++) {
            corner[4u * (q - j) + i] = x[j + i];
          }
          // @end
        }
        workgroupBarrier();
        // @when REAL
        // @registers
        var d: array<vec4<R>, 4>;
        // @end
        // @when COMPLEX
        // @registers
        var d: array<V, 16>;
        // @end
        // Of the row, what is told to others and what they are multiplied with: the same, or with LDL not yet and already divided.
        // @registers
        var known: array<V, 4>;
        // @registers
        var mine4: array<V, 4>;
        // @when REAL
        // @unroll
        for (var i = 0u; i < 4u; i++) {
          d[i] = corner[i];
        }
        // @end
        // @when COMPLEX
        // @unroll
        for (var i = 0u; i < 16u; i++) {
          d[i] = corner[i];
        }
        // @end
        // @unroll
        for (var i = 0u; i < 4u; i++) {
          // By bits: compilers may assume that there is no NaN.
          // @when REAL
          let pivot = d[i][i];
          // @end
          // @when COMPLEX
          let pivot = pivotOf(d[5u * i]);
          // @end
          // @when ROOTS
          let bits = bitcast<u32>(pivot);
          let isUsable = (bits >= 0x00800000u) & (bits <= INFINITE);
          // @end
          // @when LDL
          let size = pivotSize(pivot);
          let isUsable = size >= 0x00800000u;
          // @end
          let isThere = c0 + j + i < n;
          bad = select(bad, c0 + j + i + 1u, !isUsable & isThere & (bad == 0u));
          // @when ROOTS
          let inverse = select(1.0, inverseSqrt(pivot), isUsable);
          x[j + i] *= inverse;
          // @when REAL
          // @unroll
          for (var e = i + 1u; e < 4u; e++) {
            d[e][i] *= inverse;
          }
          // @unroll
          for (var e = i + 1u; e < 4u; e++) {
            x[j + e] = fma(-x[j + i], d[e][i], x[j + e]);
            // @unroll
            for (var s = e; s < 4u; s++) {
              d[s][e] = fma(-d[s][i], d[e][i], d[s][e]);
            }
          }
          // @end
          // @when COMPLEX
          x[j + i] = select(x[j + i], ofReal(realPart(x[j + i])), q == j + i);
          // Element (e, i) of the block is the e * 4 + i-th.
          // @unroll
          for (var e = i + 1u; e < 4u; e++) {
            d[4u * e + i] *= inverse;
          }
          // @unroll
          for (var e = i + 1u; e < 4u; e++) {
            let other = conj(d[4u * e + i]);
            x[j + e] = mad(-x[j + i], other, x[j + e]);
            // @unroll
            for (var s = e; s < 4u; s++) {
              d[4u * s + e] = mad(-d[4u * s + i], other, d[4u * s + e]);
            }
          }
          // @end
          known[i] = x[j + i];
          mine4[i] = x[j + i];
          // @end
          // @when LDL
          // The reciprocal of a number above 2^126 would be flushed to zero.
          let scale = select(1.0, 0x1p-64f, size > 0x7e000000u);
          let reciprocal = select(Pivot(), reciprocalOf(pivot * scale), isUsable);
          known[i] = x[j + i];
          mine4[i] = byPivot(x[j + i] * scale, reciprocal);
          x[j + i] = select(x[j + i], mine4[i], isUsable & (q != j + i));
          if (q == j + i) {
            diagonal[t] = pivot;
          }
          // @when REAL
          // @unroll
          for (var e = i + 1u; e < 4u; e++) {
            x[j + e] = fma(-mine4[i], d[e][i], x[j + e]);
            // @unroll
            for (var s = e; s < 4u; s++) {
              d[s][e] = fma(-(d[s][i] * scale * reciprocal), d[e][i], d[s][e]);
            }
          }
          // @end
          // @when COMPLEX
          // @when HERMITIAN
          x[j + i] = select(x[j + i], ofReal(realPart(x[j + i])), q == j + i);
          // @end
          // @unroll
          for (var e = i + 1u; e < 4u; e++) {
            let other = across(d[4u * e + i]);
            x[j + e] = mad(-mine4[i], other, x[j + e]);
            // @unroll
            for (var s = e; s < 4u; s++) {
              d[4u * s + e] = mad(-byPivot(d[4u * s + i] * scale, reciprocal), other, d[4u * s + e]);
            }
          }
          // @end
          // @end
        }
        if (q < NB) {
          // @when REAL
          solved[q] = vec4<R>(known[0], known[1], known[2], known[3]);
          // @end
          // @when COMPLEX
          // @unroll
          for (var i = 0u; i < 4u; i++) {
            solved[4u * q + i] = across(known[i]);
          }
          // @end
        }
        workgroupBarrier();
        // @unroll
        for (var c = j + 4u; c < NB; c++) {
          // @when REAL
          let other = solved[c];
          x[c] = fma(-mine4[0], other.x, x[c]);
          x[c] = fma(-mine4[1], other.y, x[c]);
          x[c] = fma(-mine4[2], other.z, x[c]);
          x[c] = fma(-mine4[3], other.w, x[c]);
          // @end
          // @when COMPLEX
          // @unroll
          for (var i = 0u; i < 4u; i++) {
            x[c] = mad(-mine4[i], solved[4u * c + i], x[c]);
          }
          // @end
        }
      }
    }
    if (t < n) {
      // @unroll
      for (var c = 0u; c < NB; c++) {
        if (c0 + c <= t) {
          A[mine + (c0 + c) * cs] = narrow(x[c]);
        }
      }
    }
    // @when ACROSS
    storageBarrier();
    // @end
  }

  // A failed factorization leaves no numbers where that is asked for.
  if ((p.nanBits != 0u) & (bad != 0u) & (t < n)) {
    let noNumber = narrow(V(bitcast<R>(p.nanBits)));
    for (var c = 0u; c <= t; c++) {
      A[mine + c * cs] = noNumber;
    }
  }
  workgroupBarrier();
  if (most >= INFINITE) {
    atomicStore(&odd, 1u);
  }
  workgroupBarrier();
  if (t == 0u) {
    info[p.offInfo + a.q] = select(i32(bad), -1, a.outside);
    nonfinite[p.offNonfinite + a.q] = i32(atomicLoad(&odd));
  }
}
