// double_span: how many binary digits terms of a product of doubles lose at most, against the largest element of their row and that of their
// column: for every element of the product the least loss among its terms, and of these the largest.
// Storage   rows of op(A), columns of op(B) and R as in double_scale, R complete
//           D[0]: largest with what is found if that is more: the loss e of an element is the least of (largest exponent of its row - that
//           of a_il) + (largest of its column - that of b_lj) over terms without a zero; those without a term lose nothing
// Mapping   workgroup (x, y) -> 64 x 64 elements, thread -> 16 of them; depths in turns of 32, four to a word, until every element has a term
//           that loses no more than D[0] knows of already, or than `free`, up to which losses do not matter
// Tunables  PAIRS   workgroup bytes = 4632
// Needs     free < ENOUGH. A D[0] of ENOUGH or more says no more than that. part: of which elements, 0 all, 1 the lower triangle, 2 the upper
// Source    exponent span capacity, as cuBLAS 13 measures it for products of doubles by integers; bytes four at a time in a word
const ENOUGH: u32 = 28u;
const TILE: u32 = 64u;
const DEPTHS: u32 = 32u;
const WORDS: u32 = DEPTHS / 4u;
const PITCH: u32 = WORDS + 1u;
const EACH: u32 = 4u;
const STEP: u32 = TILE / EACH;

// @use lib/double
// @use lib/double_fetch
// @use lib/part

struct Params {
  baseX: u32,
  baseY: u32,
  depth: u32,
  rowsA: u32,
  offA: u32,
  rowA: u32,
  depthA: u32,
  rowsB: u32,
  offB: u32,
  rowB: u32,
  depthB: u32,
  free: u32,
  part: u32,
}
@group(0) @binding(0) var<storage, read> A: array<vec2u>;
@group(0) @binding(1) var<storage, read> B: array<vec2u>;
@group(0) @binding(2) var<storage, read> R: array<vec4u>;
@group(0) @binding(3) var<storage, read_write> D: array<atomic<u32>>;
@group(0) @binding(4) var<uniform> p: Params;

var<workgroup> slabA: array<u32, TILE * PITCH>;
var<workgroup> slabB: array<u32, TILE * PITCH>;
var<workgroup> some: atomic<u32>;
var<workgroup> go: u32;

// 32 of the largest of a row, one less for each digit below it, at least 1; 0 of zero, and of what is not finite.
fn level(x: vec2u, largest: u32) -> u32 {
  if (!dIsFinite(x) || dIsZero(x)) {
    return 0u;
  }
  return 32u - min(largest - leading(x), 31u);
}

// The levels of four depths of a row.
fn levels(side: u32, row: u32, l0: u32) -> u32 {
  let rows = select(p.rowsA, p.rowsB, side == 1u);
  var word = 0u;
  if (row < rows) {
    let largest = R[side * p.rowsA + row].x;
    for (var q = 0u; q < 4u; q++) {
      if (l0 + q < p.depth) {
        var x: vec2u;
        if (side == 0u) {
          x = A[placeOf(0u, row, l0 + q, p.offA, p.rowA, p.depthA)];
        } else {
          x = B[placeOf(1u, row, l0 + q, p.offB, p.rowB, p.depthB)];
        }
        word |= level(x, largest) << (8u * q);
      }
    }
  }
  return word;
}

// Threads side by side take what lies side by side.
fn fill(row0: u32, col0: u32, l0: u32, t: u32) {
  for (var s = t; s < TILE * WORDS; s += 256u) {
    let a = select(vec2u(s / WORDS, s % WORDS), vec2u(s % TILE, s / TILE), p.rowA == 1u);
    slabA[a.x * PITCH + a.y] = levels(0u, row0 + a.x, l0 + 4u * a.y);
    let b = select(vec2u(s / WORDS, s % WORDS), vec2u(s % TILE, s / TILE), p.rowB == 1u);
    slabB[b.x * PITCH + b.y] = levels(1u, col0 + b.x, l0 + 4u * b.y);
  }
}

