// substitute_group: X := T2^-1 D^-1 T1^-1 X for each matrix of a batch, T1 lower and T2 upper triangular,
// D = I or, where `scaled` is not 0,
//           the diagonal of the factors: the solution from its factors. Or, with
//           INVERSE, of the unit matrix: the inverse.
// Storage   factors and X where lib/batch_problem says: T1(i, k) and T2(i, k) are elements (i, k) of the factors, or (k, i), or their
//           conjugates; X is
//           problem.B, with INVERSE problem.C. Packed factors: F[z*strideF + i + j*ldF] of the launch's z-th matrix, ipiv[z*stridePiv + i];
//           packed results: in X as F
//           PIVOTS: X's rows are interchanged as ipiv[piv..] says in front of it (swap = 1) or back behind it (swap = 2)
// Mapping   workgroup (x, y) -> matrix, columns y*NB.. of X; thread t -> row t of them, in registers. KB rows at a time are solved for by
//           NB/4 threads, and subtracted from those that come behind. T2 is gone through from its end. A triangle whose rows lie along
//           memory is turned in workgroup memory, so that the loads of a subgroup are neighbours
// Tunables  THREADS rows (64..1024, a multiple of 32)  NB columns (4..16, a multiple of 4)  KB rows at a time (4 or 8)
//           workgroup bytes = 8*NB*KB + 8*KB*KB + 4*KB*(THREADS + 4) + 8, twice as many if COMPLEX
//           F_IN_X 1: the factors lie in the buffer of X, which WebGPU lets us bind only once
//           CHECKS 1: where info[offInfo + q] is not 0, X is left, or filled with NaN if nanBits is not 0. ZEROS 1: info[offInfo + q] is
//           written, the first zero on the diagonal of T2 or 0, and decides likewise
// Needs     n <= THREADS. X and the factors share no element.
//           Barriers are uniform: sizes are uniforms or read-only and indexed by the workgroup.
// Source    column-oriented substitution, LAPACK xGETRS and xPOTRS
// @use lib/field
// @use lib/group_packs
const THREADS: u32 = 64u;
const NB: u32 = 16u;
const KB: u32 = 8u;
const LISTED: u32 = 0u;
const PIVOTS: u32 = 1u;
const INVERSE: u32 = 0u;
const F_IN_X: u32 = 0u;
const CHECKS: u32 = 1u;
const ZEROS: u32 = 0u;
const F_APART: u32 = 1u - F_IN_X;
const PACKS: u32 = NB / HELD;
const KPACKS: u32 = KB / HELD;
// So that the rows and columns that a subgroup stores lie in different banks.
const PITCH: u32 = THREADS + 4u;

struct Params {
// @use lib/batch_fields
  trans1: u32, // T1(i, k) is element (k, i) of the factors
  trans2: u32,
  conj1: u32, // and conjugated
  conj2: u32,
  unit1: u32, // ones on the diagonal of T1
  unit2: u32,
  scaled: u32, // 2: by the real parts of the diagonal
  swap: u32,
  packedF: u32,
  packedX: u32,
  ldF: u32,
  strideF: u32,
}
@group(0) @binding(0) var<storage, read_write> X: array<T>;
// @when F_APART
@group(0) @binding(1) var<storage, read> F: array<T>;
// @end
// @when PIVOTS
@group(0) @binding(2) var<storage, read> ipiv: array<i32>;
// @end
// @when LISTED
@group(0) @binding(3) var<storage, read> records: array<vec4u>;
// @end
// @when CHECKS
@group(0) @binding(4) var<storage, read> failed: array<i32>;
// @end
// @when ZEROS
@group(0) @binding(5) var<storage, read_write> info: array<i32>;
// @end
@group(0) @binding(6) var<uniform> p: Params;

// @use lib/batch_problem

// Solved rows of X, and the block on the diagonal that they depend on: of two steps, by turns.
var<workgroup> tile: array<vec4<R>, 2u * KB * PACKS>;
var<workgroup> corner: array<vec4<R>, 2u * KB * KPACKS>;
var<workgroup> stage: array<V, KB * PITCH>;
// Elements from the first zero on the diagonal to the end, and the same for all to read.
var<workgroup> rest: atomic<u32>;
var<workgroup> verdict: i32;

fn factor(at: u32) -> V {
  var value = T();
  // @when F_APART
  value = F[at];
  // @end
  // @when F_IN_X
  value = X[at];
  // @end
  return widen(value);
}

