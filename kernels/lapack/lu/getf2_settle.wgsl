// getf2_settle: brings what getf2_cooperative or getf2_cooperative_double has left to A, ipiv and info, and clears its mail; or, where
// workgroups had waited in vain, factors the panel by one workgroup alone, in place.
// Storage   A[offA + i + c*lda], i < m, c < width: in and out; W, found and mail as those have them; ipiv[offPiv + j] := row0 +
//           pivot's row + 1; info[offInfo]: the first zero pivot, if it is still 0. mail[0] stays as it is: whoever has waited in vain once
//           does not wait again
// Mapping   workgroup (x, y) -> rows x*THREADS*EACH.., columns y, y + as many as there are y, ...; to do it alone the first workgroup,
//           THREADS rows at a time. All clear the mail together
// Tunables  LANES ROWS LINES EACH WIDTH as getf2_cooperative. Workgroup bytes 16*LINES, without subgroups 16*THREADS + 576
//           T V R COMPLEX DOUBLE: lib/field
// Needs     all of a column's rows are one workgroup's: its barriers are enough
// Source    LAPACK xGETF2, right-looking
// @when SUBGROUPS
enable subgroups;
// @end
// @use lib/field
// @use lib/field_double
const LANES: u32 = 0u;
const ROWS: u32 = 32u;
const LINES: u32 = 8u;
const EACH: u32 = 1u;
const WIDTH: u32 = 8u;
const GROUPS: u32 = 8u;
const THREADS: u32 = ROWS * LINES;
const SUBGROUPS: u32 = (LANES + 31u) / 32u;
const ALONE: u32 = 1u - SUBGROUPS;
const HEAD: u32 = 4u;

struct Params {
  m: u32,
  width: u32,
  offA: u32,
  lda: u32,
  ldw: u32,
  row0: u32,
  offPiv: u32,
  offInfo: u32,
  letters: u32, // words of mail
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read> W: array<T>;
@group(0) @binding(2) var<storage, read_write> mail: array<u32>;
@group(0) @binding(3) var<storage, read> found: array<u32>;
@group(0) @binding(4) var<storage, read_write> ipiv: array<i32>;
@group(0) @binding(5) var<storage, read_write> info: array<i32>;
@group(0) @binding(6) var<uniform> p: Params;

// @when FLOAT
// @use lib/pivot_placed
// @end
// @when DOUBLE
// @use lib/keyed_double
// @use lib/pivot_placed_double
// @end

// @use lib/lost_mail

fn noteZero(column: u32) {
  if (info[p.offInfo] == 0) {
    info[p.offInfo] = i32(p.row0 + column);
  }
}

fn alone(r: u32, line: u32) {
  let t = r + line * ROWS;
  for (var j = 0u; j < p.width; j++) {
    var candidate = NO_PIVOT;
    for (var i = j + t; i < p.m; i += THREADS) {
      candidate = better(candidate, placedPivot(widen(A[p.offA + i + j * p.lda]), i, 0u));
    }
    let chosen = bestOfAll(r, line, candidate);
    let isZero = isNoPivot(chosen);
    let pivot = select(placeOf(chosen), j, isZero);
    if (t == 0u) {
      ipiv[p.offPiv + j] = i32(p.row0 + pivot + 1u);
      if (isZero) {
        noteZero(j + 1u);
      }
    }
    for (var c = t; c < p.width; c += THREADS) {
      let held = A[p.offA + j + c * p.lda];
      A[p.offA + j + c * p.lda] = A[p.offA + pivot + c * p.lda];
      A[p.offA + pivot + c * p.lda] = held;
    }
    storageBarrier();
    workgroupBarrier();
    if (!isZero) {
      let top = widen(A[p.offA + j + j * p.lda]);
      for (var i = j + 1u + t; i < p.m; i += THREADS) {
        let factor = divide(widen(A[p.offA + i + j * p.lda]), top);
        A[p.offA + i + j * p.lda] = narrow(factor);
        for (var c = j + 1u; c < p.width; c++) {
          let here = p.offA + i + c * p.lda;
          A[here] = narrow(mad(neg(factor), widen(A[p.offA + j + c * p.lda]), widen(A[here])));
        }
      }
    }
    storageBarrier();
    workgroupBarrier();
  }
}

@compute @workgroup_size(THREADS)
fn getf2_settle(
  @builtin(workgroup_id) group: vec3u,
  @builtin(num_workgroups) grid: vec3u,
// @when SUBGROUPS
  @builtin(subgroup_invocation_id) r: u32,
  @builtin(subgroup_id) line: u32,
// @end
// @when ALONE
  @builtin(local_invocation_index) index: u32,
// @end
) {
  // @when ALONE
  let r = index % ROWS;
  let line = index / ROWS;
  // @end
  let t = r + line * ROWS;
  let first = group.x * (THREADS * EACH) + t;
  if (isLost((group.x + group.y * grid.x) * THREADS + t, grid.x * grid.y * THREADS, p.letters, t)) {
    if (group.x + group.y == 0u) {
      alone(r, line);
    }
    return;
  }
  for (var c = group.y; c < p.width; c += grid.y) {
    // @unroll
    for (var e = 0u; e < EACH; e++) {
      let i = first + e * THREADS;
      if (i < p.m) {
        A[p.offA + i + c * p.lda] = W[i + c * p.ldw];
      }
    }
  }
  for (var j = first; j < p.width && group.x + group.y == 0u; j += THREADS) {
    ipiv[p.offPiv + j] = i32(p.row0 + found[j] + 1u);
  }
  if (first + group.y == 0u && found[WIDTH] != 0u) {
    noteZero(found[WIDTH]);
  }
}
