export { ForgottenPasswordPage } from "./forgotten-password/ForgottenPasswordPage";
export { LoginPage } from "./login/LoginPage";
export { RegisterPage } from "./register/RegisterPage";