@compute @workgroup_size(THREADS)
fn substitute_group(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let first = (group.y + p.baseY) * NB;
  let a = problem(z);
  let n = a.n;
  let nrhs = select(a.nrhs, n, INVERSE == 1u);
  var f = a.A;
  var piv = a.piv;
  if (p.packedF != 0u) {
    f = Place(z * p.strideF, 1u, p.ldF);
    piv = z * p.stridePiv;
  }
  var b = a.B;
  if (INVERSE == 1u) {
    b = a.C;
  }
  if (p.packedX != 0u) {
    b = Place(z * p.strideF, 1u, p.ldF);
  }
  var state = 0;
  // @when CHECKS
  state = failed[p.offInfo + a.q];
  // @end
  // @when ZEROS
  if (t == 0u) {
    atomicStore(&rest, 0u);
  }
  workgroupBarrier();
  // By bits, because a comparison may take subnormal numbers for zero.
  if (t < n) {
    if (isZeroV(factor(f.off + t * (f.rs + f.cs)))) {
      atomicMax(&rest, n - t);
    }
  }
  workgroupBarrier();
  if (t == 0u) {
    let most = atomicLoad(&rest);
    verdict = select(select(i32(n - most) + 1, 0, most == 0u), -1, a.outside);
    if (first == 0u) {
      info[p.offInfo + a.q] = verdict;
    }
  }
  state = workgroupUniformLoad(&verdict);
  // @end
  if (first >= nrhs || n == 0u) {
    return;
  }
  if (state != 0) {
    if (p.nanBits != 0u && p.packedX == 0u && t < n) {
      let noNumber = narrow(V(bitcast<R>(p.nanBits)));
      for (var c = first; c < min(first + NB, nrhs); c++) {
        X[b.off + t * b.rs + c * b.cs] = noNumber;
      }
    }
    return;
  }

  let row = min(t, n - 1u);
  // Where the interchanges take row t, the last of them first.
  var place = row;
  // @when PIVOTS
  for (var s = n; s > 0u; s--) {
    // Pivots that no factorization has made must not lead out of X.
    let other = min(u32(ipiv[piv + s - 1u]) - 1u, n - 1u);
    place = select(select(place, s - 1u, place == other), other, place == s - 1u);
  }
  // @end
  let source = select(row, place, p.swap == 1u);
  let goal = select(row, place, p.swap == 2u);
  // @registers
  var x: array<V, NB>;
  // @unroll
  for (var c = 0u; c < NB; c++) {
    if (INVERSE == 1u) {
      x[c] = select(V(), ofReal(1.0), source == first + c);
    } else {
      x[c] = widen(X[b.off + source * b.rs + min(first + c, nrhs - 1u) * b.cs]);
    }
  }
  storageBarrier();
  var turn = 0u;
  // @registers
  var next: array<V, KB>;
  for (var sweep = 0u; sweep < 2u; sweep++) {
    // Backward is forward with rows and columns counted from the end: strides are negative, modulo 2^32.
    let isBack = sweep == 1u;
    let isUnit = select(p.unit1, p.unit2, isBack) != 0u;
    if (isBack && p.scaled != 0u) {
      let whole = factor(f.off + row * (f.rs + f.cs));
      let d = select(whole, ofReal(realPart(whole)), p.scaled == 2u);
      // @unroll
      for (var c = 0u; c < NB; c++) {
        x[c] = divide(x[c], d);
      }
    }
    // @when COMPLEX
    let isConjugated = select(p.conj1, p.conj2, isBack) != 0u;
    // @end
    let isTransposed = select(p.trans1, p.trans2, isBack) != 0u;
    let down = select(f.rs, f.cs, isTransposed);
    let across = select(f.cs, f.rs, isTransposed);
    let rs = select(down, 0u - down, isBack);
    let cs = select(across, 0u - across, isBack);
    let i = select(t, n - 1u - t, isBack);
    let own = select(row, n - 1u - row, isBack);
    let top = f.off + select(0u, (n - 1u) * (f.rs + f.cs), isBack);
    let isAcross = down != 1u;
    // @unroll
    for (var r = 0u; r < KB; r++) {
      let e = t + r * THREADS;
      let spot = select(vec2u(own, r), vec2u(e / KB, e % KB), isAcross);
      next[r] = factor(top + min(spot.x, n - 1u) * rs + min(spot.y, n - 1u) * cs);
    }
    for (var k0 = 0u; k0 < n; k0 += KB) {
      // @registers
      var l: array<V, KB>;
      // @unroll
      for (var r = 0u; r < KB; r++) {
        l[r] = next[r];
      }
      if (isAcross) {
        // @unroll
        for (var r = 0u; r < KB; r++) {
          let e = t + r * THREADS;
          stage[e % KB * PITCH + e / KB] = next[r];
        }
        workgroupBarrier();
        // @unroll
        for (var r = 0u; r < KB; r++) {
          l[r] = stage[r * PITCH + own];
        }
      }
      // @when COMPLEX
      // @unroll
      for (var r = 0u; r < KB; r++) {
        l[r] = select(l[r], conj(l[r]), isConjugated);
      }
      // @end
      // @unroll
      for (var r = 0u; r < KB; r++) {
        let e = t + r * THREADS;
        let spot = select(vec2u(own, r), vec2u(e / KB, e % KB), isAcross);
        next[r] = factor(top + min(spot.x, n - 1u) * rs + min(k0 + KB + spot.y, n - 1u) * cs);
      }
      let q = i - k0;
      let tileAt = turn * (KB * PACKS);
      let cornerAt = turn * (KB * KPACKS);
      if (q < KB && t < n) {
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
        for (var e = 0u; e < KB; e++) {
          y[e] = tile[tileAt + e * PACKS + t];
          // @unroll
          for (var r = 0u; r < e; r++) {
            // @when REAL
            y[e] = fma(vec4<R>(-corner[cornerAt + e * KPACKS + r / 4u][r % 4u]), y[r], y[e]);
            // @end
            // @when COMPLEX
            y[e] = madPack(-inPack(corner[cornerAt + e * KPACKS + r / 2u], r % 2u), y[r], y[e]);
            // @end
          }
          if (!isUnit) {
            // @when REAL
            y[e] /= corner[cornerAt + e * KPACKS + e / 4u][e % 4u];
            // @end
            // @when COMPLEX
            y[e] = overPack(y[e], inPack(corner[cornerAt + e * KPACKS + e / 2u], e % 2u));
            // @end
          }
          tile[tileAt + e * PACKS + t] = y[e];
        }
      }
      workgroupBarrier();
      let isBelow = i >= k0 + KB && t < n;
// @use lib/group_rows
      turn = 1u - turn;
    }
  }
  if (t < n) {
    // @unroll
    for (var c = 0u; c < NB; c++) {
      if (first + c < nrhs) {
        X[b.off + goal * b.rs + (first + c) * b.cs] = narrow(x[c]);
      }
    }
  }
}
