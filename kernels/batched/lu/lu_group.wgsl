// lu_group: A = P L U of each matrix of a batch, m x n, real or complex, a whole matrix by one workgroup in one dispatch. Pivots by
//           |Re| + |Im|.
// Storage   where lib/batch_problem says; LU in place. ipiv[piv + j], j < min(m, n): pivot row + 1. info[offInfo + q]: first zero pivot, or
//           0. nonfinite[offNonfinite + q]: whether A had a NaN or an infinity. COPIES: A stays as it is, LU of the launch's z-th matrix
//           goes to F[i + j*ldF + z*strideF], its pivots to ipiv[z*stridePiv + j]
// Mapping   workgroup x -> matrix; thread t -> row t. Block columns of NB from left to right, in registers. One is loaded, everything to
//           its left is eliminated from it, KB rows of U at a time, then it is factored. Rows never move: each knows the place `at` where
//           LAPACK's interchanges would have brought it, reads only what its own thread has written, and goes there at the end
// Tunables  THREADS rows (64..1024, a multiple of 32)  NB columns (8..32, a multiple of KB)  KB rows of U at a time (4 or 8)
//           SMALLEST subgroup of the device, 0 without subgroups  PIVOT 0: P = I, with SMALLEST 0
//           workgroup bytes = 8*NB*KB + 8*KB*KB, and 8*THREADS/SMALLEST*(NB + 2) or 8*NB + 9*THREADS; those with NB or KB twice if COMPLEX
// Needs     m <= THREADS. Barriers are uniform: sizes are uniforms or read-only and indexed by the workgroup.
//           With subgroups one barrier per
//           column: each subgroup publishes its candidate row before it. Branches that lanes take apart end before a barrier, and none are
//           between subgroup operations: driver 580 had wrong pivots otherwise. A pivot below 2^-126 counts as zero: GPUs flush it. Its
//           column is left undivided and the factorization goes on.
// Source    left-looking LU, LAPACK xGETF2 within a block; rows that stay where they are: cf. MAGMA's getrf_smallsq, A. Haidar et al. 2018
// @when SMALLEST
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
// @use lib/field
// @use lib/group_packs
const THREADS: u32 = 64u;
const NB: u32 = 16u;
const KB: u32 = 8u;
const SMALLEST: u32 = 4u;
const PIVOT: u32 = 1u;
const LISTED: u32 = 0u;
const COPIES: u32 = 0u;
const IN_PLACE: u32 = 1u - COPIES;
const NO_PIVOT: u32 = 1u - PIVOT;
const ALONE: u32 = 1u - (SMALLEST + 127u) / 128u;
const SEARCHES: u32 = PIVOT * ALONE;
const SUBGROUPS: u32 = THREADS / (SMALLEST + ALONE * THREADS);
const PACKS: u32 = NB / HELD;
const KPACKS: u32 = KB / HELD;
const NONE: u32 = 0xffffffffu;
const INFINITE: u32 = 0x7f800000u;

struct Params {
// @use lib/batch_fields
  ldF: u32,
  strideF: u32,
}
@group(0) @binding(0) var<storage, read_write> F: array<T>;
@group(0) @binding(1) var<storage, read_write> info: array<i32>;
// @when PIVOT
@group(0) @binding(2) var<storage, read_write> ipiv: array<i32>;
// @end
// @when LISTED
@group(0) @binding(3) var<storage, read> records: array<vec4u>;
// @end
// @when COPIES
@group(0) @binding(4) var<storage, read> A: array<T>;
// @end
@group(0) @binding(5) var<storage, read_write> nonfinite: array<i32>;
@group(0) @binding(6) var<uniform> p: Params;

// @use lib/batch_problem

// Rows of U, and the block of L that they depend on: of two steps, by turns.
var<workgroup> tile: array<vec4<R>, 2u * KB * PACKS>;
var<workgroup> corner: array<vec4<R>, 2u * KB * KPACKS>;
var<workgroup> published: array<vec4<R>, 2u * SUBGROUPS * PACKS>;
// @when SMALLEST
var<workgroup> best: array<vec2u, 2u * SUBGROUPS>;
// @end
var<workgroup> odd: atomic<u32>;

// @use lib/pivot

fn source(at: u32) -> V {
  var value = T();
  // @when COPIES
  value = A[at];
  // @end
  // @when IN_PLACE
  value = F[at];
  // @end
  return widen(value);
}

