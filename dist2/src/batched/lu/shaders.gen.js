// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
import { joined, lib_batch_fields, lib_batch_problem, lib_double_elements, lib_field, lib_group_packs, lib_group_rows, lib_pivot, lib_pivot_double, lib_pivot_key, lib_small_b, lib_small_head, lib_small_lane, lib_small_load, lib_small_load_b, lib_small_reports, lib_small_reports_out, lib_small_solve_lu, lib_small_stage_out, lib_small_store_b } from '../../runtime/shaderLibs.gen.js';
export const inv_small = /* @__PURE__ */ joined(`
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
const N: u32 = 8u;
const LANES: u32 = 2u;
const ROWS: u32 = 4u;
const THREADS: u32 = 32u;
const EDGE: u32 = 1u;
const SUBGROUPS: u32 = 1u;
const LISTED: u32 = 0u;
const STAGED: u32 = 0u;
const ACROSS: u32 = 0u;
const NONFINITE: u32 = 1u;
const C_IN_A: u32 = 0u;
const REPORTS: u32 = 1u;
const LOWER: u32 = 0u;
const FLIPPED: u32 = 0u;
const SYMMETRIC: u32 = 0u;
const C_APART: u32 = (1u - C_IN_A) * (1u - STAGED);
const C_BESIDE: u32 = C_IN_A * (1u - STAGED);
`, lib_small_head, `// @when C_APART
@group(0) @binding(8) var<storage, read_write> C: array<T>;
// @end
`, lib_pivot_key, `@compute @workgroup_size(THREADS)
fn inv_small(
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
  // @registers
  var at: array<u32, ROWS>;
  // @registers
  var places: array<u32, (N + 3u) / 4u>;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    at[r] = lane + r * LANES;
  }
  // @unroll
  for (var q = 0u; q < (N + 3u) / 4u; q++) {
    places[q] = 0u;
  }
  var failure = 0u;
  for (var k = 0u; k < N; k++) {
    if (k < top) {
      // @registers
      var keys: array<u32, ROWS>;
      var key = 0u;
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        keys[r] = select(0u, pivotKey(sizeOf(x[r * N])), (at[r] >= k) & (at[r] < n));
        key = max(key, keys[r]);
      }
      let best = groupMax(key);
      var chosen = NONE;
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        let candidate = 256u * at[r] + lane + r * LANES;
        chosen = min(chosen, select(NONE, candidate, (keys[r] == best) & (at[r] >= k) & (at[r] < n)));
      }
      chosen = groupMin(chosen);
      let who = chosen % 256u;
      // @unroll
      for (var q = 0u; q < (N + 3u) / 4u; q++) {
        places[q] |= select(0u, who << (8u * (k % 4u)), k / 4u == q);
      }
      // @registers
      var u: array<V, N>;
      // @unroll
      for (var c = 0u; c < N; c++) {
        var mine = x[c];
        // @unroll
        for (var r = 1u; r < ROWS; r++) {
          mine = select(mine, x[r * N + c], who / LANES == r);
        }
        u[c] = elementFromLane(mine, who % LANES);
      }
      let size = bitsOf(u[0]);
      let divides = (k < n) & (size >= 0x00800000u);
      failure = select(failure, k + 1u, (k < n) & !divides & (failure == 0u));
      let place = select(k, chosen / 256u, divides);
      let scale = select(1.0, 0x1p-64f, size > 0x7e000000u);
      let reciprocal = inverse(u[0] * scale);
      // @unroll
      for (var c = 1u; c < N; c++) {
        u[c] = select(V(), u[c], divides);
      }
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        at[r] = select(select(at[r], place, at[r] == k), k, at[r] == place);
        let isPivot = (at[r] == k) & divides;
        let quotient = mul(select(x[r * N], ofReal(-1.0), isPivot) * scale, reciprocal);
        let factor = select(V(), quotient, divides);
        let last = select(x[r * N], -factor, divides);
        // @unroll
        for (var c = 1u; c < N; c++) {
          x[r * N + c - 1u] = mad(-factor, u[c], select(x[r * N + c], V(), isPivot));
        }
        x[r * N + N - 1u] = last;
      }
    } else {
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        let first = x[r * N];
        // @unroll
        for (var c = 1u; c < N; c++) {
          x[r * N + c - 1u] = x[r * N + c];
        }
        x[r * N + N - 1u] = first;
      }
    }
  }
`, lib_small_reports, ``, lib_small_reports_out, `  let writes = live & ((failure == 0u) | fills);
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < N; c++) {
      let value = select(x[r * N + c], filling, fills);
      let column = extractBits(places[c / 4u], 8u * (c % 4u), 8u);
      if (writes & (at[r] < n) & (c < n)) {
        // @when STAGED
        let atS = at0 + PARTS * (at[r] * down + column * right);
        toStage(atS, narrow(value));
        // @end
        // @when C_APART
        C[own.C.off + at[r] * own.C.rs + column * own.C.cs] = narrow(value);
        // @end
        // @when C_BESIDE
        A[own.C.off + at[r] * own.C.rs + column * own.C.cs] = narrow(value);
        // @end
      }
    }
  }
`, lib_small_stage_out, `}
`);
export const lu_group = /* @__PURE__ */ joined(`
// @when SMALLEST
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
`, lib_field, ``, lib_group_packs, `const THREADS: u32 = 64u;
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
`, lib_batch_fields, `  ldF: u32,
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
`, lib_batch_problem, `var<workgroup> tile: array<vec4<R>, 2u * KB * PACKS>;
var<workgroup> corner: array<vec4<R>, 2u * KB * KPACKS>;
var<workgroup> published: array<vec4<R>, 2u * SUBGROUPS * PACKS>;
// @when SMALLEST
var<workgroup> best: array<vec2u, 2u * SUBGROUPS>;
// @end
var<workgroup> odd: atomic<u32>;
`, lib_pivot, `fn source(at: u32) -> V {
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
  var pivots = 0u;
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
    // @unroll
    for (var c = 0u; c < NB; c++) {
      x[c] = source(a.A.off + row * a.A.rs + min(c0 + c, n - 1u) * a.A.cs);
    }
    // @unroll
    for (var c = 0u; c < NB; c++) {
      most = max(most, select(0u, bitsOf(x[c]), t < m));
    }
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
`, lib_group_rows, `      turn = 1u - turn;
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
        let isZero = bitsOf(top) < 0x00800000u;
        // @end
        let pivot = select(found, step, isZero);
        pivots = select(pivots, pivot, t == step);
        firstZero = select(firstZero, step, isZero & (firstZero == NONE));
        let scale = select(1.0, 0x1p-64f, topKey > 0x7e000000u);
        let reciprocal = inverse(top * scale);
        at = select(select(at, pivot, at == step), step, at == pivot);
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
`);
export const lu_small = /* @__PURE__ */ joined(`
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
const N: u32 = 8u;
const LANES: u32 = 2u;
const ROWS: u32 = 4u;
const BLOCK: u32 = 2u;
const THREADS: u32 = 32u;
const RHS: u32 = 1u;
const EDGE: u32 = 1u;
const SUBGROUPS: u32 = 1u;
const LISTED: u32 = 0u;
const STAGED: u32 = 0u;
const ACROSS: u32 = 0u;
const PIVOT: u32 = 1u;
const SOLVES: u32 = 1u;
const NONFINITE: u32 = 1u;
const B_IN_A: u32 = 0u;
const REPORTS: u32 = 1u;
const LOWER: u32 = 0u;
const FLIPPED: u32 = 0u;
const SYMMETRIC: u32 = 0u;
const B_APART: u32 = SOLVES * (1u - B_IN_A);
`, lib_small_head, `// @when PIVOT
@group(0) @binding(6) var<storage, read_write> ipiv: array<i32>;
`, lib_pivot_key, `// @end
// @when SOLVES
`, lib_small_b, `// @end
@compute @workgroup_size(THREADS)
fn lu_small(
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
  top = min(p.m, p.n);
  // @end
  // @registers
  var at: array<u32, ROWS>;
  // @registers
  var exchanged: array<u32, ROWS>;
  // @registers
  var places: array<u32, (N + 3u) / 4u>;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    at[r] = lane + r * LANES;
    exchanged[r] = at[r];
  }
  // @unroll
  for (var q = 0u; q < (N + 3u) / 4u; q++) {
    places[q] = 0u;
  }
  var failure = 0u;
  // @unroll
  for (var k0 = 0u; k0 < N; k0 += BLOCK) {
    for (var j = 0u; j < BLOCK; j++) {
      let k = k0 + j;
      if (k < top) {
        var who = k;
        var place = k;
        // @when PIVOT
        // @registers
        var keys: array<u32, ROWS>;
        var key = 0u;
        // @unroll
        for (var r = 0u; r < ROWS; r++) {
          keys[r] = select(0u, pivotKey(sizeOf(x[r * N + k0])), (at[r] >= k) & (at[r] < m));
          key = max(key, keys[r]);
        }
        let best = groupMax(key);
        var chosen = NONE;
        // @unroll
        for (var r = 0u; r < ROWS; r++) {
          let candidate = 256u * at[r] + lane + r * LANES;
          chosen = min(chosen, select(NONE, candidate, (keys[r] == best) & (at[r] >= k) & (at[r] < m)));
        }
        chosen = groupMin(chosen);
        who = chosen % 256u;
        place = chosen / 256u;
        // @end
        // @when SOLVES
        // @unroll
        for (var q = k0 / 4u; q < (k0 + BLOCK + 3u) / 4u; q++) {
          places[q] |= select(0u, who << (8u * (k % 4u)), k / 4u == q);
        }
        // @end
        // @registers
        var u: array<V, N>;
        // @unroll
        for (var c = k0; c < N; c++) {
          var mine = x[c];
          // @unroll
          for (var r = 1u; r < ROWS; r++) {
            mine = select(mine, x[r * N + c], who / LANES == r);
          }
          u[c] = elementFromLane(mine, who % LANES);
        }
        let size = bitsOf(u[k0]);
        let counts = (k < m) & (k < n);
        let divides = counts & (size >= 0x00800000u);
        failure = select(failure, k + 1u, counts & !divides & (failure == 0u));
        place = select(k, place, divides);
        let scale = select(1.0, 0x1p-64f, size > 0x7e000000u);
        let reciprocal = inverse(u[k0] * scale);
        // @unroll
        for (var c = k0 + 1u; c < k0 + BLOCK; c++) {
          u[c] = select(V(), u[c], c + j < k0 + BLOCK);
        }
        // @when EDGE
        // @unroll
        for (var c = k0 + 1u; c < N; c++) {
          u[c] = select(V(), u[c], counts);
        }
        // @end
        // @unroll
        for (var r = 0u; r < ROWS; r++) {
          exchanged[r] = select(exchanged[r], place, lane + r * LANES == k);
          at[r] = select(select(at[r], place, at[r] == k), k, at[r] == place);
          let below = (at[r] > k) & divides;
          let quotient = mul(x[r * N + k0] * scale, reciprocal);
          let factor = select(V(), quotient, below);
          x[r * N + k0] = select(x[r * N + k0], quotient, below);
          // @unroll
          for (var c = k0 + 1u; c < N; c++) {
            x[r * N + c] = mad(-factor, u[c], x[r * N + c]);
          }
        }
      }
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
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
  var source: array<u32, ROWS>;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    source[r] = lane + r * LANES;
  }
  for (var c0 = 0u; c0 < p.nrhs; c0 += RHS) {
    // @registers
    var b: array<V, ROWS * RHS>;
`, lib_small_load_b, ``, lib_small_solve_lu, ``, lib_small_store_b, `    workgroupBarrier();
  }
  // @end
`, lib_small_reports_out, `  // @when PIVOT
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    let k = lane + r * LANES;
    if (live & (k < min(m, n))) {
      ipiv[own.piv + k] = i32(exchanged[r] + 1u);
    }
  }
  // @end
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < N; c++) {
      let value = select(x[r * N + c], filling, fills);
      // @when STAGED
      if ((at[r] < m) & (c < n)) {
        let atS = at0 + PARTS * (at[r] * down + c * right);
        toStage(atS, narrow(value));
      }
      // @end
      // @when DIRECT
      if (live & (at[r] < m) & (c < n)) {
        A[own.A.off + at[r] * own.A.rs + c * own.A.cs] = narrow(value);
      }
      // @end
    }
  }
`, lib_small_stage_out, `}
`);
export const lu_soft = /* @__PURE__ */ joined(`
`, lib_double_elements, `const THREADS: u32 = 64u;
const LISTED: u32 = 0u;
const NONE: u32 = 0xffffffffu;
struct Params {
`, lib_batch_fields, `  start: u32,
  end: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read_write> info: array<i32>;
@group(0) @binding(2) var<storage, read_write> nonfinite: array<i32>;
@group(0) @binding(3) var<storage, read_write> ipiv: array<i32>;
// @when LISTED
@group(0) @binding(4) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(5) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_pivot_double, `var<workgroup> odd: atomic<u32>;
@compute @workgroup_size(THREADS)
fn lu_soft(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let a = problem(group.x + p.baseX);
  let m = a.m;
  let n = a.n;
  let f = a.A;
  if (t == 0u) {
    atomicStore(&odd, 0u);
  }
  workgroupBarrier();
  var firstZero = NONE;
  if (p.start == 0u) {
    for (var e = t; e < m * n; e += THREADS) {
      if (!isFiniteV(widen(A[f.off + e % m * f.rs + e / m * f.cs]))) {
        atomicStore(&odd, 1u);
      }
    }
  } else if (info[p.offInfo + a.q] > 0) {
    firstZero = u32(info[p.offInfo + a.q]) - 1u;
  }
  let end = min(p.end, min(m, n));
  for (var k = p.start; k < end; k++) {
    storageBarrier();
    var candidate = NO_PIVOT;
    for (var i = k + t; i < m; i += THREADS) {
      candidate = better(candidate, pivotOf(keyed(widen(A[f.off + i * f.rs + k * f.cs])), i, i));
    }
    let chosen = bestPivot(t, candidate, THREADS);
    let isZero = (chosen.x | chosen.y) == 0u;
    let pivot = select(chosen.z, k, isZero);
    if (isZero) {
      firstZero = min(firstZero, k);
    }
    if (t == 0u) {
      ipiv[a.piv + k] = i32(pivot) + 1;
    }
    if (pivot != k) {
      for (var j = t; j < n; j += THREADS) {
        let upper = f.off + k * f.rs + j * f.cs;
        let lower = f.off + pivot * f.rs + j * f.cs;
        let moved = A[upper];
        A[upper] = A[lower];
        A[lower] = moved;
      }
    }
    storageBarrier();
    let diagonal = f.off + k * (f.rs + f.cs);
    if (!isZero) {
      let top = widen(A[diagonal]);
      for (var i = k + 1u + t; i < m; i += THREADS) {
        let at = f.off + i * f.rs + k * f.cs;
        A[at] = narrow(divide(widen(A[at]), top));
      }
    }
    storageBarrier();
    if (!isZero) {
      let rows = m - k - 1u;
      for (var e = t; e < rows * (n - k - 1u); e += THREADS) {
        let down = (1u + e % rows) * f.rs;
        let right = (1u + e / rows) * f.cs;
        let at = diagonal + down + right;
        A[at] = narrow(mad(neg(widen(A[diagonal + down])), widen(A[diagonal + right]), widen(A[at])));
      }
    }
  }
  storageBarrier();
  if (p.nanBits != 0u && firstZero != NONE && end == min(m, n)) {
    for (var e = t; e < m * n; e += THREADS) {
      A[f.off + e % m * f.rs + e / m * f.cs] = narrow(inAllParts(D_NAN));
    }
  }
  workgroupBarrier();
  if (t == 0u) {
    info[p.offInfo + a.q] = select(select(i32(firstZero) + 1, 0, firstZero == NONE), -1, a.outside);
    if (p.start == 0u) {
      nonfinite[p.offNonfinite + a.q] = i32(atomicLoad(&odd));
    }
  }
}
`);
export const slogdet_batched = `
const THREADS: u32 = 64u;
const DET: u32 = 1u;
const MAGNITUDE: u32 = 0x7fffffffu;
const INFINITY_BITS: u32 = 0x7f800000u;
const NAN_BITS: u32 = 0x7fc00000u;
const SIGN_BIT: u32 = 0x80000000u;
const LN2: f32 = 0.693147180559945;
struct Params {
  baseX: u32,
  n: u32,
  count: u32,
  offA: u32,
  strideA: u32,
  step: u32,
  offPiv: u32,
  stridePiv: u32,
  offSign: u32,
  offLog: u32,
  offDet: u32,
}
@group(0) @binding(0) var<storage, read> A: array<u32>;
@group(0) @binding(1) var<storage, read> ipiv: array<i32>;
@group(0) @binding(2) var<storage, read_write> sign: array<u32>;
@group(0) @binding(3) var<storage, read_write> logdet: array<u32>;
// @when DET
@group(0) @binding(4) var<storage, read_write> det: array<u32>;
// @end
@group(0) @binding(5) var<uniform> p: Params;
struct Split {
  significand: f32,
  exponent: i32,
}
fn split(magnitude: u32) -> Split {
  let leading = firstLeadingBit(max(magnitude, 1u));
  let below = magnitude < 0x800000u;
  let bits = select(magnitude, magnitude << (23u - min(leading, 23u)), below);
  let exponent = select(i32(magnitude >> 23u) - 127, i32(leading) - 149, below);
  return Split(bitcast<f32>((bits & 0x7fffffu) | 0x3f800000u), exponent);
}
@compute @workgroup_size(THREADS)
fn slogdet_batched(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let b = (group.x + p.baseX) * THREADS + t;
  if (b >= p.count) {
    return;
  }
  let fromA = p.offA + b * p.strideA;
  let fromPiv = p.offPiv + b * p.stridePiv;
  var product = 1.0;
  var exponent = 0;
  var negative = 0u;
  var worst = 0u;
  var zeros = 0u;
  for (var i = 0u; i < p.n; i++) {
    let bits = A[fromA + i * p.step];
    let magnitude = bits & MAGNITUDE;
    worst = max(worst, magnitude);
    zeros += select(0u, 1u, magnitude == 0u);
    negative ^= (bits >> 31u) ^ select(0u, 1u, ipiv[fromPiv + i] != i32(i + 1u));
    let factor = split(magnitude);
    product *= factor.significand;
    let carry = product >= 2.0;
    product = select(product, 0.5 * product, carry);
    exponent += factor.exponent + select(0, 1, carry);
  }
  let isNan = (worst > INFINITY_BITS) | ((worst == INFINITY_BITS) & (zeros > 0u));
  let isInfinite = worst == INFINITY_BITS;
  let isZero = zeros > 0u;
  let signed = negative * SIGN_BIT;
  let unit = select(bitcast<u32>(1.0) | signed, 0u, isZero);
  sign[p.offSign + b] = select(unit, NAN_BITS, isNan);
  let logarithm = bitcast<u32>(log(product) + f32(exponent) * LN2);
  let ofFinite = select(logarithm, INFINITY_BITS | SIGN_BIT, isZero);
  logdet[p.offLog + b] = select(select(ofFinite, INFINITY_BITS, isInfinite), NAN_BITS, isNan);
  // @when DET
  let shifted = exponent + 127;
  let fraction = bitcast<u32>(product) & 0x7fffffu;
  let denormal = (fraction | 0x800000u) >> u32(clamp(1 - shifted, 0, 31));
  let inRange = select(fraction | (u32(clamp(shifted, 0, 254)) << 23u), denormal, shifted <= 0);
  let magnitudeOf = select(select(inRange, 0u, isZero), INFINITY_BITS, isInfinite | ((shifted >= 255) & !isZero));
  det[p.offDet + b] = select(magnitudeOf | select(signed, 0u, isZero), NAN_BITS, isNan);
  // @end
}
`;
export const slogdet_complex = `
const THREADS: u32 = 64u;
const DET: u32 = 1u;
const MAGNITUDE: u32 = 0x7fffffffu;
const INFINITY_BITS: u32 = 0x7f800000u;
const NAN_BITS: u32 = 0x7fc00000u;
const SIGN_BIT: u32 = 0x80000000u;
const LN2: f32 = 0.693147180559945;
struct Params {
  baseX: u32,
  n: u32,
  count: u32,
  offA: u32,
  strideA: u32,
  step: u32,
  offPiv: u32,
  stridePiv: u32,
  offSign: u32,
  offLog: u32,
  offDet: u32,
}
@group(0) @binding(0) var<storage, read> A: array<vec2u>;
@group(0) @binding(1) var<storage, read> ipiv: array<i32>;
@group(0) @binding(2) var<storage, read_write> sign: array<vec2u>;
@group(0) @binding(3) var<storage, read_write> logdet: array<u32>;
// @when DET
@group(0) @binding(4) var<storage, read_write> det: array<vec2u>;
// @end
@group(0) @binding(5) var<uniform> p: Params;
fn exponentOf(magnitude: u32) -> i32 {
  return select(i32(magnitude >> 23u) - 127, i32(firstLeadingBit(max(magnitude, 1u))) - 149, magnitude < 0x800000u);
}
fn shiftedBits(bits: u32, shift: i32) -> u32 {
  let magnitude = bits & MAGNITUDE;
  let below = magnitude < 0x800000u;
  let leading = firstLeadingBit(max(magnitude, 1u));
  let fraction = select(magnitude, magnitude << (23u - min(leading, 23u)), below) & 0x7fffffu;
  let shifted = exponentOf(magnitude) + shift + 127;
  let denormal = (fraction | 0x800000u) >> u32(clamp(1 - shifted, 0, 31));
  let inRange = select(fraction | (u32(clamp(shifted, 0, 254)) << 23u), denormal, shifted <= 0);
  let value = select(inRange, INFINITY_BITS, shifted >= 255);
  return select(value, 0u, magnitude == 0u) | (bits & SIGN_BIT);
}
fn scaled(bits: vec2u, shift: i32) -> vec2f {
  return bitcast<vec2f>(vec2u(shiftedBits(bits.x, shift), shiftedBits(bits.y, shift)));
}
@compute @workgroup_size(THREADS)
fn slogdet_complex(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let b = (group.x + p.baseX) * THREADS + t;
  if (b >= p.count) {
    return;
  }
  let fromA = p.offA + b * p.strideA;
  let fromPiv = p.offPiv + b * p.stridePiv;
  var product = vec2f(1.0, 0.0);
  var exponent = 0;
  var worst = 0u;
  var zeros = 0u;
  for (var i = 0u; i < p.n; i++) {
    let bits = A[fromA + i * p.step];
    let larger = max(bits.x & MAGNITUDE, bits.y & MAGNITUDE);
    worst = max(worst, larger);
    zeros += select(0u, 1u, larger == 0u);
    let power = exponentOf(larger);
    let factor = scaled(bits, -power);
    let turned = select(factor, -factor, ipiv[fromPiv + i] != i32(i + 1u));
    let next = fma(vec2f(product.x), turned, product.y * vec2f(-turned.y, turned.x));
    let size = max(bitcast<u32>(next.x) & MAGNITUDE, bitcast<u32>(next.y) & MAGNITUDE);
    let carry = exponentOf(size);
    product = scaled(bitcast<vec2u>(next), -carry);
    exponent += power + carry;
  }
  let isNan = (worst > INFINITY_BITS) | ((worst == INFINITY_BITS) & (zeros > 0u));
  let isInfinite = worst >= INFINITY_BITS;
  let isZero = zeros > 0u;
  let size = sqrt(fma(product.x, product.x, product.y * product.y));
  let unit = select(bitcast<vec2u>(product / size), vec2u(), isZero);
  sign[p.offSign + b] = select(unit, vec2u(NAN_BITS), isInfinite);
  let logarithm = bitcast<u32>(log(size) + f32(exponent) * LN2);
  let ofFinite = select(logarithm, INFINITY_BITS | SIGN_BIT, isZero);
  logdet[p.offLog + b] = select(select(ofFinite, INFINITY_BITS, isInfinite), NAN_BITS, isNan);
  // @when DET
  let parts = bitcast<vec2u>(product);
  let value = vec2u(shiftedBits(parts.x, exponent), shiftedBits(parts.y, exponent));
  det[p.offDet + b] = select(select(value, vec2u(), isZero), vec2u(NAN_BITS), isInfinite);
  // @end
}
`;
