// cholesky_group: A = L L^T of each matrix of a batch, a whole matrix by one workgroup in one dispatch.
// With LDL A = L D L^T, L unit triangular
//           and D on the diagonal, in its place.
// Storage   where lib/batch_problem says, the lower triangle, L in place; with `upper` U, and L = U^T. The other triangle
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
const THREADS: u32 = 64u;
const NB: u32 = 16u;
const KB: u32 = 8u;
const LISTED: u32 = 0u;
const ACROSS: u32 = 0u;
const LDL: u32 = 0u;
const ROOTS: u32 = 1u - LDL;
const DOWN: u32 = 1u - ACROSS;
// So that the rows and columns that a subgroup stores lie in different banks.
const PITCH: u32 = THREADS + 4u;
const KFOURS: u32 = KB / 4u;
const INFINITE: u32 = 0x7f800000u;

struct Params {
// @use lib/batch_fields
  upper: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> info: array<i32>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<storage, read_write> nonfinite: array<i32>;
@group(0) @binding(4) var<uniform> p: Params;

// @use lib/batch_problem

// What the block's rows have to the left: of two steps, by turns.
var<workgroup> left: array<vec4f, 2u * NB * KFOURS>;
var<workgroup> corner: array<vec4f, 4>;
// The four columns of a round in the block's rows.
var<workgroup> solved: array<vec4f, NB>;
// @when ACROSS
var<workgroup> stage: array<f32, KB * PITCH>;
// @end
// @when LDL
var<workgroup> diagonal: array<f32, THREADS>;
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
  var x: array<f32, NB>;
  // @registers
  var next: array<f32, KB>;
  for (var c0 = 0u; c0 < n; c0 += NB) {
    // Unconditional, so that the loads are in flight together, but never from behind the diagonal.
    // @unroll
    for (var c = 0u; c < NB; c++) {
      x[c] = A[mine + min(c0 + c, row) * cs];
    }
    // @unroll
    for (var c = 0u; c < NB; c++) {
      most = max(most, select(0u, bitcast<u32>(x[c]) & 0x7fffffffu, (t >= c0) & (t < n)));
    }
    // Only in rows from the block down is this L.
    // @unroll
    for (var r = 0u; r < KB; r++) {
      // @when DOWN
      next[r] = A[mine + min(r, row) * cs];
      // @end
      // @when ACROSS
      let e = t + r * THREADS;
      let i = min(max(e / KB, c0), n - 1u);
      next[r] = A[a.A.off + i * rs + min(e % KB, i) * cs];
      // @end
    }
    let q = t - c0;
    for (var k0 = 0u; k0 < c0; k0 += KB) {
      // @registers
      var l: array<f32, KB>;
      // @when DOWN
      // @unroll
      for (var r = 0u; r < KB; r++) {
        l[r] = next[r];
        next[r] = A[mine + min(k0 + KB + r, row) * cs];
      }
      // @end
      // @when ACROSS
      // @unroll
      for (var r = 0u; r < KB; r++) {
        let e = t + r * THREADS;
        stage[e % KB * PITCH + e / KB] = next[r];
        next[r] = A[a.A.off + min(max(e / KB, c0), n - 1u) * rs + min(k0 + KB + e % KB, c0 - 1u) * cs];
      }
      workgroupBarrier();
      // @unroll
      for (var r = 0u; r < KB; r++) {
        l[r] = stage[r * PITCH + t];
      }
      // @end
      let at = turn * (NB * KFOURS);
      if (q < NB) {
        // @unroll
        for (var g = 0u; g < KFOURS; g++) {
          left[at + q * KFOURS + g] = vec4f(l[4u * g], l[4u * g + 1u], l[4u * g + 2u], l[4u * g + 3u]);
          // @when LDL
          let d0 = k0 + 4u * g;
          left[at + q * KFOURS + g] *= vec4f(diagonal[d0], diagonal[d0 + 1u], diagonal[d0 + 2u], diagonal[d0 + 3u]);
          // @end
        }
      }
      workgroupBarrier();
      if (t >= c0) {
        // @unroll
        for (var c = 0u; c < NB; c++) {
          // @unroll
          for (var g = 0u; g < KFOURS; g++) {
            let other = left[at + c * KFOURS + g];
            x[c] = fma(-l[4u * g], other.x, x[c]);
            x[c] = fma(-l[4u * g + 1u], other.y, x[c]);
            x[c] = fma(-l[4u * g + 2u], other.z, x[c]);
            x[c] = fma(-l[4u * g + 3u], other.w, x[c]);
          }
        }
      }
      turn = 1u - turn;
    }
    // @unroll
    for (var j = 0u; j < NB; j += 4u) {
      if (c0 + j < n) {
        if (q - j < 4u) {
          corner[q - j] = vec4f(x[j], x[j + 1u], x[j + 2u], x[j + 3u]);
        }
        workgroupBarrier();
        // @registers
        var d: array<vec4f, 4>;
        // Of the row, what is told to others and what they are multiplied with: the same, or with LDL not yet and already divided.
        // @registers
        var known: array<f32, 4>;
        // @registers
        var mine4: array<f32, 4>;
        // @unroll
        for (var i = 0u; i < 4u; i++) {
          d[i] = corner[i];
        }
        // @unroll
        for (var i = 0u; i < 4u; i++) {
          // By bits: compilers may assume that there is no NaN.
          let bits = bitcast<u32>(d[i][i]);
          let size = bits & 0x7fffffffu;
          let isUsable = select((bits >= 0x00800000u) & (bits <= INFINITE), size >= 0x00800000u, LDL == 1u);
          let isThere = c0 + j + i < n;
          bad = select(bad, c0 + j + i + 1u, !isUsable & isThere & (bad == 0u));
          // @when ROOTS
          let inverse = select(1.0, inverseSqrt(d[i][i]), isUsable);
          x[j + i] *= inverse;
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
          known[i] = x[j + i];
          mine4[i] = x[j + i];
          // @end
          // @when LDL
          // The reciprocal of a number above 2^126 would be flushed to zero.
          let scale = select(1.0, 0x1p-64f, size > 0x7e000000u);
          let reciprocal = select(0.0, 1.0 / (d[i][i] * scale), isUsable);
          known[i] = x[j + i];
          mine4[i] = x[j + i] * scale * reciprocal;
          x[j + i] = select(x[j + i], mine4[i], isUsable & (q != j + i));
          if (q == j + i) {
            diagonal[t] = d[i][i];
          }
          // @unroll
          for (var e = i + 1u; e < 4u; e++) {
            x[j + e] = fma(-mine4[i], d[e][i], x[j + e]);
            // @unroll
            for (var s = e; s < 4u; s++) {
              d[s][e] = fma(-(d[s][i] * scale * reciprocal), d[e][i], d[s][e]);
            }
          }
          // @end
        }
        if (q < NB) {
          solved[q] = vec4f(known[0], known[1], known[2], known[3]);
        }
        workgroupBarrier();
        // @unroll
        for (var c = j + 4u; c < NB; c++) {
          let other = solved[c];
          x[c] = fma(-mine4[0], other.x, x[c]);
          x[c] = fma(-mine4[1], other.y, x[c]);
          x[c] = fma(-mine4[2], other.z, x[c]);
          x[c] = fma(-mine4[3], other.w, x[c]);
        }
      }
    }
    if (t < n) {
      // @unroll
      for (var c = 0u; c < NB; c++) {
        if (c0 + c <= t) {
          A[mine + (c0 + c) * cs] = x[c];
        }
      }
    }
    // @when ACROSS
    storageBarrier();
    // @end
  }

  // A failed factorization leaves no numbers where that is asked for.
  if ((p.nanBits != 0u) & (bad != 0u) & (t < n)) {
    let noNumber = bitcast<f32>(p.nanBits);
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