@compute @workgroup_size(THREADS)
fn lu_group(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  // @when SMALLEST
  @builtin(subgroup_id) subgroup: u32,
  @builtin(num_subgroups) subgroups: u32,
  @builtin(subgroup_invocation_id) lane: u32,
  // @end
) {
  let z = group.x + p.baseX;
  let a = problem(z);
  let m = a.m;
  let n = select(a.n, 0u, m == 0u);
  let steps = min(m, n);
  let row = min(t, max(m, 1u) - 1u);
  var f = a.A;
  var piv = a.piv;
  // @when COPIES
  f = Place(z * p.strideF, 1u, p.ldF);
  piv = z * p.stridePiv;
  // @end
  let mine = f.off + row * f.rs;
  var at = select(NONE, t, t < m);
  var pivots = 0u; // that of column t
  var firstZero = NONE;
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
    // Unconditional, so that the loads are in flight together; what is no row or column of the matrix is never stored.
    // @unroll
    for (var c = 0u; c < NB; c++) {
      x[c] = source(a.A.off + row * a.A.rs + min(c0 + c, n - 1u) * a.A.cs);
    }
    // @unroll
    for (var c = 0u; c < NB; c++) {
      most = max(most, select(0u, bitsOf(x[c]), t < m));
    }
    // What is to the left, from its top row on: x := L11^-1 x for KB rows, then for those below x := x - L21 x(those rows).
    let end = min(c0, m);
    // @unroll
    for (var r = 0u; r < KB; r++) {
      next[r] = widen(F[mine + min(r, n - 1u) * f.cs]);
    }
    for (var k0 = 0u; k0 < end; k0 += KB) {
      // @registers
      var l: array<V, KB>;
      // @unroll
      for (var r = 0u; r < KB; r++) {
        l[r] = next[r];
        next[r] = widen(F[mine + min(k0 + KB + r, n - 1u) * f.cs]);
      }
      let q = at - k0;
      let tileAt = turn * (KB * PACKS);
      let cornerAt = turn * (KB * KPACKS);
      if (q < KB) {
        // @unroll
        for (var g = 0u; g < PACKS; g++) {
          // @when REAL
          tile[tileAt + q * PACKS + g] = vec4<R>(x[4u * g], x[4u * g + 1u], x[4u * g + 2u], x[4u * g + 3u]);
          // @end
          // @when COMPLEX
          tile[tileAt + q * PACKS + g] = vec4<R>(x[2u * g], x[2u * g + 1u]);
          // @end
        }
        // @unroll
        for (var g = 0u; g < KPACKS; g++) {
          // @when REAL
          corner[cornerAt + q * KPACKS + g] = vec4<R>(l[4u * g], l[4u * g + 1u], l[4u * g + 2u], l[4u * g + 3u]);
          // @end
          // @when COMPLEX
          corner[cornerAt + q * KPACKS + g] = vec4<R>(l[2u * g], l[2u * g + 1u]);
          // @end
        }
      }
      workgroupBarrier();
      if (t < PACKS) {
        // @registers
        var y: array<vec4<R>, KB>;
        // @unroll
        for (var i = 0u; i < KB; i++) {
          y[i] = tile[tileAt + i * PACKS + t];
        }
        // @unroll
        for (var i = 1u; i < KB; i++) {
          // @unroll
          for (var r = 0u; r < i; r++) {
            // @when REAL
            y[i] = fma(vec4<R>(-corner[cornerAt + i * KPACKS + r / 4u][r % 4u]), y[r], y[i]);
            // @end
            // @when COMPLEX
            y[i] = madPack(-inPack(corner[cornerAt + i * KPACKS + r / 2u], r % 2u), y[r], y[i]);
            // @end
          }
          tile[tileAt + i * PACKS + t] = y[i];
        }
      }
      workgroupBarrier();
      let isBelow = at >= k0 + KB && at < m;
// @use lib/group_rows
      turn = 1u - turn;
    }
    workgroupBarrier();
    // @unroll
    for (var j = 0u; j < NB; j++) {
      let step = c0 + j;
      if (step < steps) {
        let half = j % 2u;
        let isBelow = (at >= step) & (at < m);
        var topKey = 0u;
        var found = step;
        var slot = half * SUBGROUPS;
        // @when PIVOT
        let key = select(0u, pivotKey(sizeOf(x[j])), isBelow);
        let place = select(NONE, at, isBelow);
        // @end
        // @when SMALLEST
        // Of the largest keys that with the smallest place: of the subgroup, then of all subgroups.
        let groupKey = subgroupMax(key);
        let groupPlace = subgroupMin(select(NONE, place, key == groupKey));
        let isElected = subgroupElect();
        if ((place == groupPlace) & (place != NONE)) {
          // @unroll
          for (var g = j / HELD; g < PACKS; g++) {
            // @when REAL
            published[(half * SUBGROUPS + subgroup) * PACKS + g] = vec4<R>(x[4u * g], x[4u * g + 1u], x[4u * g + 2u], x[4u * g + 3u]);
            // @end
            // @when COMPLEX
            published[(half * SUBGROUPS + subgroup) * PACKS + g] = vec4<R>(x[2u * g], x[2u * g + 1u]);
            // @end
          }
        }
        if (isElected) {
          best[half * SUBGROUPS + subgroup] = vec2u(groupKey, groupPlace);
        }
        workgroupBarrier();
        // Each lane looks at one subgroup's candidate, or at a few where subgroups are small.
        var otherKey = 0u;
        var otherPlace = NONE;
        var other = 0u;
        // @unroll
        for (var s = 0u; s < SUBGROUPS; s += SMALLEST) {
          let candidate = best[half * SUBGROUPS + min(s + lane, SUBGROUPS - 1u)];
          let isLarger = (candidate.x > otherKey) | ((candidate.x == otherKey) & (candidate.y < otherPlace));
          let isBetter = (s + lane < subgroups) & (lane < SMALLEST) & isLarger;
          otherKey = select(otherKey, candidate.x, isBetter);
          otherPlace = select(otherPlace, candidate.y, isBetter);
          other = select(other, s + lane, isBetter);
        }
        topKey = subgroupMax(otherKey);
        found = subgroupMin(select(NONE, otherPlace, otherKey == topKey));
        slot += subgroupMin(select(NONE, other, otherPlace == found));
        // @end
        // @when SEARCHES
        let chosen = bestPivot(t, key, place);
        topKey = chosen.x;
        found = chosen.y;
        // @end
        // @when ALONE
        if (at == found) {
          // @unroll
          for (var g = j / HELD; g < PACKS; g++) {
            // @when REAL
            published[slot * PACKS + g] = vec4<R>(x[4u * g], x[4u * g + 1u], x[4u * g + 2u], x[4u * g + 3u]);
            // @end
            // @when COMPLEX
            published[slot * PACKS + g] = vec4<R>(x[2u * g], x[2u * g + 1u]);
            // @end
          }
        }
        workgroupBarrier();
        // @end
        // @registers
        var u: array<vec4<R>, PACKS>;
        // @unroll
        for (var g = j / HELD; g < PACKS; g++) {
          u[g] = published[slot * PACKS + g];
        }
        // @when REAL
        let top = u[j / 4u][j % 4u];
        // @end
        // @when COMPLEX
        let top = inPack(u[j / 2u], j % 2u);
        // @end
        // @when NO_PIVOT
        topKey = pivotKey(sizeOf(top));
        // @end
        // @when REAL
        let isZero = topKey < 0x00800000u;
        // @end
        // @when COMPLEX
        let isZero = bitsOf(top) < 0x00800000u; // neither part is a number that counts
        // @end
        let pivot = select(found, step, isZero);
        // Stores come after the loop: one in here costs each step 0.2 us (H200, 2026-11).
        pivots = select(pivots, pivot, t == step);
        firstZero = select(firstZero, step, isZero & (firstZero == NONE));
        // The reciprocal of a number above 2^126 would be flushed to zero.
        let scale = select(1.0, 0x1p-64f, topKey > 0x7e000000u);
        let reciprocal = inverse(top * scale);
        at = select(select(at, pivot, at == step), step, at == pivot);
        // No branch: the lanes of a subgroup have to be together again at the next reduction.
        let goesOn = (at > step) & (at < m) & !isZero;
        let factor = mul(x[j] * scale, reciprocal);
        x[j] = select(x[j], factor, goesOn);
        // @unroll
        for (var c = j + 1u; c < NB; c++) {
          // @when REAL
          x[c] = select(x[c], fma(-factor, u[c / 4u][c % 4u], x[c]), goesOn);
          // @end
          // @when COMPLEX
          x[c] = select(x[c], mad(-factor, inPack(u[c / 2u], c % 2u), x[c]), goesOn);
          // @end
        }
      }
    }
    if (t < m) {
      // @unroll
      for (var c = 0u; c < NB; c++) {
        if (c0 + c < n) {
          F[mine + (c0 + c) * f.cs] = narrow(x[c]);
        }
      }
    }
  }

  // The rows to their places. A failed factorization leaves no numbers where that is asked for.
  let fill = p.nanBits != 0u && firstZero != NONE;
  let noNumber = V(bitcast<R>(p.nanBits));
  let home = f.off + at * f.rs;
  for (var c0 = 0u; c0 < n; c0 += NB) {
    // @unroll
    for (var c = 0u; c < NB; c++) {
      x[c] = select(widen(F[mine + min(c0 + c, n - 1u) * f.cs]), noNumber, fill);
    }
    storageBarrier();
    workgroupBarrier();
    if (t < m) {
      // @unroll
      for (var c = 0u; c < NB; c++) {
        if (c0 + c < n) {
          F[home + (c0 + c) * f.cs] = narrow(x[c]);
        }
      }
    }
  }
  // @when PIVOT
  if (t < steps) {
    ipiv[piv + t] = i32(pivots) + 1;
  }
  // @end
  workgroupBarrier();
  if (most >= INFINITE) {
    atomicStore(&odd, 1u);
  }
  workgroupBarrier();
  if (t == 0u) {
    info[p.offInfo + a.q] = select(select(i32(firstZero) + 1, 0, firstZero == NONE), -1, a.outside);
    nonfinite[p.offNonfinite + a.q] = i32(atomicLoad(&odd));
  }
}
