// getf2_load: copies a panel of A into the workspace and finds the pivot candidates of its first column, with its rows at their places.
// Storage   X(i, c) = A[offA + i + c*lda] -> panel[i + c*ldt], i < m, c < width; state: candidates and places, as lib/pivot_placed has them
// Mapping   workgroup (x) -> rows x*ROWS..; thread -> one row, every LINES-th column
// Tunables  LANES threads of every subgroup, or 0: without subgroups  ROWS rows per workgroup, LANES of them if there are any
//           LINES (1..16, LANES at most if there are any), ROWS*LINES 64 or more; workgroup bytes 16*LINES,
//           without subgroups 16*ROWS*LINES + 576
// Needs     one workgroup per ROWS rows, in one dispatch: the candidates are numbered by workgroup
// Source    LAPACK xGETF2, pivot search
// @when SUBGROUPS
enable subgroups;
// @end
// @use lib/field
const LANES: u32 = 0u;
const ROWS: u32 = 32u;
const LINES: u32 = 8u;
const THREADS: u32 = ROWS * LINES;
const SUBGROUPS: u32 = (LANES + 31u) / 32u;
const ALONE: u32 = 1u - SUBGROUPS;

struct Params {
  m: u32,
  width: u32,
  groups: u32,
  offA: u32,
  lda: u32,
  ldt: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> panel: array<T>;
@group(0) @binding(2) var<storage, read_write> state: array<u32>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/pivot_placed

@compute @workgroup_size(THREADS)
fn getf2_load(
  @builtin(workgroup_id) group: vec3u,
// @when SUBGROUPS
  @builtin(subgroup_invocation_id) r: u32,
  @builtin(subgroup_id) line: u32,
// @end
// @when ALONE
  @builtin(local_invocation_index) t: u32,
// @end
) {
  // @when ALONE
  let r = t % ROWS;
  let line = t / ROWS;
  // @end
  let i = group.x * ROWS + r;
  var candidate = NO_PIVOT;
  if (i < p.m) {
    for (var c = line; c < p.width; c += LINES) {
      panel[i + c * p.ldt] = A[p.offA + i + c * p.lda];
    }
    if (line == 0u) {
      state[3u * p.groups + i] = i;
      candidate = vec4u(pivotKey(abs1(widen(A[p.offA + i]))), i, i, 0u);
    }
  }
  let found = bestOfFirst(r, line, candidate);
  if (r == 0u && line == 0u) {
    state[group.x] = found.x;
    state[p.groups + group.x] = found.y;
    state[2u * p.groups + group.x] = found.z;
  }
}