// 255 in the bytes of a word of levels that are not 0.
fn present(x: u32) -> u32 {
  return (((x + 0x7f7f7f7fu) & 0x80808080u) >> 7u) * 255u;
}

@compute @workgroup_size(256)
fn double_span(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row0 = (group.x + p.baseX) * TILE;
  let col0 = (group.y + p.baseY) * TILE;
  let i0 = t % STEP;
  let j0 = t / STEP;
  // A bit for each element: those in which there are terms, and none was found yet that is large enough.
  var open = 0u;
  for (var q = 0u; q < EACH * EACH; q++) {
    let i = row0 + i0 + STEP * (q % EACH);
    let j = col0 + j0 + STEP * (q / EACH);
    if (i < p.rowsA && j < p.rowsB && inPart(p.part, i / (1u + PAIRS), j)) {
      open |= u32(R[i].x != 0u && R[p.rowsA + j].x != 0u) << q;
    }
  }
  for (var l0 = 0u; l0 < p.depth; l0 += DEPTHS) {
    if (t == 0u) {
      atomicStore(&some, 0u);
    }
    workgroupBarrier();
    let known = max(atomicLoad(&D[0]), p.free);
    // A term loses no more than that if its levels come to 64 less it.
    let add = (64u + known) * 0x01010101u;
    if (known >= ENOUGH) {
      open = 0u;
    }
    if (open != 0u) {
      atomicStore(&some, 1u);
    }
    fill(row0, col0, l0, t);
    workgroupBarrier();
    if (t == 0u) {
      go = atomicLoad(&some);
    }
    if (workgroupUniformLoad(&go) == 0u) {
      return;
    }
    for (var q = 0u; q < EACH * EACH; q++) {
      if (((open >> q) & 1u) != 0u) {
        let a = (i0 + STEP * (q % EACH)) * PITCH;
        let b = (j0 + STEP * (q / EACH)) * PITCH;
        var found = 0u;
        for (var w = 0u; w < WORDS; w++) {
          found |= slabA[a + w] + slabB[b + w] + add;
        }
        open &= ~(u32((found & 0x80808080u) != 0u) << q);
      }
    }
    workgroupBarrier();
  }
  // What is left loses more than is known of: how much, if it has a term at all.
  // @registers
  var best: array<u32, EACH * EACH>;
  if (t == 0u) {
    atomicStore(&some, 0u);
  }
  workgroupBarrier();
  if (open != 0u) {
    atomicStore(&some, 1u);
  }
  workgroupBarrier();
  if (t == 0u) {
    go = atomicLoad(&some);
  }
  if (workgroupUniformLoad(&go) == 0u) {
    return;
  }
  for (var l0 = 0u; l0 < p.depth; l0 += DEPTHS) {
    fill(row0, col0, l0, t);
    workgroupBarrier();
    // @unroll
    for (var q = 0u; q < EACH * EACH; q++) {
      if (((open >> q) & 1u) != 0u) {
        let a = (i0 + STEP * (q % EACH)) * PITCH;
        let b = (j0 + STEP * (q / EACH)) * PITCH;
        for (var w = 0u; w < WORDS; w++) {
          let both = present(slabA[a + w]) & present(slabB[b + w]);
          if (both != 0u) {
            let sums = (slabA[a + w] + slabB[b + w]) & both;
            let four = (vec4u(sums) >> vec4u(0u, 8u, 16u, 24u)) & vec4u(255u);
            best[q] = max(max(max(four.x, four.y), max(four.z, four.w)), best[q]);
          }
        }
      }
    }
    workgroupBarrier();
  }
  var most = 0u;
  // @unroll
  for (var q = 0u; q < EACH * EACH; q++) {
    if (best[q] != 0u) {
      most = max(most, 64u - best[q]);
    }
  }
  if (most != 0u) {
    atomicMax(&D[0], most);
  }
}
