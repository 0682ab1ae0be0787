// @use lib/field
const EDGE_FREE: u32 = 1u - EDGE;
const GROUP: u32 = THREADS / LANES;
const DIRECT: u32 = 1u - STAGED;
const GUARDED: u32 = 1u - EDGE_FREE * (1u - LOWER);
const NONE: u32 = 0xffffffffu;
// Words of an element.
const PARTS: u32 = 1u + COMPLEX;
// A triangle of complex numbers is that of a Hermitian matrix, or of its factor, or with SYMMETRIC that of a symmetric one.
const HERMITIAN: u32 = COMPLEX * LOWER * (1u - SYMMETRIC);
// The lower triangle of a transpose: that of the conjugate matrix, and so are right-hand sides and solutions.
const MIRRORED: u32 = COMPLEX * FLIPPED * (1u - SYMMETRIC);
// Words of a staged matrix; those of full orders are kept apart, so that the lanes of different matrices reach different banks.
const WORDS: u32 = PARTS * N * N;
const PAD: u32 = 4u * PARTS * ((LANES + 3u) / 4u) * EDGE_FREE * (1u - (N % 4u + 3u) / 4u);
const COPIES: u32 = (WORDS * GROUP / 4u + THREADS - 1u) / THREADS;

struct Params {
// @use lib/batch_fields
}
// @when DIRECT
@group(0) @binding(0) var<storage, read_write> A: array<T>;
// @end
// @when STAGED
@group(0) @binding(1) var<storage, read_write> A4: array<vec4f>;
// @end
// @when REPORTS
@group(0) @binding(2) var<storage, read_write> info: array<i32>;
// @end
// @when NONFINITE
@group(0) @binding(3) var<storage, read_write> nonfinite: array<i32>;
// @end
// @when LISTED
@group(0) @binding(4) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(5) var<uniform> p: Params;

// @when STAGED
// The workgroup's matrices, which lie one behind the other, as they come from memory and go back to it.
var<workgroup> stage: array<vec4f, (GROUP * (WORDS + PAD) + 3u) / 4u>;

// Place in the stage of word `at` of the workgroup's matrices; PAD and words are multiples of four where there is a pad.
fn staged(at: u32) -> u32 {
  return at + PAD * (at / WORDS);
}
// @end
// @use lib/batch_problem
// @use lib/small_group
// @use lib/small_elements
