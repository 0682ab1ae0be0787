// Clears `letters` words of mail, as many threads of a dispatch as `stride` together, each from its `place` on, and says to a whole
// workgroup whether somebody has waited in vain. Uses the kernel's mail, and HEAD.
var<workgroup> lost: u32;

fn isLost(place: u32, stride: u32, letters: u32, t: u32) -> bool {
  for (var k = HEAD + place; k < HEAD + letters; k += stride) {
    mail[k] = 0u;
  }
  if (t == 0u) {
    lost = mail[0];
  }
  return workgroupUniformLoad(&lost) != 0u;
}
