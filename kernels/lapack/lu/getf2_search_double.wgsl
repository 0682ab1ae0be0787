// getf2_search_double: the pivot candidates of the first column of a panel of doubles, and its rows at their places.
// Storage   X(i) = A[offA + i], i < m; best[x]: workgroup x's best candidate, as lib/pivot_double has it; places[i] := i
// Mapping   workgroup (x) -> THREADS rows; thread -> a row
// Tunables  THREADS (32..256); workgroup bytes 16*THREADS + 576   T V COMPLEX: lib/double_elements
// Needs     one workgroup per THREADS rows, in one dispatch: the candidates are numbered by workgroup
// Source    LAPACK xGETF2, pivot search
const THREADS: u32 = 256u;

struct Params {
  m: u32,
  offA: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> best: array<vec4u>;
@group(0) @binding(2) var<storage, read_write> places: array<u32>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/double_elements
// @use lib/pivot_double

@compute @workgroup_size(THREADS)
fn getf2_search_double(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = group.x * THREADS + t;
  var candidate = NO_PIVOT;
  if (i < p.m) {
    candidate = pivotOf(keyed(widen(A[p.offA + i])), i, i);
    places[i] = i;
  }
  let found = bestPivot(t, candidate, THREADS);
  if (t == 0u) {
    best[group.x] = found;
  }
}
