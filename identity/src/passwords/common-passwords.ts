/**
 * Passwords that every attacker tries first, in spellings that meet the composition rules. Letter case is ignored in
 * comparisons.
 */
const COMMON = new Set(
  `p@ssw0rd p@$$w0rd p@ssword1 p@ssw0rd1 p@ssw0rd123 password@1 password@12 password@123 password@1234
   password#1 password123! pass@123 pass@1234 pass@word1 admin@1 admin@12 admin@123 admin@1234 admin123!
   welcome@1 welcome@12 welcome@123 welcome@1234 welcome1! welcome123! qwerty@123 qwerty@1234 qwerty1!
   qwerty12! qwerty123! qwerty!23 abc@123 abc@1234 abcd@123 abcd@1234 abc123! abc123!@# abcd1234! aa@123456
   aa123456! aa123456@ aa12345! a123456! a1234567! 1qaz!qaz 1qaz@wsx !qaz2wsx !qaz1qaz zaq!2wsx zaq1@wsx
   1q2w3e4r! q1w2e3r4! asdf@123 asdf1234! zxcv@123 india@123 summer2024! summer2025! summer2026!
   winter2024! winter2025! winter2026! spring2025! autumn2025! letmein1! letmein123! iloveyou1!
   monkey123! dragon123! football1! baseball1! sunshine1! princess1! superman1! batman123! master123!
   login@123 user@123 user@1234 root@123 guest@123 demo@123 demo@1234 changeme1! changeme123!
   secret123! company123! temp@123 temp1234! default1! hello123! hello@123 google@123 computer1!`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** True for passwords that attackers try first. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}
