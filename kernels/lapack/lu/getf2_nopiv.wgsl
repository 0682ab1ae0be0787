// getf2_nopiv: one step of LU without pivoting: A11 = L11 U11, L21 := A21 U11^-1 and U12 := L11^-1 A12 in one dispatch.
// Storage   A11 = A[off + i + j*lda], i, j < width; A21 are the `rows` rows below it, A12 the `columns` columns beside it: in and out.
//           A11 is read by all workgroups and therefore written elsewhere: L11 and U11 to blocks[offT + i + j*LEAF].
//           info[offInfo]: the first zero pivot, counted from row0 + 1
// Mapping   workgroup x eliminates A11 once more for itself, together with rows x*TILE.. of A21 and columns x*TILE.. of A12: that all three
//           wait for the same chain of columns makes the solves free. Thread (r, c) -> elements (r + SIDE*a, c + SIDE*b) in registers
// Tunables  SIDE threads in each direction (8, 16)  D elements of A11 per thread and direction (1..4): LEAF = SIDE*D  E of a tile (1..8)
//           workgroup bytes = 16*SIDE*(D + E), of complex numbers twice as many
// Needs     width <= LEAF. One barrier per column: two halves of the workgroup memory take turns; width is a uniform.
//           A pivot below 2^-126 (both parts of a complex one) counts as zero: GPUs flush it. Nothing is eliminated with it.
// Source    right-looking elimination; MAGMA xGETF2_NOPIV
// @use lib/field
const SIDE: u32 = 16u;
const D: u32 = 2u;
const E: u32 = 2u;
const LEAF: u32 = SIDE * D;
const TILE: u32 = SIDE * E;

struct Params {
  baseX: u32,
  width: u32,
  rows: u32,
  columns: u32,
  off: u32,
  lda: u32,
  offT: u32,
  row0: u32,
  offInfo: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read_write> blocks: array<T>;
@group(0) @binding(2) var<storage, read_write> info: array<i32>;
@group(0) @binding(3) var<uniform> p: Params;

// Column k of A11 and A21, row k of A11 and A12.
var<workgroup> column: array<V, 2 * (LEAF + TILE)>;
var<workgroup> row: array<V, 2 * (LEAF + TILE)>;

// Whether a GPU may take it for zero.
// @when REAL
fn vanishes(x: V) -> bool {
  return (bitcast<u32>(x) & 0x7fffffffu) < 0x00800000u;
}
// @end
// @when COMPLEX
fn vanishes(x: V) -> bool {
  return all((bitcast<vec2u>(x) & vec2u(0x7fffffffu)) < vec2u(0x00800000u));
}
// @end

@compute @workgroup_size(SIDE, SIDE)
fn getf2_nopiv(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) id: vec3u) {
  let r = id.x;
  let c = id.y;
  let number = group.x + p.baseX;
  let tile = number * TILE;
  let below = p.off + p.width + tile;
  let beside = p.off + (p.width + tile) * p.lda;
  // @registers
  var x: array<V, D * D>;
  // @registers
  var y: array<V, E * D>;
  // @registers
  var z: array<V, D * E>;
  // @registers
  var u: array<V, D + E>;
  // @unroll
  for (var a = 0u; a < D; a++) {
    // @unroll
    for (var b = 0u; b < D; b++) {
      if (r + a * SIDE < p.width && c + b * SIDE < p.width) {
        x[a * D + b] = A[p.off + r + a * SIDE + (c + b * SIDE) * p.lda];
      }
    }
  }
  // @unroll
  for (var a = 0u; a < E; a++) {
    // @unroll
    for (var b = 0u; b < D; b++) {
      if (tile + r + a * SIDE < p.rows && c + b * SIDE < p.width) {
        y[a * D + b] = A[below + r + a * SIDE + (c + b * SIDE) * p.lda];
      }
      if (r + b * SIDE < p.width && tile + c + a * SIDE < p.columns) {
        z[b * E + a] = A[beside + r + b * SIDE + (c + a * SIDE) * p.lda];
      }
    }
  }
  // @unroll
  for (var k0 = 0u; k0 < D; k0++) {
    for (var kk = 0u; kk < SIDE; kk++) {
      let k = k0 * SIDE + kk;
      if (k < p.width) {
        let half = (k % 2u) * (LEAF + TILE);
        if (c == kk) {
          // @unroll
          for (var a = k0; a < D; a++) {
            column[half + r + a * SIDE] = x[a * D + k0];
          }
          // @unroll
          for (var a = 0u; a < E; a++) {
            column[half + LEAF + r + a * SIDE] = y[a * D + k0];
          }
        }
        if (r == kk) {
          // @unroll
          for (var b = k0; b < D; b++) {
            row[half + c + b * SIDE] = x[k0 * D + b];
          }
          // @unroll
          for (var b = 0u; b < E; b++) {
            row[half + LEAF + c + b * SIDE] = z[k0 * E + b];
          }
        }
        workgroupBarrier();
        let pivot = row[half + k];
        if (vanishes(pivot)) {
          if (number == 0u && r == 0u && c == 0u && info[p.offInfo] == 0) {
            info[p.offInfo] = i32(p.row0 + k + 1u);
          }
        } else {
          // @unroll
          for (var b = k0; b < D; b++) {
            u[b] = row[half + c + b * SIDE];
          }
          // @unroll
          for (var b = 0u; b < E; b++) {
            u[D + b] = row[half + LEAF + c + b * SIDE];
          }
          // Only the blocks that row and column k cross have elements to spare.
          // @unroll
          for (var a = k0; a < D; a++) {
            if (r + a * SIDE > k) {
              let factor = divide(column[half + r + a * SIDE], pivot);
              if (c > kk) {
                x[a * D + k0] = mad(-factor, u[k0], x[a * D + k0]);
              } else if (c == kk) {
                x[a * D + k0] = factor;
              }
              // @unroll
              for (var b = k0 + 1u; b < D; b++) {
                x[a * D + b] = mad(-factor, u[b], x[a * D + b]);
              }
              // @unroll
              for (var b = 0u; b < E; b++) {
                z[a * E + b] = mad(-factor, u[D + b], z[a * E + b]);
              }
            }
          }
          // @unroll
          for (var a = 0u; a < E; a++) {
            let factor = divide(column[half + LEAF + r + a * SIDE], pivot);
            if (c > kk) {
              y[a * D + k0] = mad(-factor, u[k0], y[a * D + k0]);
            } else if (c == kk) {
              y[a * D + k0] = factor;
            }
            // @unroll
            for (var b = k0 + 1u; b < D; b++) {
              y[a * D + b] = mad(-factor, u[b], y[a * D + b]);
            }
          }
        }
      }
    }
  }
  // @unroll
  for (var a = 0u; a < E; a++) {
    // @unroll
    for (var b = 0u; b < D; b++) {
      if (tile + r + a * SIDE < p.rows && c + b * SIDE < p.width) {
        A[below + r + a * SIDE + (c + b * SIDE) * p.lda] = y[a * D + b];
      }
      if (r + b * SIDE < p.width && tile + c + a * SIDE < p.columns) {
        A[beside + r + b * SIDE + (c + a * SIDE) * p.lda] = z[b * E + a];
      }
    }
  }
  if (number == 0u) {
    // @unroll
    for (var a = 0u; a < D; a++) {
      // @unroll
      for (var b = 0u; b < D; b++) {
        blocks[p.offT + r + a * SIDE + (c + b * SIDE) * LEAF] = x[a * D + b];
      }
    }
  }
}
