// gemm_i8_pack: op(X), signed bytes, as the products of bytes read it: the depths of a row next to each other, four in a word, with zeros
// up to whole slabs.
// Storage   op(X)(i, l): byte offX + i*ldx + l of X with ACROSS 1, byte offX + i + l*ldx with 0; i < rows, l < depth
//           P[i*ldp + l/4], the byte of the lowest l lowest; l < 4*ldp
// Mapping   workgroup (x, y) -> 64 rows x 64 depths; thread -> four words, with ACROSS 0 by way of a transposition in workgroup memory
// Tunables  ACROSS   workgroup bytes = 64*17*4
// Needs     ldp a multiple of 16. Any offset and leading dimension: a word is put together from the two that hold its bytes; words are read
//           up to the end of the buffer, which is one of whole words
// Source    the transposition in workgroup memory of every packing kernel
const ACROSS: u32 = 0u;
const TILE: u32 = 64u;
const WORDS: u32 = TILE / 4u;
const PITCH: u32 = WORDS + 1u;

struct Params {
  baseX: u32,
  baseY: u32,
  rows: u32,
  depth: u32,
  offX: u32,
  ldx: u32,
  ldp: u32,
}
@group(0) @binding(0) var<storage, read> X: array<u32>;
@group(0) @binding(1) var<storage, read_write> P: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> tile: array<u32, TILE * PITCH>;

// The four bytes from byte `place` on.
fn bytes(place: u32) -> u32 {
  let last = arrayLength(&X) - 1u;
  let shift = 8u * (place % 4u);
  let low = X[min(place / 4u, last)];
  let high = X[min(place / 4u + 1u, last)];
  return select((low >> shift) | (high << ((32u - shift) % 32u)), low, shift == 0u);
}

// Byte q of four words, as one.
fn gathered(words: vec4u, q: u32) -> u32 {
  let b = (words >> vec4u(8u * q)) & vec4u(255u);
  return b.x | (b.y << 8u) | (b.z << 16u) | (b.w << 24u);
}

@compute @workgroup_size(256)
fn gemm_i8_pack(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row0 = (group.x + p.baseX) * TILE;
  let depth0 = (group.y + p.baseY) * TILE;
  if (ACROSS == 0u) {
    let i = 4u * (t % WORDS);
    let w = t / WORDS;
    var words: vec4u;
    // @unroll
    for (var q = 0u; q < 4u; q++) {
      let l = depth0 + 4u * w + q;
      words[q] = select(0u, bytes(p.offX + row0 + i + l * p.ldx), l < p.depth);
    }
    // @unroll
    for (var q = 0u; q < 4u; q++) {
      tile[(i + q) * PITCH + w] = gathered(words, q);
    }
    workgroupBarrier();
  }
  let w = t % WORDS;
  // @unroll
  for (var s = 0u; s < 4u; s++) {
    let i = t / WORDS + 16u * s;
    let l = depth0 + 4u * w;
    var word: u32;
    if (ACROSS == 0u) {
      word = tile[i * PITCH + w];
    } else {
      let kept = min(p.depth - min(p.depth, l), 4u);
      word = bytes(p.offX + (row0 + i) * p.ldx + l) & select((1u << (8u * kept % 32u)) - 1u, 0xffffffffu, kept == 4u);
    }
    if (row0 + i < p.rows) {
      P[(row0 + i) * p.ldp + depth0 / 4u + w] = word;
    }
  }
}
