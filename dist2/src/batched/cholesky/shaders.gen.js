// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
import { joined, lib_batch_fields, lib_batch_problem, lib_double_elements, lib_field, lib_group_packs, lib_ldl_pivot, lib_small_b, lib_small_head, lib_small_lane, lib_small_load, lib_small_load_b, lib_small_reports, lib_small_reports_out, lib_small_solve_chol, lib_small_stage_out, lib_small_store_b } from '../../runtime/shaderLibs.gen.js';
export const chol_small = /* @__PURE__ */ joined(`
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
const LANES: u32 = 2u;
const ROWS: u32 = 4u;
const N: u32 = LANES * ROWS;
const THREADS: u32 = 32u;
const RHS: u32 = 1u;
const BLOCK: u32 = 2u;
const TOGETHER: u32 = 2u;
const EDGE: u32 = 1u;
const SUBGROUPS: u32 = 1u;
const LISTED: u32 = 0u;
const STAGED: u32 = 0u;
const ACROSS: u32 = 0u;
const FLIPPED: u32 = 0u;
const LDL: u32 = 0u;
const SYMMETRIC: u32 = 0u;
const MIRRORS: u32 = 1u - SYMMETRIC;
const ROOTS: u32 = 1u - LDL;
const SOLVES: u32 = 1u;
const NONFINITE: u32 = 1u;
const B_IN_A: u32 = 0u;
const REPORTS: u32 = 1u;
const LOWER: u32 = 1u;
const B_APART: u32 = SOLVES * (1u - B_IN_A);
`, lib_small_head, ``, lib_ldl_pivot, `// @when SOLVES
`, lib_small_b, `// @end
fn pivotFromLane(x: V, lane: u32) -> Pivot {
  // @when SYMMETRIC
  return elementFromLane(x, lane);
  // @end
  // @when MIRRORS
  return fromLane(realPart(x), lane);
  // @end
}
@compute @workgroup_size(THREADS)
fn chol_small(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  // @when SUBGROUPS
  @builtin(subgroup_id) subgroup: u32,
  @builtin(subgroup_size) lanes: u32,
  @builtin(subgroup_invocation_id) invocation: u32,
  // @end
) {
`, lib_small_lane, ``, lib_small_load, `  var top = N;
  // @when EDGE
  top = p.n;
  // @end
  var failure = 0u;
  // @unroll
  for (var k0 = 0u; k0 < N; k0 += BLOCK) {
    for (var j = 0u; j < BLOCK; j++) {
      let k = k0 + j;
      if (k < top) {
        let pivot = pivotFromLane(x[(k0 / LANES) * N + k0], k % LANES);
        // @when ROOTS
        let bits = bitcast<u32>(pivot);
        let isUsable = (bits >= 0x00800000u) & (bits <= 0x7f800000u);
        let factor = select(1.0, inverseSqrt(pivot), isUsable);
        let scale = 1.0;
        // @end
        // @when LDL
        let size = pivotSize(pivot);
        let isUsable = size >= 0x00800000u;
        let scale = select(1.0, 0x1p-64f, size > 0x7e000000u);
        let factor = select(Pivot(), reciprocalOf(pivot * scale), isUsable);
        // @end
        failure = select(failure, k + 1u, (k < n) & !isUsable & (failure == 0u));
        // @registers
        var l: array<V, ROWS>;
        // @unroll
        for (var r = k0 / LANES; r < ROWS; r++) {
          l[r] = byPivot(x[r * N + k0] * scale, factor);
          // @when HERMITIAN
          l[r] = select(l[r], ofReal(realPart(l[r])), lane + r * LANES == k);
          // @end
          x[r * N + k0] = select(l[r], x[r * N + k0], LDL == 1u);
        }
        // @unroll
        for (var d = 0u; d < BLOCK; d += TOGETHER) {
          if (d + j < BLOCK) {
            // @unroll
            for (var c = k0 + d + 1u / (d + 1u); c < k0 + d + TOGETHER; c++) {
              let other = across(elementFromLane(x[(k0 / LANES) * N + k0], (c + j) % LANES));
              // @unroll
              for (var r = k0 / LANES; r < ROWS; r++) {
                x[r * N + c] = select(x[r * N + c], mad(-l[r], other, x[r * N + c]), c + j < k0 + BLOCK);
              }
            }
          }
        }
        // @unroll
        for (var c = k0 + BLOCK; c < N; c++) {
          let other = across(elementFromLane(x[(c / LANES) * N + k0], c % LANES));
          // @unroll
          for (var r = c / LANES; r < ROWS; r++) {
            x[r * N + c] = mad(-l[r], other, x[r * N + c]);
          }
        }
        // @when LDL
        // @unroll
        for (var r = k0 / LANES; r < ROWS; r++) {
          // @when HERMITIAN
          x[r * N + k0] = select(x[r * N + k0], ofReal(realPart(x[r * N + k0])), lane + r * LANES == k);
          // @end
          x[r * N + k0] = select(x[r * N + k0], l[r], (lane + r * LANES != k) & isUsable);
        }
        // @end
      }
      // @unroll
      for (var r = k0 / LANES; r < ROWS; r++) {
        let first = x[r * N + k0];
        // @unroll
        for (var c = k0 + 1u; c < k0 + BLOCK; c++) {
          x[r * N + c - 1u] = x[r * N + c];
        }
        x[r * N + k0 + BLOCK - 1u] = first;
      }
    }
  }
`, lib_small_reports, `  // @when SOLVES
  // @registers
  var at: array<u32, ROWS>;
  // @registers
  var source: array<u32, ROWS>;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    at[r] = lane + r * LANES;
    source[r] = at[r];
  }
  for (var c0 = 0u; c0 < p.nrhs; c0 += RHS) {
    // @registers
    var b: array<V, ROWS * RHS>;
`, lib_small_load_b, ``, lib_small_solve_chol, ``, lib_small_store_b, `    workgroupBarrier();
  }
  // @end
`, lib_small_reports_out, `  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < (r + 1u) * LANES; c++) {
      let row = lane + r * LANES;
      let value = select(x[r * N + c], filling, fills);
      // @when STAGED
      if ((row >= c) & (row < n)) {
        let atS = at0 + PARTS * (row * down + c * right);
        toStage(atS, narrow(value));
      }
      // @end
      // @when DIRECT
      if (live & (row >= c) & (row < n)) {
        A[own.A.off + row * own.A.rs + c * own.A.cs] = narrow(value);
      }
      // @end
    }
  }
`, lib_small_stage_out, `}
`);
export const cholesky_group = /* @__PURE__ */ joined(`
`, lib_field, ``, lib_group_packs, ``, lib_ldl_pivot, `const THREADS: u32 = 64u;
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
const PITCH: u32 = THREADS + 4u;
const KPACKS: u32 = KB / HELD;
const INFINITE: u32 = 0x7f800000u;
struct Params {
`, lib_batch_fields, `  upper: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read_write> info: array<i32>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<storage, read_write> nonfinite: array<i32>;
@group(0) @binding(4) var<uniform> p: Params;
`, lib_batch_problem, `var<workgroup> left: array<vec4<R>, 2u * NB * KPACKS>;
// @when REAL
var<workgroup> corner: array<vec4<R>, 4>;
// @end
// @when COMPLEX
var<workgroup> corner: array<V, 16>;
// @end
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
  var bad = 0u;
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
`);
export const cholesky_soft = /* @__PURE__ */ joined(`
`, lib_double_elements, `const THREADS: u32 = 64u;
const LISTED: u32 = 0u;
struct Params {
`, lib_batch_fields, `  upper: u32,
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
`, lib_batch_problem, `var<workgroup> odd: atomic<u32>;
fn folded(e: u32, order: u32) -> vec2u {
  let isOdd = order % 2u;
  let width = order + 1u - isOdd;
  let i = e / width;
  let j = e % width;
  let long = order - 1u - i;
  return select(vec2u(i - isOdd, j - long - 1u), vec2u(long, j), j <= long);
}
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
`);
