// sytrf_nopiv: one block column of A = L D L^T without pivoting (HERMITIAN: L D L^H) in one dispatch: the block on its diagonal is factored,
//           and the rows below it are solved with.
// Storage   A(i, j) = A[off + i*rs + j*cs], i >= j, from the block's corner on: for an upper triangle its strides exchanged, which is the
//           transpose; of a Hermitian matrix that is conj(A), whose L is U^T. Its imaginary parts on the diagonal are not used. Out: L in
//           the `rows` rows below the block; L D of these rows in W[offW + i*rsW + j*csW]; L and D of the block, which all workgroups
//           read, in blocks[offT + i*rsT + j*csT]. info[offInfo], where it is 0: row0 + index of the first zero pivot + 1
// Mapping   workgroup x -> the block, which each factors for itself, and rows x*TILE.. of those below: they wait for the same chain of
//           columns. Thread (r, c) -> elements (r + SIDE*a, c + SIDE*b) in registers, as L D until the end
// Tunables  SIDE threads in each direction (8, 16)  D elements of the block per thread and direction (1..4): LEAF = SIDE*D  E rows below per
//           thread (1..8)  ACROSS 1: neighbours in memory lie in a row, not in a column; workgroup bytes = size(V)*SIDE*(3*D + 2*E)
//           HERMITIAN of complex numbers only
// Needs     width <= LEAF. One barrier per column: two halves of the workgroup memory take turns; width is a uniform.
//           A pivot below 2^-126 (both parts of a complex one) counts as zero: GPUs flush it. Nothing is eliminated with it.
// Source    right-looking elimination; MAGMA xHETRF_NOPIV, xSYTRF_NOPIV
// @use lib/field
const SIDE: u32 = 16u;
const D: u32 = 2u;
const E: u32 = 2u;
const ACROSS: u32 = 0u;
const HERMITIAN: u32 = 0u;
const LEAF: u32 = SIDE * D;
const TILE: u32 = SIDE * E;

struct Params {
  baseX: u32,
  width: u32,
  rows: u32,
  off: u32,
  rs: u32,
  cs: u32,
  offW: u32,
  rsW: u32,
  csW: u32,
  offT: u32,
  rsT: u32,
  csT: u32,
  row0: u32,
  offInfo: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read_write> W: array<T>;
@group(0) @binding(2) var<storage, read_write> blocks: array<T>;
@group(0) @binding(3) var<storage, read_write> info: array<i32>;
@group(0) @binding(4) var<uniform> p: Params;

// Column k of L D: of the block, and of the rows below it.
var<workgroup> column: array<V, 2 * (LEAF + TILE)>;
// D, and 1 for its zeros.
var<workgroup> divisors: array<V, LEAF>;

// What stands on the diagonal.
fn diagonal(x: V) -> V {
  // @when COMPLEX
  if (HERMITIAN == 1u) {
    return ofReal(realPart(x));
  }
  // @end
  return x;
}

// What stands on the other side of it.
fn mirrored(x: V) -> V {
  // @when COMPLEX
  if (HERMITIAN == 1u) {
    return conj(x);
  }
  // @end
  return x;
}

fn byPivot(x: V, d: V) -> V {
  // @when COMPLEX
  if (HERMITIAN == 1u) {
    return x / realPart(d);
  }
  // @end
  return divide(x, d);
}

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
fn sytrf_nopiv(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) id: vec3u) {
  let r = select(id.x, id.y, ACROSS == 1u);
  let c = select(id.y, id.x, ACROSS == 1u);
  let number = group.x + p.baseX;
  let tile = number * TILE;
  let below = p.off + (p.width + tile) * p.rs;
  // @registers
  var x: array<V, D * D>;
  // @registers
  var y: array<V, E * D>;
  // @registers
  var u: array<V, D>;
  // @unroll
  for (var b = 0u; b < D; b++) {
    let j = c + b * SIDE;
    // @unroll
    for (var a = 0u; a < D; a++) {
      let i = r + a * SIDE;
      if (i < p.width && j <= i) {
        let value = widen(A[p.off + i * p.rs + j * p.cs]);
        if (i == j) {
          x[a * D + b] = diagonal(value);
        } else {
          x[a * D + b] = value;
        }
      }
    }
    // @unroll
    for (var a = 0u; a < E; a++) {
      if (tile + r + a * SIDE < p.rows && j < p.width) {
        y[a * D + b] = widen(A[below + (r + a * SIDE) * p.rs + j * p.cs]);
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
        workgroupBarrier();
        let pivot = diagonal(column[half + k]);
        let zero = vanishes(pivot);
        if (r == 0u && c == 0u) {
          divisors[k] = pivot;
          if (zero) {
            divisors[k] = one();
            if (number == 0u && info[p.offInfo] == 0) {
              info[p.offInfo] = i32(p.row0 + k + 1u);
            }
          }
        }
        if (!zero) {
          // A(i, j) := A(i, j) - (L D)(i, k) L(j, k), or its conjugate; in the first block of columns only those behind column k.
          // @unroll
          for (var b = k0; b < D; b++) {
            u[b] = neg(mirrored(byPivot(column[half + c + b * SIDE], pivot)));
          }
          // @unroll
          for (var a = k0; a < D; a++) {
            let w = column[half + r + a * SIDE];
            if (c > kk) {
              x[a * D + k0] = mad(w, u[k0], x[a * D + k0]);
            }
            // @unroll
            for (var b = k0 + 1u; b < D; b++) {
              x[a * D + b] = mad(w, u[b], x[a * D + b]);
            }
          }
          // @unroll
          for (var a = 0u; a < E; a++) {
            let w = column[half + LEAF + r + a * SIDE];
            if (c > kk) {
              y[a * D + k0] = mad(w, u[k0], y[a * D + k0]);
            }
            // @unroll
            for (var b = k0 + 1u; b < D; b++) {
              y[a * D + b] = mad(w, u[b], y[a * D + b]);
            }
          }
        }
      }
    }
  }
  workgroupBarrier();
  // @unroll
  for (var b = 0u; b < D; b++) {
    let j = c + b * SIDE;
    if (j < p.width) {
      let d = divisors[j];
      // @unroll
      for (var a = 0u; a < E; a++) {
        let i = tile + r + a * SIDE;
        if (i < p.rows) {
          W[p.offW + i * p.rsW + j * p.csW] = narrow(y[a * D + b]);
          A[p.off + (p.width + i) * p.rs + j * p.cs] = narrow(byPivot(y[a * D + b], d));
        }
      }
      if (number == 0u) {
        // @unroll
        for (var a = 0u; a < D; a++) {
          let i = r + a * SIDE;
          if (i == j) {
            blocks[p.offT + i * p.rsT + j * p.csT] = narrow(diagonal(x[a * D + b]));
          } else if (i > j && i < p.width) {
            blocks[p.offT + i * p.rsT + j * p.csT] = narrow(byPivot(x[a * D + b], d));
          }
        }
      }
    }
  }
}
